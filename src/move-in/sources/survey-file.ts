import { count } from '#kit/pt-br.ts'
import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { LeftThing } from '../moved-thing.ts'
import { isArchive, openArchive, packingOf } from './archive/archive.ts'
import { type Archive, type ArchiveEntry, readEntry } from './archive/archive-entry.ts'
import { isArchiveName, unpackInner } from './archive/inner-archive.ts'
import { archivePart, entryPieces, type FilePart, peek, plainPart } from './file-parts.ts'
import { CutFile, FileTrouble } from './file-trouble.ts'
import { mistakenArchive, mistakenFor, refuseMistaken } from './what-it-is.ts'

/** In the order in which one is taken where an archive has several. */
const KINDS = ['json-lines', 'dump', 'kit', 'wxr', 'csv', 'template'] as const
export type SourceKind = (typeof KINDS)[number]
/** `file` is the archive or file that is read. */
type Survey = { kind: SourceKind; file: string; parts: FilePart[]; others: LeftThing[] }

/** Files of an archive that may be read; the rest is pictures and programs. */
const READABLE = /(\.(sql|xml|wxr|csv|tsv|txt|jsonl?)(\.gz)?|-db\d*\.gz)$/i
/** Folders of programs and of what visitors sent; a Mac lays a shadow beside every file that it packs. */
const ELSEWHERE =
  /(^|\/)(plugins|mu-plugins|themes|uploads|midia|downloads|languages|cache|wp-includes|wp-admin|node_modules|vendor|__MACOSX)\/|(^|\/)\.[^/]*$/i
/** A part of one that was cut by size may begin with anything. */
const DUMP = /\.sql(\.gz)?$|-db\d*\.gz$/i
const MANIFEST = /^([^/]+\/)?manifest\.json$/
/** More are not looked into. */
const MOST_LOOKED_INTO = 500

/** What a file of another shop is, and which parts of it are read. An archive that lies in another one is unpacked to `inner`. */
export async function surveyFile(file: string, inner?: string): Promise<Survey> {
  const packing = await packingOf(file)
  if (packing === 'zip' || packing === 'wpress') return await surveyArchive(file, inner)
  const part = plainPart(file)
  const head = await peek(part.pieces())
  refuseMistaken(mistakenFor(head))
  return { kind: kindOfText(head.toString('utf8')), file, parts: [part], others: [] }
}

async function surveyArchive(file: string, inner: string | undefined): Promise<Survey> {
  const archive = await openArchive(file)
  try {
    const names = archive.entries.map(({ name }) => name)
    const found = await kindsOf(archive)
    const kind = KINDS.find((one) => (one === 'kit' ? isKit(names) : found.some((other) => other.kind === one)))
    if (kind !== 'json-lines' && kind !== 'kit') await refuseLocked(archive)
    if (archive.isCut && kind !== 'dump')
      throw new CutFile('O arquivo .wpress', { sofar: `${count(names.length, 'arquivo', 'arquivos')}, mas não o banco de dados` })
    if (kind === undefined) {
      const within = inner === undefined ? undefined : await surveyWithin(archive, { outer: file, place: inner })
      if (within) return within
      refuseMistaken(mistakenArchive(names))
      throw new FileTrouble('O zip não tem um arquivo que a loja saiba ler.')
    }
    if (kind === 'kit') return { kind, file, parts: [], others: [] }
    const mine = partsNamed(found.filter((one) => one.kind === kind).map(({ name }) => name))
    const others = [
      ...found
        .filter((one) => kind !== 'json-lines' && one.kind !== kind && one.kind !== 'template')
        .map(({ name }) => leftFile(name)),
      ...innerArchives(archive).map(({ name }) => leftArchive(name)),
    ]
    return {
      kind,
      file,
      parts: mine.toSorted((one, other) => one.localeCompare(other, 'en')).map((name) => archivePart(file, name)),
      others: archive.isCut ? [...others, cutShort(names.length)] : others,
    }
  } finally {
    archive.close()
  }
}

const innerArchives = ({ entries }: Archive) => entries.filter(({ name }) => isArchiveName(name) && !ELSEWHERE.test(name))
/** More are not opened. */
const MOST_INNER = 3

