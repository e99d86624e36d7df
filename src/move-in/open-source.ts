import { OperatorError } from '#kit/operator-error.ts'
import type { MoveOptions } from './contract.ts'
import type { Source } from './moved-thing.ts'
import { jsonLinesSource } from './sources/json-lines.ts'

type Reader = { name: string; understands: (file: string) => boolean; open: (file: string) => Source }

/** What can be read, by the name of its file; the first that understands one reads it. */
const READERS: readonly Reader[] = [
  { name: 'json-lines', understands: (file) => /\.jsonl(\.gz)?$/i.test(file), open: jsonLinesSource },
]

export const readerOf = (file: string): string | undefined => READERS.find(({ understands }) => understands(file))?.name

/** Opens what a move is read from. */
export function openSource({ options: { reader, file } }: { options: MoveOptions }): Source {
  const found = READERS.find(({ name }) => name === reader)
  if (!found || file === undefined) throw new OperatorError('Não sei ler este arquivo.')
  return found.open(file)
}
