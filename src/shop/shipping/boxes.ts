import type { Cents } from '#kit/money.ts'
import { listOf, recordOf } from '#kit/unknown-json.ts'
import type { SidesMm } from './contract.ts'
import type { Box } from './packing/pack.ts'

/** A box that the merchant has: what fits in, what it weighs empty, what one costs. */
export type MerchantBox = {
  name: string
  /** Inside, in millimetres. */
  sides: SidesMm
  emptyGrams: number
  maxGrams: number
  costCents: Cents
}

export const MOST_BOXES = 50
/** Cardboard on both sides: what the carrier measures is larger than what fits in. */
const WALLS_MM = 6

/** Whatever stands in the setting `boxes`; one that makes no sense is left out. */
export const readBoxes = (stored: unknown): MerchantBox[] =>
  listOf(recordOf(stored)['boxes'])
    .flatMap((one) => readBox(one) ?? [])
    .slice(0, MOST_BOXES)

export function readBox(raw: unknown): MerchantBox | undefined {
  const { name, sides, emptyGrams, maxGrams, costCents } = recordOf(raw)
  const [length, width, height] = listOf(sides)
  const isSide = (side: unknown): side is number => isWhole(side, 10, 2_000)
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60 || /[\p{Cc}<>]/u.test(name)) return undefined
  if (!isSide(length) || !isSide(width) || !isSide(height)) return undefined
  if (!isWhole(emptyGrams, 0, 20_000) || !isWhole(maxGrams, 1, 200_000) || !isWhole(costCents, 0, 100_000)) return undefined
  return { name: name.trim(), sides: [length, width, height], emptyGrams, maxGrams, costCents }
}
const isWhole = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most

/** As packing wants it. */
export const boxOf = ({ name, sides, emptyGrams, maxGrams }: MerchantBox): Box => ({
  name,
  inner: sides,
  outer: [sides[0] + WALLS_MM, sides[1] + WALLS_MM, sides[2] + WALLS_MM],
  emptyGrams,
  maxGrams,
})
