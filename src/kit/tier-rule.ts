import type { Cents } from '#kit/money.ts'

/** A price as the merchant writes it: from so many units on, of the whole or one variation, for everybody or one group. */
export type TierRow = { variationId: number | null; tagId: number | null; units: number; cents: Cents }

export const MOST_TIERS = 100

/** What is wrong with prices by quantity, in words for the merchant; undefined where nothing is. */
export function refuseTiers(rows: readonly TierRow[]): string | undefined {
  if (rows.length > MOST_TIERS) return `Um produto tem até ${MOST_TIERS} preços por quantidade.`
  if (rows.some(({ tagId, units }) => tagId === null && units < 2))
    return 'Para todos os clientes, a quantidade começa em 2. O preço de uma unidade é o do produto.'
  for (const ladder of Map.groupBy(rows, ({ variationId, tagId }) => `${variationId}:${tagId}`).values()) {
    const sorted = [...ladder].sort((one, other) => one.units - other.units)
    const pairs = sorted.slice(1).map((row, place) => [sorted[place]!, row] as const)
    if (pairs.some(([one, other]) => one.units === other.units)) return 'Dois preços começam na mesma quantidade.'
    if (pairs.some(([one, other]) => other.cents >= one.cents)) return 'Quem leva mais paga menos: o preço diminui a cada faixa.'
  }
  return undefined
}

/** One price of a ladder: «10 ou mais: R$ 8,90». */
export type LadderStep = { units: number; cents: Cents }

/** What somebody with these prices pays from which quantity on: what is never the lowest is left out. */
export function ladderOf(rows: readonly LadderStep[]): LadderStep[] {
  const sorted = [...rows].sort((one, other) => one.units - other.units || one.cents - other.cents)
  const steps: LadderStep[] = []
  for (const { units, cents } of sorted) if (cents < (steps.at(-1)?.cents ?? Infinity)) steps.push({ units, cents })
  return steps
}
