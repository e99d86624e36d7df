import { decimalMoney } from '#kit/money.ts'
import { refuseTiers, type TierRow } from '#kit/tier-rule.ts'
import { decimalOf } from './cell-values.ts'

/** A price by quantity as products are read with it. */
export type NamedTier = { units: number; cents: number; tagId: number | null; group: string | null }

/** «10=8.90; 50=7.90; Atacado: 1=8.50»: from 10 units on 8,90 each, for customers with the tag «Atacado» 8,50 from the first one on. */
export const tierCell = (tiers: readonly NamedTier[]): string =>
  tiers.map(({ units, cents, group }) => `${group === null ? '' : `${group}: `}${units}=${decimalMoney(cents)}`).join('; ')

/** The prices that a cell says, or what is wrong with it, in words for the merchant. */
export function readTierCell(cell: string, tagIdOf: (group: string) => number | undefined): NamedTier[] | string {
  const tiers: NamedTier[] = []
  for (const part of cell.split(';').map((text) => text.trim())) {
    if (part === '') continue
    const [, group, units = '', price = ''] = /^(?:(.{1,100}?)\s*:\s*)?(\d{1,4})\s*=\s*(.+)$/.exec(part) ?? []
    const cents = decimalOf(price, 2)
    if (!cents || cents > 100_000_000)
      return `“${part.slice(0, 60)}” não é um preço por quantidade. Escreva como 10=8,90; 50=7,90.`
    const tagId = group === undefined ? null : tagIdOf(group)
    if (tagId === undefined) return `não há a etiqueta de clientes “${group}”.`
    tiers.push({ units: Number(units), cents, tagId, group: group ?? null })
  }
  const rows = tiers.map(({ units, cents, tagId }): TierRow => ({ variationId: null, tagId, units, cents }))
  return refuseTiers(rows) ?? tiers
}

/** Whether two lists say the same, whatever their order. */
export const isSameTiers = (one: readonly NamedTier[], other: readonly NamedTier[]) => signOf(one) === signOf(other)

const signOf = (tiers: readonly NamedTier[]) =>
  tiers
    .map(({ units, cents, tagId }) => `${tagId}:${units}=${cents}`)
    .sort()
    .join()
