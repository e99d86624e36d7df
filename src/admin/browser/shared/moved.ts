/** The same list with one of its things at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/** Where something stands in a list; -1 where it does not. */
export const placeIn = (list: readonly { id: number }[], id: string | undefined) => list.findIndex((one) => String(one.id) === id)

/** The place that something gets when it is let go over another of its list; undefined where that changes nothing. */
export function placeOver(list: readonly { id: number }[], id: string, onto: string | undefined): number | undefined {
  const place = placeIn(list, onto)
  return place === -1 || onto === id || placeIn(list, id) === -1 ? undefined : place
}
