import type { Cents } from '#kit/money.ts'
import freeShipping from './methods/free-shipping.ts'

/** How far a cart is from being sent for free: nothing lacks where it already is. */
export type FreeFreight = { lacksCents: Cents; fromCents: Cents }

/** The zone's settings of each way that is free from an amount on. */
export type FreeZone = { free: unknown[] | null }

/** From which amount everybody is sent it for free, wherever they live; undefined where somebody is not. */
export function freeEverywhereFrom(zones: readonly FreeZone[]): Cents | undefined {
  const least = zones.map(({ free }) =>
    Math.min(...(free ?? []).flatMap((stored) => freeShipping.parse(stored)?.minimumCents ?? [])),
  )
  const from = Math.max(...least)
  return Number.isFinite(from) && from > 0 ? from : undefined
}

export const freeFreightOf = (fromCents: Cents, valueCents: Cents): FreeFreight => ({
  fromCents,
  lacksCents: Math.max(0, fromCents - valueCents),
})

/** How far the bar is filled, in whole percent; full only when nothing lacks. */
export const freePercent = ({ lacksCents, fromCents }: FreeFreight) =>
  lacksCents === 0 ? 100 : Math.min(99, Math.floor((100 * (fromCents - lacksCents)) / fromCents))
