import { metaValue } from '../php-serialized.ts'
import type { Row } from './staging.ts'

/** The metas of one thing: several rows may have the same key. */
export type Metas = Map<string, string[]>

export function metasOf(rows: readonly Row[] | undefined): Metas {
  const metas: Metas = new Map()
  for (const { meta_key: key, meta_value: value } of rows ?? []) {
    if (!key) continue
    const known = metas.get(key)
    if (known) known.push(value ?? '')
    else metas.set(key, [value ?? ''])
  }
  return metas
}

/** The last one counts, as for WordPress. */
export const meta = (metas: Metas, key: string): string => metas.get(key)?.at(-1) ?? ''
export const isYes = (metas: Metas, key: string) => meta(metas, key) === 'yes'

/** Numbers that a meta holds: serialised, or with commas. */
export function ids(metas: Metas, key: string): number[] {
  const text = meta(metas, key)
  const value = metaValue(text)
  const list = typeof value === 'string' ? value.split(',') : Object.values((value ?? {}) as Record<string, unknown>)
  return list.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** A serialised record; empty for what is none. */
export function record(metas: Metas, key: string): Record<string, unknown> {
  const value = metaValue(meta(metas, key))
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** What wc/v3 tells as `meta_data`: all but what has a place of its own. */
export const metaData = (metas: Metas, isKnown: (key: string) => boolean) =>
  [...metas]
    .filter(([key]) => !isKnown(key))
    .flatMap(([key, values]) => values.map((value) => ({ key, value: metaValue(value) })))
