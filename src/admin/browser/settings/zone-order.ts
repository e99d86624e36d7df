/** An area as far as its turn goes; whether it holds every CEP decides what those after it are good for. */
export type Turn = { id: number; order: number; isCountry: boolean }

/** Where an area belongs among the others: a part of the country before the whole of it, which would leave it nothing; the whole at the end. */
export function inItsTurn(areas: readonly Turn[], area: Turn): Turn[] {
  const others = areas.filter(({ id }) => id !== area.id)
  const first = area.isCountry ? -1 : others.findIndex(({ isCountry }) => isCountry)
  const stands = areas.findIndex(({ id }) => id === area.id)
  if (!area.isCountry && stands !== -1 && (first === -1 || stands <= first)) return areas.with(stands, area)
  const at = first === -1 ? others.length : first
  return [...others.slice(0, at), area, ...others.slice(at)]
}

/**
 * Which areas get another order, so that they are asked as they stand here: each after the one before it. The last comes first,
 * so that nothing stands where nobody wants it while they are told one by one.
 */
export function newOrders(wanted: readonly Pick<Turn, 'id' | 'order'>[]): { id: number; order: number }[] {
  const changed: { id: number; order: number }[] = []
  let least = 0
  for (const { id, order: before } of wanted) {
    const order = Math.max(before, least)
    if (order !== before) changed.unshift({ id, order })
    least = order + 1
  }
  return changed
}
