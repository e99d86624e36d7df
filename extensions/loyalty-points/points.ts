/** Points for what was paid: whole ones, and none for a part of a real that is left over. */
export const pointsFor = (paidCents: number, perReal: number) => Math.max(0, Math.floor((paidCents * perReal) / 100))

/** What the points left are worth, as whole points: nobody gets a centavo out of half a point. */
export function discountOf({ points, centsPerPoint, goodsCents }: { points: number; centsPerPoint: number; goodsCents: number }) {
  const usable = Math.min(points, Math.floor(goodsCents / centsPerPoint))
  return usable > 0 ? usable * centsPerPoint : 0
}

/** Points that are left, of what was earned and what orders took off the price for them. */
export const pointsLeft = ({
  earned,
  spentCents,
  centsPerPoint,
}: {
  earned: number
  spentCents: number
  centsPerPoint: number
}) => Math.max(0, earned - Math.ceil(spentCents / centsPerPoint))
