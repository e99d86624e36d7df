import { once } from 'node:events'
import type { WriteStream } from 'node:fs'

export type Value = string | number | null
export type Table = ReturnType<typeof createTableWriter>

/** The columns of the table of posts. */
export const POSTS =
  'ID post_author post_date post_date_gmt post_content post_title post_excerpt post_status comment_status post_password post_name post_modified post_modified_gmt post_parent guid menu_order post_type post_mime_type'

export function* rowsOf<T>(list: Iterable<T>, tell: (one: T) => Value[]): Generator<Value[]> {
  for (const one of list) yield tell(one)
}

const ROWS_TOGETHER = 500
const escaped = (text: string) => text.replaceAll(/[\\'"]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
const literal = (value: Value) => (value === null ? 'NULL' : typeof value === 'number' ? String(value) : `'${escaped(value)}'`)

/** Writes tables as mysqldump does: their columns, then rows, many to a statement. */
export function createTableWriter(out: WriteStream, prefix: string) {
  const begin = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  return {
    begin,
    write: async (name: string, columns: string, rows: Iterable<Value[]>) => {
      const names = columns.split(' ')
      await begin(
        `CREATE TABLE \`${prefix}${name}\` (\n${names.map((one) => `  \`${one}\` longtext`).join(',\n')},\n  KEY \`k\` (\`${names[0]}\`)\n);\n`,
      )
      let batch: string[] = []
      const flush = async () => {
        if (batch.length > 0) await begin(`INSERT INTO \`${prefix}${name}\` VALUES ${batch.join(',')};\n`)
        batch = []
      }
      for (const row of rows) {
        batch.push(`(${row.map(literal).join(',')})`)
        if (batch.length >= ROWS_TOGETHER) await flush()
      }
      await flush()
    },
  }
}
