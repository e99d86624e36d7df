/** As PHP's serialize() writes it. */
export function serialize(value: unknown): string {
  if (value === null || value === undefined) return 'N;'
  if (typeof value === 'boolean') return `b:${Number(value)};`
  if (typeof value === 'number') return `i:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const pairs: [unknown, unknown][] = Array.isArray(value) ? value.map((one, at) => [at, one]) : Object.entries(value)
  return `a:${pairs.length}:{${pairs.map(([key, one]) => serialize(key) + serialize(one)).join('')}}`
}
