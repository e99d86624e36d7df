import { stateOfCep } from './cep.ts'

/**
 * Those nearest to a CEP first, as far as postal codes tell: the more digits they share the nearer they lie, then those of the same
 * state, then by the distance of the numbers.
 */
export function nearestFirst<T extends { postcode: string }>(places: readonly T[], cep: string): T[] {
  const state = stateOfCep(cep)
  const ranked = places.map((place) => ({
    place,
    shared: place.postcode === '' ? -1 : sharedDigits(place.postcode, cep),
    isSameState: place.postcode !== '' && stateOfCep(place.postcode) === state,
    apart: place.postcode === '' ? Infinity : Math.abs(Number(place.postcode) - Number(cep)),
  }))
  return ranked
    .toSorted((a, b) => {
      const near = (one: (typeof ranked)[number]) => (one.shared >= 2 ? one.shared : 0)
      return near(b) - near(a) || Number(b.isSameState) - Number(a.isSameState) || a.apart - b.apart || 0
    })
    .map(({ place }) => place)
}

function sharedDigits(a: string, b: string): number {
  let shared = 0
  while (shared < 8 && a[shared] === b[shared]) shared++
  return shared
}
