import { readState } from '#kit/brazil/states.ts'
import type { Places, Zone } from '#shop/shipping/zones.ts'

export type Location = { code: string; type: string }

/** Where a zone is, as wc/v3 tells it: states, ranges of CEPs, or all of the country that no other zone has. */
export function locationsOf({ states, ranges }: Pick<Zone, 'states' | 'ranges'>): Location[] {
  if (states.length === 0 && ranges.length === 0) return [{ code: 'BR', type: 'country' }]
  return [
    ...states.map((state) => ({ code: `BR:${state}`, type: 'state' })),
    ...ranges.map(({ from, to }) => ({ code: from === to ? from : `${from}...${to}`, type: 'postcode' })),
  ]
}

/** The same read from a client; undefined when one of them is nowhere. The country itself says nothing beside its parts. */
export function placesOf(locations: Location[]): Places | undefined {
  const places: Places = { states: [], ranges: [] }
  for (const { code, type } of locations) {
    if (type === 'country' && code === 'BR') continue
    const state = type === 'state' ? /^BR:(\w\w)$/.exec(code)?.[1] : undefined
    const range = type === 'postcode' ? rangeOf(code) : undefined
    if (state && readState(state) === state) places.states.push(state)
    else if (range) places.ranges.push(range)
    else return undefined
  }
  return { states: [...new Set(places.states)], ranges: places.ranges }
}

/** «36300-000», «36300000...36329999» or «363*». */
function rangeOf(code: string) {
  const [first = '', last = first, ...more] = code.replaceAll(/[\s-]/g, '').split('...')
  if (more.length > 0 || !/^\d{1,7}\*$|^\d{8}$/.test(first) || (last !== first && !/^\d{8}$/.test(last))) return undefined
  const [from, to] = [first.replace('*', '').padEnd(8, '0'), last.replace('*', '').padEnd(8, '9')]
  return from <= to && !(first.includes('*') && last !== first) ? { from, to } : undefined
}
