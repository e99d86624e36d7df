import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { MoveOptions } from '../contract.ts'
import { type MoveFiles, stillOnDisk } from '../files.ts'
import type { LeftThing, Source } from '../moved-thing.ts'
import type { OldShopKeys } from '../old-shop-keys.ts'
import { csvSource } from './csv/csv-source.ts'
import { kitSource, templateSource } from './elementor-kit/kit-source.ts'
import type { FilePart } from './file-parts.ts'
import { FileTrouble } from './file-trouble.ts'
import { jsonLinesSource } from './json-lines.ts'
import { restSource } from './rest/rest-source.ts'
import { checkUploads } from './uploads.ts'
import { type SourceKind, surveyFile } from './survey-file.ts'
import { dumpSource, wxrSource } from './wordpress-source.ts'

/** `inner`: where an archive within the file is unpacked to. */
type Options = { file: string; inner?: string; db: Kysely<Database>; name: string }

type Opening = {
  db: Kysely<Database>
  keys: Pick<OldShopKeys, 'open'>
  call: CallOutside
  files: Pick<MoveFiles, 'onDisk' | 'inner'>
}
type Move = { id: number; options: MoveOptions }

/** Opens what a move is read from: a shop that is still open, or a file. */
export const createOpenSource =
  ({ db, keys, call, files }: Opening) =>
  async ({ id, options: { connection, file, uploads, without } }: Move, signal?: AbortSignal): Promise<Source> => {
    if (connection !== undefined) {
      const access = await keys.open(connection)
      if (!access)
        throw new FileTrouble(
          'As chaves da loja antiga já foram apagadas. Informe o endereço e as chaves de novo para continuar.',
        )
      const wait = async (ms: number) => void (await pause(ms, undefined, signal && { signal }))
      return restSource({ ...access, call: (asked) => call(asked, signal), wait, without })
    }
    const place = file === undefined ? undefined : await stillOnDisk(files, file)
    if (place === undefined) throw new FileTrouble('O arquivo da loja antiga não está mais aqui. Envie-o de novo.')
    const pictures = uploads === undefined ? undefined : await stillOnDisk(files, uploads)
    if (pictures !== undefined) await checkUploads(pictures)
    return (await openSource({ file: place, inner: files.inner(file!), db, name: `move-${id}` })).source
  }

/** Finds out what a file of another shop is, by its content, and how it is read. */
export async function openSource({ file, inner, db, name }: Options): Promise<{ kind: SourceKind; source: Source }> {
  if (inner !== undefined) await rm(inner, { force: true })
  const { kind, file: read, parts, others } = await surveyFile(file, inner)
  const source = await sourceOf(kind, { file: read, parts, db, name })
  if (source) return { kind, source: withLeft(source, others) }
  throw new FileTrouble(
    'Não reconhecemos este arquivo. Traga o banco de dados (.sql), a exportação do WordPress (.xml), um backup .wpress, um kit do Elementor ou uma tabela (.csv) do WooCommerce, da Shopify, da Nuvemshop ou da Loja Integrada.',
  )
}

function sourceOf(kind: SourceKind, { parts, ...rest }: Options & { parts: FilePart[] }): Source | Promise<Source | undefined> {
  switch (kind) {
    case 'dump':
      return dumpSource({ parts, ...rest })
    case 'wxr':
      return wxrSource({ parts, ...rest })
    case 'json-lines':
      return jsonLinesSource(parts)
    case 'kit':
      return kitSource(rest)
    case 'template':
      return templateSource(parts)
    case 'csv':
      return csvSource(parts)
  }
}

/** What stands in the archive beside what is read of it. */
const withLeft = ({ things }: Source, others: readonly LeftThing[]): Source =>
  others.length === 0
    ? { things }
    : {
        things: async function* (from) {
          yield* things(from)
          yield* others
        },
      }
