import { tidyPath } from '#content/redirects/asked-address.ts'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { plainText } from '#kit/safe-html.ts'
import { typedLine } from '#kit/typed-text.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'

/** Values of wc/v3 and wp/v2 as old shops tell them: numbers as texts, texts as numbers, zero for nothing. */
export type Wire = Record<string, unknown>

/** Centavos of a decimal, half centavos away from zero; undefined for what is no number. */
export function centsOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value).trim()
  const [, sign, whole, rest = ''] = /^([+-]?)(\d{1,12})(?:[.,](\d*))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(rest.slice(0, 2).padEnd(2, '0')) + (rest.charAt(2) >= '5' ? 1 : 0)
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** A name as people read it: WordPress keeps «Cama &amp; Banho» in every name of a category, and titles may have markup. */
export const nameLine = (raw: unknown, longest: number): string =>
  typedLine(typeof raw === 'string' && /<[a-z/!]|&#?\w+;/i.test(raw) ? plainText(raw.slice(0, longest * 4)) : raw, longest)

/** The number of another thing there; undefined for 0 and nothing. */
export function oldIdOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value).trim()
  return text === '' || text === '0' ? undefined : text.slice(0, 200)
}
export const oldIdsOf = (value: unknown): string[] => [...new Set(listOf(value).flatMap((one) => oldIdOf(one) ?? []))]

export function wholeOf(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : textOf(value).trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) && Math.abs(number) <= 2_147_483_647 ? Math.trunc(number) : undefined
}

export const flagOf = (value: unknown) => value === true || value === 1 || value === '1' || value === 'yes' || value === 'true'

/** A moment by its name in UTC (`…_gmt`) before its name in the shop's time. */
export function momentOf(data: Wire, name: string): Date | undefined {
  const utc = textOf(data[`${name}_gmt`])
  const local = textOf(data[name])
  const at = /^[1-9]\d{3}-/.test(utc)
    ? new Date(/(Z|[+-]\d\d:?\d\d)$/.test(utc) ? utc : `${utc.replace(' ', 'T')}Z`)
    : /^[1-9]\d{3}-/.test(local)
      ? readLocalMoment(local)
      : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

/** What plug-ins keep beside a thing; the first of a name counts. */
export const metasOf = (data: Wire): { key: string; value: unknown }[] =>
  listOf(data['meta_data']).flatMap((one) => {
    const { key, value } = recordOf(one)
    return typeof key === 'string' && key !== '' ? [{ key, value }] : []
  })

export const metaTextOf = (data: Wire, ...keys: string[]): string => {
  const metas = metasOf(data)
  for (const key of keys) {
    const found = metas.find((one) => one.key === key)?.value
    if (typeof found === 'string' && found.trim() !== '') return found.trim()
    if (typeof found === 'number') return String(found)
  }
  return ''
}

/** A text, or what `{ raw, rendered }` says. */
export const rawOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const { raw, rendered } = recordOf(value)
  return textOf(raw) || textOf(rendered)
}

/** The path of an address there, as redirects keep paths; undefined for the front page and what names no path. */
export function pathOf(url: string): string | undefined {
  const path = URL.canParse(url, 'https://x') ? tidyPath(new URL(url, 'https://x').pathname) : undefined
  return path === '/' ? undefined : path
}
