import type { NumberRange } from './contract.ts'

/** More than any panel offers; an address with more is somebody's experiment. */
const MOST_RANGES = 8
const NAME = /^(?:min|max)_(campo-[a-z0-9]+(?:-[a-z0-9]+)*)$/
const NUMBER = /^(-?\d{1,12})(?:[.,](\d{1,4}))?$/
const LONGEST_NAME = 70

/** «min_campo-comprimento=10&max_campo-comprimento=12,5»; what makes no sense is left out. */
export function readRanges(query: Record<string, unknown>): NumberRange[] {
  const names = Object.keys(query).flatMap((name) => (name.length <= LONGEST_NAME ? (NAME.exec(name)?.[1] ?? []) : []))
  return [...new Set(names)]
    .sort()
    .map((slug) => {
      const [low, high] = [numberOf(query[`min_${slug}`]), numberOf(query[`max_${slug}`])]
      const isTurned = low !== undefined && high !== undefined && low > high
      const [min, max] = isTurned ? [high, low] : [low, high]
      return { slug, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    })
    .filter(({ min, max }) => min !== undefined || max !== undefined)
    .slice(0, MOST_RANGES)
}

export const rangeParameters = (ranges: readonly NumberRange[]): [name: string, value: string][] =>
  ranges.flatMap(({ slug, min, max }) => [
    ...(min === undefined ? [] : ([[`min_${slug}`, String(min)]] as [string, string][])),
    ...(max === undefined ? [] : ([[`max_${slug}`, String(max)]] as [string, string][])),
  ])

/** The key of the field that an address names so. */
export const rangeKey = (slug: string) => slug.slice('campo-'.length).replaceAll('-', '_')

function numberOf(raw: unknown): number | undefined {
  const [, whole, part] = typeof raw === 'string' ? (NUMBER.exec(raw.trim()) ?? []) : []
  if (whole === undefined) return undefined
  const number = Number(part === undefined ? whole : `${whole}.${part}`)
  // Zero has no sign.
  return number === 0 ? 0 : number
}
