/** An area as far as its turn goes; whether it holds every CEP decides what those after it are good for. */
export type Turn = { id: number; order: number; isCountry: boolean }

/** The turn of a new area, and the areas that move on for it: a part of the country comes before the whole of it, which would leave it nothing. */
export function turnOf(areas: readonly Turn[], isCountry: boolean): { order: number; moved: { id: number; order: number }[] } {
  const last = areas.at(-1)
  const first = isCountry ? -1 : areas.findIndex((area) => area.isCountry)
  if (first === -1) return { order: last ? last.order + 1 : 0, moved: [] }
  // Among equals the newer one is the later one.
  const order = areas[first - 1]?.order ?? 0
  const moved: { id: number; order: number }[] = []
  let taken = order
  for (const area of areas.slice(first)) {
    if (area.order > taken) break
    taken += 1
    moved.push({ id: area.id, order: taken })
  }
  return { order, moved }
}
