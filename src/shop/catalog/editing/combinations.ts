/** The values that a product offers of one attribute. */
export type Axis = { attributeId: number; termIds: number[] }
/** What a variation is, by attribute; an attribute that is missing fits any choice. */
export type Combination = ReadonlyMap<number, number>

/** Every choice that no variation stands for yet, at most so many, in the order of the axes. */
export function missingCombinations(axes: readonly Axis[], known: readonly Combination[], most: number): Combination[] {
  if (axes.length === 0 || axes.some(({ termIds }) => termIds.length === 0)) return []
  const missing: Combination[] = []
  for (const wanted of combinations(axes)) {
    if (missing.length >= most) break
    if (!known.some((one) => covers(one, wanted))) missing.push(wanted)
  }
  return missing
}

/** A variation that leaves an attribute open stands for each of its values. */
const covers = (variation: Combination, wanted: Combination) =>
  [...variation].every(([attribute, term]) => !wanted.has(attribute) || wanted.get(attribute) === term)

function* combinations(axes: readonly Axis[]): Generator<Combination> {
  const [first, ...rest] = axes
  if (!first) {
    yield new Map()
    return
  }
  for (const term of first.termIds) for (const others of combinations(rest)) yield new Map([[first.attributeId, term], ...others])
}
