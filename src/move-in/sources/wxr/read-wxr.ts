import { Parser } from 'htmlparser2'
import { formatNumber } from '#kit/pt-br.ts'
import { countingCut, CutFile, FileTrouble } from '../file-trouble.ts'
import { mendedText } from '../sql-dump/dump-text.ts'
import type { DumpReport, TableRow } from '../sql-dump/read-dump.ts'
import { channelRows, elementRows, type XmlElement } from './element-rows.ts'

/** A post with all of its comments is not larger; an element that never ends is. */
const LARGEST_ELEMENT = 128 * 1024 * 1024
const MAX_DEPTH = 12
/** Behind the end some hosts write a note of their own. */
const TAIL = 4_096
/** Read whole, one at a time. */
const WHOLE = new Set(['item', 'wp:category', 'wp:tag', 'wp:term', 'wp:base_blog_url', 'wp:base_site_url', 'title', 'language'])

/** An export of WordPress (WXR), as the rows that the same shop's database has. Read as it comes and forgiving of what XML forbids. */
export async function* readWxr(
  pieces: AsyncIterable<Buffer>,
  report?: Pick<DumpReport, 'mendedTexts'>,
): AsyncGenerator<TableRow[]> {
  const found: TableRow[] = []
  let items = 0
  const sofar = () => `${formatNumber(items)} itens`
  const parser = createWxrParser((rows) => {
    for (const row of rows) {
      found.push(mendedRow(row, report))
      if (row.table === 'wp_posts') items++
    }
  })
  let decoder: TextDecoder | undefined
  let tail = ''
  for await (const piece of countingCut(pieces, sofar)) {
    decoder ??= new TextDecoder(encodingOf(piece))
    const text = decoder.decode(piece, { stream: true })
    tail = (tail + text).slice(-TAIL)
    parser.write(text)
    yield found.splice(0)
  }
  // What is still open would be taken as if it were whole.
  if (!/<\/(channel|rss)\s*>/i.test(tail)) throw new CutFile('A exportação do WordPress', { sofar: sofar() })
  parser.end()
  yield found.splice(0)
}

export function createWxrParser(take: (rows: TableRow[]) => void) {
  const open: XmlElement[] = []
  let depth = 0
  let size = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth++
        const parent = open.at(-1)
        if (!parent && !(WHOLE.has(name) && depth <= 3)) return
        if (open.length >= MAX_DEPTH) return
        const element = { name, attributes, text: '', children: [] }
        parent?.children.push(element)
        open.push(element)
      },
      ontext: (text) => {
        const element = open.at(-1)
        if (!element) return
        size += text.length
        if (size > LARGEST_ELEMENT) throw new FileTrouble('O arquivo tem um elemento que não termina: ele pode estar danificado.')
        element.text += text
      },
      onclosetag: (name) => {
        depth--
        if (open.at(-1)?.name !== name) return
        const element = open.pop()!
        if (open.length > 0) return
        size = 0
        take(element.name === 'item' || element.children.length > 0 ? elementRows(element) : channelRows(element))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return parser
}

/** What went through Latin-1 on its way into the file («Ã§») is brought back. */
function mendedRow({ table, row }: TableRow, report: Pick<DumpReport, 'mendedTexts'> | undefined): TableRow {
  const mended = Object.entries(row).map(([column, value]) => {
    const text = value === null ? null : mendedText(value)
    if (text !== value && report) report.mendedTexts++
    return [column, text] as const
  })
  return { table, row: Object.fromEntries(mended) }
}

const encodingOf = (head: Buffer) => {
  const [, name = 'utf-8'] = /encoding=["']([\w-]+)/.exec(head.toString('latin1', 0, 200)) ?? []
  return /^(iso-8859-1|latin1|windows-1252)$/i.test(name) ? 'windows-1252' : 'utf-8'
}
