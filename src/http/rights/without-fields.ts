type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer without some properties: `total` of each item, `receiver.document` of what stands inside of it. */
export function withoutFields(body: unknown, hides: readonly string[]): unknown {
  if (hides.length === 0) return body
  if (Array.isArray(body)) return body.map((item) => withoutFields(item, hides))
  if (!isFields(body)) return body
  const kept = Object.entries(body).flatMap(([key, value]) => {
    if (hides.includes(key)) return []
    const inner = hides.filter((name) => name.startsWith(`${key}.`)).map((name) => name.slice(key.length + 1))
    return [[key, withoutFields(value, inner)] as const]
  })
  return Object.fromEntries(kept)
}
