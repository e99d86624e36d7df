import { createReadStream } from 'node:fs'
import { SEPARATOR_SIGNS } from './contract.ts'
import { type CsvRecord, createCsvReader } from './csv.ts'

type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le'
export type TableForm = { encoding: Encoding; separator: string }
/** A file by its path, or what gives its bytes from the beginning each time. */
export type TableInput = string | (() => AsyncIterable<Buffer>)

const piecesOf = (input: TableInput): AsyncIterable<Buffer> =>
  typeof input === 'string' ? createReadStream(input, { highWaterMark: 256 * 1024 }) : input()

/** Enough to hold any first line. */
const HEAD_BYTES = 64 * 1024

/** How a file is written: by its mark, else UTF-8 if all of it is, else as spreadsheets of Windows write it. */
export async function formOf(file: TableInput): Promise<TableForm> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let head: Buffer = Buffer.alloc(0)
  let isUtf8 = true
  for await (const piece of piecesOf(file)) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)])
    if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', separator: separatorOf(decode(head, 'utf-16le')) }
    try {
      strict.decode(piece, { stream: true })
    } catch {
      isUtf8 = false
      if (head.length >= HEAD_BYTES) break
    }
  }
  try {
    if (isUtf8) strict.decode()
  } catch {
    isUtf8 = false
  }
  const encoding = isUtf8 ? 'utf-8' : 'windows-1252'
  return { encoding, separator: separatorOf(decode(head, encoding)) }
}

const decode = (bytes: Buffer, encoding: Encoding) => new TextDecoder(encoding).decode(bytes)

/** Excel may say the separator in a line before the headings. */
const SAID_SEPARATOR = /^\uFEFF?"?sep=(.)"?[;,\t]*\r?\n/i
const isSaidSeparator = ([first = '']: readonly string[]) => /^sep=.?$/i.test(first)

/** The sign that parts the first line into most cells, outside of quotation marks. */
export function separatorOf(text: string): string {
  const said = SAID_SEPARATOR.exec(text)?.[1]
  if (said !== undefined) return said
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const signs = Object.values(SEPARATOR_SIGNS)
  return signs.reduce((best, sign) => (first.split(sign).length > first.split(best).length ? sign : best), ',')
}

/** A file's records one after the other; no more of it than a piece is in memory. */
export async function* readTable(file: TableInput, form: TableForm): AsyncGenerator<CsvRecord> {
  let isFirst = true
  for await (const record of recordsOf(file, form)) {
    if (!isFirst || !isSaidSeparator(record.cells)) yield record
    isFirst = false
  }
}

async function* recordsOf(file: TableInput, { encoding, separator }: TableForm): AsyncGenerator<CsvRecord> {
  // The decoder takes a mark at the beginning away.
  const decoder = new TextDecoder(encoding)
  const reader = createCsvReader(separator)
  for await (const piece of piecesOf(file)) yield* reader.push(decoder.decode(piece, { stream: true }))
  yield* reader.push(decoder.decode())
  yield* reader.end()
}
