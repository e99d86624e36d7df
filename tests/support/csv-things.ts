import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { csvSource } from '#move-in/sources/csv/csv-source.ts'
import { plainPart } from '#move-in/sources/file-parts.ts'

/** What a table of another shop tells. */
export async function thingsOf(text: string | Buffer, from?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-csv-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'table.csv')
  writeFileSync(file, text)
  const things = []
  for await (const one of (await csvSource([plainPart(file)]))!.things(from))
    things.push('kind' in one ? one : { ...one.left, oldId: 'left', data: {} as Record<string, unknown> })
  return things
}
