import { refuseTiers } from '#kit/tier-rule.ts'
import { refuseAmount, wireAmount } from '../shared/amount.ts'
import { centsOf } from '../shared/words.ts'

export type TierRecord = { variation_id: number | null; tag_id: number | null; units: number; cents: number }
export type TiersRecord = { tiers: TierRecord[]; version: string }
/** A price as it is typed; `key` tells rows apart that say the same. */
export type TypedTier = { key: number; variation_id: number | null; tag_id: number | null; units: string; price: string }

export const typedTiers = (tiers: readonly TierRecord[]): TypedTier[] =>
  tiers.map(({ units, cents, ...about }, key) => ({
    ...about,
    key,
    units: String(units),
    price: (cents / 100).toFixed(2).replace('.', ','),
  }))

/** What is wrong with what was typed, or the prices that it says. */
export function readTiers(typed: readonly TypedTier[]): { problem: string } | { tiers: TierRecord[] } {
  const tiers: TierRecord[] = []
  for (const { units, price, variation_id, tag_id } of typed) {
    if (!/^[1-9]\d{0,3}$/.test(units.trim())) return { problem: 'A quantidade é um número de 1 a 9999.' }
    const amount = wireAmount(price)
    const cents = amount !== '' && refuseAmount(amount) === undefined ? centsOf(amount) : 0
    if (cents < 1 || cents > 100_000_000) return { problem: 'Escreva o preço como 8,90.' }
    tiers.push({ variation_id, tag_id, units: Number(units), cents })
  }
  const problem = refuseTiers(
    tiers.map(({ variation_id, tag_id, ...row }) => ({ ...row, variationId: variation_id, tagId: tag_id })),
  )
  return problem === undefined ? { tiers } : { problem }
}
