import { readFile, stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Source } from '../moved-thing.ts'
import { csvSource } from './csv/csv-source.ts'
import { kitSource, templateSource } from './elementor-kit/kit-source.ts'
import { FileTrouble, packingOf, peek } from './open-file.ts'
import { dumpSource, wxrSource } from './wordpress-source.ts'
import { openArchive } from './zip-archive.ts'

type Options = { file: string; db: Kysely<Database>; name: string }
export type SourceKind = 'dump' | 'wxr' | 'kit' | 'template' | 'csv'

/** No template is larger. */
const LARGEST_JSON = 64 * 1024 * 1024

/** Finds out what a file of another shop is, by its content, and how it is read. */
export async function openSource({ file, db, name }: Options): Promise<{ kind: SourceKind; source: Source }> {
  const kind = await kindOf(file)
  switch (kind) {
    case 'dump':
      return { kind, source: dumpSource({ file, db, name }) }
    case 'wxr':
      return { kind, source: wxrSource({ files: [file], db, name }) }
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
    'Não reconhecemos este arquivo. Traga o banco de dados (.sql), a exportação do WordPress (.xml), um kit do Elementor ou uma tabela da Shopify, da Nuvemshop ou da Loja Integrada.',
  )
}

async function kindOf(file: string): Promise<SourceKind> {
  if ((await packingOf(file)) === 'zip') {
    const { entries, close } = await openArchive(file)
    close()
    if (entries.some(({ name }) => /(^|\/)manifest\.json$/.test(name))) return 'kit'
  }
  const head = await peek(file)
  if (/^\s*\uFEFF?<\?xml|<rss[\s>]/i.test(head)) return 'wxr'
  if (/^\s*\uFEFF?[{[]/.test(head)) {
    if ((await stat(file)).size > LARGEST_JSON) throw new FileTrouble('O arquivo é grande demais para um modelo do Elementor.')
    return 'template'
  }
  return /\b(create table|insert into|drop table|mysql dump|mariadb|phpmyadmin)\b/i.test(head) ? 'dump' : 'csv'
}
