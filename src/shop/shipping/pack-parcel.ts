import type { Parcel, SentPackage } from './contract.ts'
import { type Box, type Limits, pack, type Piece } from './packing/pack.ts'

/** Packages to send, or why there are none: what was not measured, or what the carrier does not take. */
export type PackedParcel =
  | { ok: true; packages: SentPackage[] }
  | { ok: false; reason: 'unmeasured' | 'too-large' | 'too-heavy' | 'too-many'; names: string[] }

/** More than this is a matter for a lorry, and for a talk. */
const MOST_PIECES = 500

/** Which thing of a parcel, and how many of it. */
export type Held = { at: number; units: number }
export type FilledPackage = SentPackage & { holds: Held[] }

/** A parcel in the merchant's boxes, each with what its things are worth. */
export function packParcel(parcel: Parcel, boxes: readonly Box[], limits: Limits): PackedParcel {
  const packed = fillPackages(parcel, boxes, limits)
  return packed.ok ? { ok: true, packages: packed.packages.map(sentOf) } : packed
}

/** The same with what is in each of them. */
export function fillPackages(
  { items = [] }: Pick<Parcel, 'items'>,
  boxes: readonly Box[],
  limits: Limits,
): { ok: true; packages: FilledPackage[] } | Exclude<PackedParcel, { ok: true }> {
  const unmeasured = items.filter(({ weightGrams, sides }) => weightGrams <= 0 || sides.some((side) => side <= 0))
  if (unmeasured.length > 0 || items.length === 0)
    return { ok: false, reason: 'unmeasured', names: unmeasured.map(({ name }) => name) }
  if (items.reduce((sum, { units }) => sum + units, 0) > MOST_PIECES)
    return { ok: false, reason: 'too-many', names: items.map(({ name }) => name) }
  const pieces = items.flatMap((item, at) =>
    Array.from({ length: item.units }, (): Piece => ({ id: String(at), sides: item.sides, grams: item.weightGrams })),
  )
  const { packages, unsendable } = pack(pieces, boxes, limits)
  const [first] = unsendable
  if (first) {
    const names = unsendable.map(({ piece }) => items[Number(piece.id)]!.name)
    return { ok: false, reason: first.reason, names: [...new Set(names)] }
  }
  return {
    ok: true,
    packages: packages.map(({ box, sides, grams, pieces: held }) => ({
      sides,
      grams,
      valueCents: held.reduce((sum, { id }) => sum + items[Number(id)]!.valueCents, 0),
      ...(box && { box: box.name }),
      holds: countHeld(held),
    })),
  }
}

const sentOf = ({ sides, grams, valueCents, box }: FilledPackage): SentPackage => ({
  sides,
  grams,
  valueCents,
  ...(box !== undefined && { box }),
})

function countHeld(pieces: readonly Piece[]): Held[] {
  const counts = new Map<number, number>()
  for (const { id } of pieces) counts.set(Number(id), (counts.get(Number(id)) ?? 0) + 1)
  return [...counts].map(([at, units]) => ({ at, units })).toSorted((one, other) => one.at - other.at)
}
