import { SECTIONS } from '../sections.ts'
import type { Place } from './resources.ts'

const PLACES: Record<string, Place> = Object.assign({}, ...SECTIONS.map(({ places }) => places))

/** Where the API has what a screen asks for. */
export function placeOf(resource: string): Place {
  const place = PLACES[resource]
  if (place) return place
  throw new Error(`The workbench knows no resource "${resource}". Name it, with its path, in a section.ts.`)
}
