const ESCAPED: Record<string, string> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1a' }

/** What stood between the quotation marks, as bytes (latin1): escapes and doubled marks resolved. */
export const unescapeSql = (raw: string): string =>
  raw.includes('\\') || raw.includes("''") || raw.includes('""')
    ? raw.replaceAll(/\\([\s\S])|''|""/g, (all, sign: string | undefined) =>
        sign === undefined ? all[0]! : (ESCAPED[sign] ?? sign),
      )
    : raw

const strict = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')
const BEYOND_ASCII = /[\x80-\xff]/

/** WordPress writes a percent sign so while it prepares a statement; some backups kept it. */
const PLACEHOLDER = /\{[0-9a-f]{64}\}/g

/** Bytes as text: UTF-8 where they are, else as Windows writes Latin-1. What went through Latin-1 on the way («Ã§») is brought back. */
export function decodeBytes(raw: string): { text: string; isMended: boolean } {
  const bytes = raw.includes('{') ? raw.replaceAll(PLACEHOLDER, '%') : raw
  if (!BEYOND_ASCII.test(bytes)) return { text: bytes, isMended: false }
  const buffer = Buffer.from(bytes, 'latin1')
  let text: string
  try {
    text = strict.decode(buffer)
  } catch {
    return { text: windows.decode(buffer), isMended: false }
  }
  const mended = mendedText(text)
  return { text: mended, isMended: mended !== text }
}

/** A text whose letters went through Latin-1 («Ã§») as it was; any other as it is. */
export const mendedText = (text: string): string =>
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u2122]/.test(text) ? (undoDoubleEncoding(text) ?? text) : text

/** Letters of Windows-1252 that are no Latin-1, with their bytes. */
const WINDOWS_BYTES = new Map(
  Array.from({ length: 32 }, (_, at) => [windows.decode(Buffer.from([0x80 + at])), 0x80 + at] as const),
)

function undoDoubleEncoding(text: string): string | undefined {
  const bytes = Buffer.alloc(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const byte = code < 256 ? code : WINDOWS_BYTES.get(text[at]!)
    if (byte === undefined) return undefined
    bytes[at] = byte
  }
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}
