/** An entry of `meta_data`; one that is new has no number yet. */
export type MetaEntry = { id?: number; key: string; value: unknown }

export const valueIn = (meta: readonly MetaEntry[], key: string): unknown => meta.find((one) => one.key === key)?.value ?? null

/** The same entries with one value changed; null takes it away, as the API has it. */
export const withValue = (meta: readonly MetaEntry[], key: string, value: unknown): MetaEntry[] =>
  meta.some((one) => one.key === key) ? meta.map((one) => (one.key === key ? { ...one, value } : one)) : [...meta, { key, value }]

/** What was changed, and nothing else: two who change different fields don't undo each other. */
export const changedEntries = (before: readonly MetaEntry[], after: readonly MetaEntry[]): MetaEntry[] =>
  after.filter(({ key, value }) => JSON.stringify(value ?? null) !== JSON.stringify(valueIn(before, key)))
