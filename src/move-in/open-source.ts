import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { OperatorError } from '#kit/operator-error.ts'
import type { MoveOptions } from './contract.ts'
import type { Source } from './moved-thing.ts'
import { jsonLinesSource } from './sources/json-lines.ts'
import { openSource as openByContent } from './sources/open-source.ts'

/** Files that are worth being sent; what they are is told by their content. */
const READERS: readonly [name: string, ending: RegExp][] = [
  ['json-lines', /\.jsonl(\.gz)?$/i],
  ['by-content', /\.(sql|xml|wxr|csv|json|zip|txt)(\.gz)?$/i],
]

export const readerOf = (file: string): string | undefined => READERS.find(([, ending]) => ending.test(file))?.[0]

/** Opens what a move is read from. */
export const openSource =
  (db: Kysely<Database>) =>
  async ({ id, options: { reader, file } }: { id: number; options: MoveOptions }): Promise<Source> => {
    if (file === undefined) throw new OperatorError('Não sei ler este arquivo.')
    if (reader === 'json-lines') return jsonLinesSource(file)
    return (await openByContent({ file, db, name: `move-${id}` })).source
  }
