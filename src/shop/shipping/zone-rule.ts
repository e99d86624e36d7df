import type { Destination } from './contract.ts'

/** Where a zone is: states, ranges of CEPs from one to another, or with neither the rest of the country. */
export type ZonePlaces = { id: number; states: string[]; ranges: [from: string, to: string][] }

/** The first zone, in the merchant's order, that a CEP lies in. */
export const zoneFor = ({ postcode, state }: Destination, zones: readonly ZonePlaces[]): ZonePlaces | undefined =>
  zones.find(
    ({ states, ranges }) =>
      states.includes(state) ||
      ranges.some(([from, to]) => from <= postcode && postcode <= to) ||
      (states.length === 0 && ranges.length === 0),
  )
