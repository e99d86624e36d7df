import { isRecord } from '#kit/is-record.ts'

/** A typed value `{ "$$type": "string", "value": … }` without its types, all the way down. */
export function plainProp(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(plainProp)
  if (!isRecord(stored)) return stored
  if ('$$type' in stored) return plainProp(stored.value)
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, plainProp(value)]))
}

/** The type of a value: «size», «color», «global-color-variable». */
export const typeOfProp = (stored: unknown): string =>
  isRecord(stored) && typeof stored.$$type === 'string' ? stored.$$type : ''

/** A text, also where its words stand in pieces: `{ content, children: [{ content }] }`. */
export function textProp(stored: unknown): string {
  const plain = plainProp(stored)
  if (typeof plain === 'string' || typeof plain === 'number') return String(plain)
  if (!isRecord(plain)) return ''
  const own = typeof plain.content === 'string' ? plain.content : ''
  if (own !== '') return own
  return Array.isArray(plain.children) ? plain.children.map(textProp).join(' ') : ''
}

export function linkProp(stored: unknown): { url: string; is_external: string } | undefined {
  const plain = plainProp(stored)
  if (!isRecord(plain)) return undefined
  const { destination } = plain
  const url = typeof destination === 'string' ? destination : isRecord(destination) ? destination.url : plain.href
  return typeof url === 'string' ? { url, is_external: plain.isTargetBlank === true ? 'on' : '' } : undefined
}

export function imageProp(stored: unknown): Record<string, unknown> | undefined {
  const plain = plainProp(stored)
  const source = isRecord(plain) ? (isRecord(plain.src) ? plain.src : plain) : undefined
  if (!source) return undefined
  const url = typeof source.url === 'string' ? source.url : ''
  return source.id || url ? { id: source.id ?? 0, url, alt: typeof source.alt === 'string' ? source.alt : '' } : undefined
}
