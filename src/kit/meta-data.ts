/** What other programs keep beside a thing: names and values that mean nothing to the shop itself. */
export type Meta = { id: number; key: string; value: unknown }
export type MetaChange = { id?: number; key?: string; value?: unknown }

/** More than any program needs; beyond it every answer about the thing would be slow. */
export const MOST_META = 100
export const LONGEST_META_BYTES = 64 * 1024

/** Changes by id, else by key; null takes away. Undefined when it would become more than is kept. */
export function changeMeta(now: readonly Meta[], changes: readonly MetaChange[]): Meta[] | undefined {
  let list = [...now]
  for (const { id, key, value } of changes) {
    const at = list.findIndex((one) => (id === undefined ? one.key === key : one.id === id))
    const known = list[at]
    if (value === null || value === undefined) list = list.filter((_, index) => index !== at)
    else if (known) list = list.with(at, { ...known, key: key ?? known.key, value })
    else if (key) list.push({ id: Math.max(0, ...list.map((one) => one.id)) + 1, key, value })
  }
  const isKept = list.length <= MOST_META && Buffer.byteLength(JSON.stringify(list)) <= LONGEST_META_BYTES
  return isKept ? list : undefined
}
