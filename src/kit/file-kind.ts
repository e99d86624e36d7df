type Kind = { mime: string; matches: (bytes: Buffer) => boolean }

const startsWith =
  (...starts: string[]) =>
  (bytes: Buffer) =>
    starts.some((start) => bytes.subarray(0, start.length / 2).equals(Buffer.from(start, 'hex')))
const at = (offset: number, text: string) => (bytes: Buffer) =>
  bytes.subarray(offset, offset + text.length).toString('latin1') === text
const isZip = startsWith('504b0304')
/** Writing and nothing else: no NUL, valid UTF-8, and not a page that a browser would run. */
const isText = (bytes: Buffer) => {
  const text = bytes.toString('utf8')
  return !bytes.includes(0) && Buffer.from(text).equals(bytes) && !/<\s*(script|html|svg|!doctype|\?php|\?xml)/i.test(text)
}

/** Endings that a form may take, and how the bytes of such a file look. What is not here is never kept. */
const KINDS: Record<string, Kind> = {
  jpg: { mime: 'image/jpeg', matches: startsWith('ffd8ff') },
  png: { mime: 'image/png', matches: startsWith('89504e470d0a1a0a') },
  gif: { mime: 'image/gif', matches: startsWith('474946383761', '474946383961') },
  webp: { mime: 'image/webp', matches: (bytes) => at(0, 'RIFF')(bytes) && at(8, 'WEBP')(bytes) },
  heic: { mime: 'image/heic', matches: (bytes) => at(4, 'ftyphei')(bytes) || at(4, 'ftypmif')(bytes) },
  pdf: { mime: 'application/pdf', matches: at(0, '%PDF-') },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', matches: isZip },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', matches: isZip },
  odt: { mime: 'application/vnd.oasis.opendocument.text', matches: isZip },
  zip: { mime: 'application/zip', matches: isZip },
  doc: { mime: 'application/msword', matches: startsWith('d0cf11e0a1b11ae1') },
  mp4: { mime: 'video/mp4', matches: at(4, 'ftyp') },
  txt: { mime: 'text/plain', matches: isText },
  csv: { mime: 'text/csv', matches: isText },
}
const SAME: Record<string, string> = { jpeg: 'jpg', heif: 'heic' }

/** Taken when a form names no types of its own: pictures and documents. */
export const USUAL_FILE_TYPES = ['jpg', 'png', 'gif', 'webp', 'heic', 'pdf', 'docx', 'odt', 'txt']

type FileKind = { ending: string; mime: string }

/** What a file is, when its ending is allowed here and its bytes agree with it. */
export function fileKind(name: string, bytes: Buffer, allowed: readonly string[]): FileKind | undefined {
  const kind = allowedKind(name, allowed)
  return kind && KINDS[kind.ending]!.matches(bytes) ? kind : undefined
}

/** What a file says it is by its name, when that is allowed here. */
export function allowedKind(name: string, allowed: readonly string[]): FileKind | undefined {
  const ending = normal(/\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1] ?? '')
  const wanted = (allowed.length > 0 ? allowed : USUAL_FILE_TYPES).map(normal)
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined
  return kind && wanted.includes(ending) ? { ending, mime: kind.mime } : undefined
}

/** A name to show and to save under: no folders, no control characters, no direction marks, not endless. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/[\p{C}"<>:|?*]/gu, '')
    .replaceAll(/^[.\s]+/g, '')
    .trim()
  return plain.slice(-120) || 'arquivo'
}

function normal(ending: string) {
  const lower = ending.trim().replace(/^\./, '').toLowerCase()
  return SAME[lower] ?? lower
}