/** What hosts and people pack once more: the backup in a zip, alone or with other archives. The first that can be read is taken, the largest first. */
async function surveyWithin(archive: Archive, { outer, place }: { outer: string; place: string }): Promise<Survey | undefined> {
  const all = innerArchives(archive).toSorted((one, other) => other.size - one.size)
  for (const entry of all.slice(0, MOST_INNER)) {
    await unpackInner(entry, { outer, place })
    if (!(await isArchive(place))) continue
    try {
      const survey = await surveyArchive(place, undefined)
      const rest = all.filter((one) => one !== entry)
      return { ...survey, others: [...survey.others, ...rest.map(({ name }) => leftArchive(name))] }
    } catch (error) {
      // Another one may be it; of a single one it is told what is wrong.
      if (all.length === 1 || !(error instanceof FileTrouble)) throw error
    }
  }
  return undefined
}

/** Beside dumps that are called so, other files with statements are somebody's notes. */
const partsNamed = (names: string[]) => (names.some((name) => DUMP.test(name)) ? names.filter((name) => DUMP.test(name)) : names)

const leftFile = (oldId: string): LeftThing => ({
  left: { kind: 'item', oldId, reason: 'O arquivo compactado tem também este, de outro tipo: envie-o sozinho depois.' },
})
const leftArchive = (oldId: string): LeftThing => ({
  left: { kind: 'item', oldId, reason: 'É outro arquivo compactado dentro do zip e não foi aberto: envie-o sozinho depois.' },
})
const cutShort = (files: number): LeftThing => ({
  left: {
    kind: 'item',
    reason: `O arquivo termina antes do fim: o banco de dados veio inteiro, mas só ${count(files, 'arquivo', 'arquivos')}.`,
  },
})

const isKit = (names: readonly string[]) =>
  names.some((name) => MANIFEST.test(name)) &&
  names.some((name) => /(^|\/)(templates|content)\/.+\.json$|(^|\/)site-settings\.json$/.test(name))

async function kindsOf({ entries }: Archive): Promise<{ name: string; kind: SourceKind }[]> {
  const found: { name: string; kind: SourceKind }[] = []
  for (const entry of entries.filter(({ name }) => READABLE.test(name) && !ELSEWHERE.test(name)).slice(0, MOST_LOOKED_INTO)) {
    const head = await peek(entryPieces(entry))
    if (mistakenFor(head) === undefined) found.push(...kindOfEntry(entry, head.toString('utf8')))
  }
  return found
}

/** A text that is no table of a shop is a note of somebody. */
function kindOfEntry({ name }: ArchiveEntry, head: string): { name: string; kind: SourceKind }[] {
  const kind = /\.jsonl(\.gz)?$/i.test(name) ? 'json-lines' : DUMP.test(name) ? 'dump' : kindOfText(head)
  const isNote =
    (kind === 'csv' && !/\.(csv|tsv|txt)(\.gz)?$/i.test(name)) || /(^|\/)(readme|leia-me|licen[sc]e)[^/]*$/i.test(name)
  return isNote ? [] : [{ name, kind }]
}

/** All-in-One WP Migration can lock its file with a password, or pack what is in it in a way of its own. */
async function refuseLocked({ entries }: Archive) {
  const about = entries.find(({ name }) => name === 'package.json')
  const said = about && about.size < 1024 * 1024 ? recordOf(parseOrNothing((await readEntry(about)).toString('utf8'))) : {}
  const how = 'No All-in-One WP Migration, exporte de novo'
  if (said['Encrypted'] === true) throw new FileTrouble(`O arquivo .wpress está protegido por senha. ${how} sem senha.`)
  const { Enabled, Type } = recordOf(said['Compression'])
  if (Enabled === true || (typeof Type === 'string' && Type !== ''))
    throw new FileTrouble(`O arquivo .wpress está comprimido. ${how} sem compressão.`)
}

function kindOfText(head: string): SourceKind {
  if (/^\s*\uFEFF?<\?xml|<rss[\s>]/i.test(head)) return 'wxr'
  if (/^\s*\uFEFF?[{[]/.test(head)) return isJsonLines(head) ? 'json-lines' : 'template'
  return /\b(create table|insert (ignore |delayed )?into|replace into|drop table|mysql dump|mariadb|phpmyadmin)\b/i.test(head)
    ? 'dump'
    : 'csv'
}

/** A line of our own begins with its kind; one that ends within what was read may have it elsewhere. */
function isJsonLines(head: string): boolean {
  const [line = ''] = head.trimStart().split('\n', 1)
  const { kind, oldId } = recordOf(parseOrNothing(line))
  return /^\uFEFF?\{"kind":"[a-z-]+","oldId":/.test(line) || (typeof kind === 'string' && typeof oldId === 'string')
}
