import { formatCep } from '#kit/brazil/cep.ts'
import { STATES } from '#kit/brazil/states.ts'

/** A place of an area of delivery as the API tells it. */
export type Location = { code: string; type: string }
/** All of the country, or some states and ranges of CEPs, one range a line. */
export type Places = { kind: 'country' } | { kind: 'parts'; states: string[]; ranges: string }

export const WHOLE_COUNTRY: readonly Location[] = [{ code: 'BR', type: 'country' }]

/** One CEP, or two with something between them; whatever else stands in the line makes it none. */
const RANGE = /^(\d{5}[-–]?\d{3})(?:(?:\s*(?:até|a|-|–|,|;)\s*|\s+)(\d{5}[-–]?\d{3}))?$/i

/** What a person chose, from what the API tells. */
export function placesOf(locations: readonly Location[]): Places {
  const states = locations.filter(({ type }) => type === 'state').map(({ code }) => code.replace('BR:', ''))
  const ceps = locations.filter(({ type }) => type === 'postcode').map(({ code }) => rangeText(code))
  return states.length + ceps.length === 0 ? { kind: 'country' } : { kind: 'parts', states, ranges: ceps.join('\n') }
}

/** And back; the line that is no range of CEPs, when there is one. */
export function locationsOf(places: Places): { ok: true; locations: readonly Location[] } | { ok: false; line: string } {
  if (places.kind === 'country') return { ok: true, locations: WHOLE_COUNTRY }
  const locations: Location[] = places.states.map((code) => ({ code: `BR:${code}`, type: 'state' }))
  for (const line of linesOf(places.ranges)) {
    const [, from = '', to = from] = RANGE.exec(line.replaceAll('.', ''))?.map((cep) => cep?.replaceAll(/[-–]/g, '')) ?? []
    if (from === '' || from > to) return { ok: false, line }
    locations.push({ code: `${from}...${to}`, type: 'postcode' })
  }
  return { ok: true, locations }
}

/** «Todo o Brasil», «Minas Gerais, São Paulo», «36300-000 a 36329-999». */
export function placesText(locations: readonly Location[]): string {
  const places = placesOf(locations)
  if (places.kind === 'country') return 'Todo o Brasil'
  return [...places.states.map((code) => STATES[code as keyof typeof STATES] ?? code), ...linesOf(places.ranges)].join(', ')
}

const linesOf = (ranges: string) =>
  ranges
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const rangeText = (code: string) =>
  code
    .split('...')
    .map((cep) => formatCep(cep))
    .join(' a ')
