/** Deeper or larger than anything that an honest shop keeps in one value. */
const MAX_DEPTH = 64
const MAX_NODES = 200_000

/** `isMended`: a length was wrong, as after a search-and-replace over the whole database. */
export type Unserialized = { value: unknown; isMended: boolean }

/** What PHP's serialize() wrote, as plain data: lists, records, texts, numbers. Undefined for anything else. Classes are never built. */
export function unserialize(text: string): Unserialized | undefined {
  if (!LOOKS_SERIALIZED.test(text)) return undefined
  try {
    return readAll(Buffer.from(text, 'utf8'))
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

/** A value of a meta or option: unserialised where it is serialised, also twice; else the text itself. */
export function metaValue(text: string): unknown {
  const once = unserialize(text)
  if (!once) return text
  return typeof once.value === 'string' ? (unserialize(once.value)?.value ?? once.value) : once.value
}

const LOOKS_SERIALIZED = /^\s*(?:N;|[bid]:[^;]+;|[saOCE]:\d+:)/
const AFTER_TEXT = /^(?:\}|N;|[bidsaOCErR]:)/

class Malformed extends Error {}
/** `weight`: how many values it holds. References repeat them, so each repetition counts. */
type Slot = { value: unknown; weight: number }

function readAll(bytes: Buffer): Unserialized {
  let at = 0
  let nodes = 0
  let isMended = false
  const slots: Slot[] = []

  const count = (added: number) => {
    nodes += added
    if (nodes > MAX_NODES) throw new Malformed()
  }
  const expect = (sign: string) => {
    if (bytes[at++] !== sign.charCodeAt(0)) throw new Malformed()
  }
  const upTo = (sign: string) => {
    const end = bytes.indexOf(sign, at, 'latin1')
    if (end < 0 || end - at > 64) throw new Malformed()
    const text = bytes.toString('latin1', at, end)
    at = end + 1
    return text
  }
  const whole = (sign: string) => {
    const text = upTo(sign)
    if (!/^\d{1,12}$/.test(text)) throw new Malformed()
    return Number(text)
  }

  /** The text in quotation marks; the next sign is the one after the closing mark. */
  const quoted = (length: number, isFollowed: boolean) => {
    expect('"')
    let end = at + length
    const closes = bytes[end] === 34 && (!isFollowed || bytes[end + 1] === 59)
    if (!closes) {
      end = isFollowed ? mendedEnd() : bytes.indexOf('"', at, 'latin1')
      if (end < 0) throw new Malformed()
      isMended = true
    }
    const text = bytes.toString('utf8', at, end)
    at = end + 1
    return text
  }
  /** The first `";` after which something else can begin. */
  const mendedEnd = () => {
    for (let end = bytes.indexOf('";', at, 'latin1'); end >= 0; end = bytes.indexOf('";', end + 1, 'latin1')) {
      if (end + 2 === bytes.length || AFTER_TEXT.test(bytes.toString('latin1', end + 2, end + 4))) return end
    }
    return -1
  }

  const keyOf = (): string => {
    const kind = String.fromCharCode(bytes[at] ?? 0)
    at += 2
    if (kind === 'i') return upTo(';')
    if (kind !== 's') throw new Malformed()
    const key = quoted(whole(':'), true)
    expect(';')
    // Private and protected properties carry their class between two NULs.
    return key.replace(/^\0[^\0]*\0/, '')
  }

  const entries = (depth: number, slot: Slot): unknown => {
    if (depth >= MAX_DEPTH) throw new Malformed()
    const before = nodes
    const pairs: [string, unknown][] = []
    // The count before the brace may be wrong too; the closing brace is not.
    while (bytes[at] !== 125) pairs.push([keyOf(), read(depth + 1)])
    at++
    const isList = pairs.every(([key], index) => key === String(index))
    slot.weight = nodes - before + 1
    slot.value = isList ? pairs.map(([, value]) => value) : Object.fromEntries(pairs)
    return slot.value
  }

  const reference = (kind: string): unknown => {
    const slot = slots[whole(';') - 1]
    if (!slot) throw new Malformed()
    count(slot.weight)
    if (kind === 'r') slots.push(slot)
    return slot.value
  }

  const read = (depth: number): unknown => {
    const kind = String.fromCharCode(bytes[at] ?? 0)
    at++
    count(1)
    if (kind === 'R' || kind === 'r') {
      expect(':')
      return reference(kind)
    }
    // A value that holds itself is null inside.
    const slot: Slot = { value: null, weight: 1 }
    slots.push(slot)
    if (kind === 'N') {
      expect(';')
      return null
    }
    expect(':')
    switch (kind) {
      case 'b':
        return (slot.value = upTo(';') === '1')
      case 'i':
      case 'd':
        return (slot.value = numberOf(upTo(';')))
      case 's':
      case 'E': {
        slot.value = quoted(whole(':'), true)
        expect(';')
        return slot.value
      }
      case 'a':
        whole(':')
        expect('{')
        return entries(depth, slot)
      case 'O':
        quoted(whole(':'), false)
        expect(':')
        whole(':')
        expect('{')
        return entries(depth, slot)
      case 'C': {
        quoted(whole(':'), false)
        expect(':')
        const length = whole(':')
        expect('{')
        slot.value = bytes.toString('utf8', at, at + length)
        at += length
        expect('}')
        return slot.value
      }
      default:
        throw new Malformed()
    }
  }

  while (bytes[at] === 32 || bytes[at] === 10 || bytes[at] === 13 || bytes[at] === 9) at++
  const value = read(0)
  return { value, isMended }
}

function numberOf(text: string): number | null {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) ? value : null
}
