import { readFile, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { MoveOptions } from '../contract.ts'
import type { MoveFiles } from '../files.ts'
import type { Source } from '../moved-thing.ts'
import type { OldShopKeys } from '../old-shop-keys.ts'
import { csvSource } from './csv/csv-source.ts'
import { kitSource, templateSource } from './elementor-kit/kit-source.ts'
import { JSON_LINES, jsonLinesSource } from './json-lines.ts'
import { FileTrouble, packingOf, peek } from './open-file.ts'
import { restSource } from './rest/rest-source.ts'
import { dumpSource, wxrSource } from './wordpress-source.ts'
import { openArchive } from './zip-archive.ts'

type Options = { file: string; db: Kysely<Database>; name: string }
export type SourceKind = 'dump' | 'wxr' | 'kit' | 'template' | 'csv' | 'json-lines'

/** No template is larger. */
const LARGEST_JSON = 64 * 1024 * 1024

type Opening = { db: Kysely<Database>; keys: Pick<OldShopKeys, 'open'>; call: CallOutside; files: Pick<MoveFiles, 'onDisk'> }
type Move = { id: number; options: MoveOptions }

/** Opens what a move is read from: a shop that is still open, or a file. */
export const createOpenSource =
  ({ db, keys, call, files }: Opening) =>
  async ({ id, options: { connection, file, without } }: Move, signal?: AbortSignal): Promise<Source> => {
    if (connection !== undefined) {
      const access = await keys.open(connection)
      if (!access)
        throw new FileTrouble(
          'As chaves da loja antiga já foram apagadas. Informe o endereço e as chaves de novo para continuar.',
        )
      const wait = async (ms: number) => void (await pause(ms, undefined, signal && { signal }))
      return restSource({ ...access, call: (asked) => call(asked, signal), wait, without })
    }
    if (file === undefined) throw goneFile()
    try {
      return (await openSource({ file: await files.onDisk(file), db, name: `move-${id}` })).source
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? goneFile() : error
    }
  }

const goneFile = () => new FileTrouble('O arquivo da loja antiga não está mais aqui. Envie-o de novo.')

/** Finds out what a file of another shop is, by its content, and how it is read. */
export async function openSource({ file, db, name }: Options): Promise<{ kind: SourceKind; source: Source }> {
  const kind = await kindOf(file)
  switch (kind) {
    case 'dump':
      return { kind, source: dumpSource({ file, db, name }) }
    case 'wxr':
      return { kind, source: wxrSource({ files: [file], db, name }) }
    case 'json-lines':
      return { kind, source: jsonLinesSource(file) }
    case 'kit':
      return { kind, source: kitSource({ file, db, name }) }
    case 'template':
      return { kind, source: templateSource(file, await readFile(file, 'utf8')) }
    case 'csv': {
      const source = await csvSource(file)
      if (source) return { kind, source }
    }
  }
  throw new FileTrouble(
    'Não reconhecemos este arquivo. Traga o banco de dados (.sql), a exportação do WordPress (.xml), um kit do Elementor ou uma tabela (.csv) do WooCommerce, da Shopify, da Nuvemshop ou da Loja Integrada.',
  )
}

async function kindOf(file: string): Promise<SourceKind> {
  if ((await packingOf(file)) === 'zip') {
    const { entries, close } = await openArchive(file)
    close()
    if (entries.some(({ name }) => JSON_LINES.test(name))) return 'json-lines'
    if (entries.some(({ name }) => /(^|\/)manifest\.json$/.test(name))) return 'kit'
  }
  const head = await peek(file)
  if (/^\s*\uFEFF?<\?xml|<rss[\s>]/i.test(head)) return 'wxr'
  if (/^\s*\uFEFF?[{[]/.test(head)) {
    if (isJsonLines(head)) return 'json-lines'
    if ((await stat(file)).size > LARGEST_JSON) throw new FileTrouble('O arquivo é grande demais para um modelo do Elementor.')
    return 'template'
  }
  return /\b(create table|insert into|drop table|mysql dump|mariadb|phpmyadmin)\b/i.test(head) ? 'dump' : 'csv'
}

/** A line of our own begins with its kind; one that ends within what was read may have it elsewhere. */
function isJsonLines(head: string): boolean {
  const [line = ''] = head.trimStart().split('\n', 1)
  const { kind, oldId } = recordOf(parseOrNothing(line))
  return /^\uFEFF?\{"kind":"[a-z-]+","oldId":/.test(line) || (typeof kind === 'string' && typeof oldId === 'string')
}
