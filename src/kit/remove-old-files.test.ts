import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOldFiles } from './remove-old-files.ts'

test('what is old goes with all that is in it, and only what goes by such a name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-old-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const now = 1_800_000_000_000
  const make = (name: string, ageMs: number) => {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), (now - ageMs) / 1000, (now - ageMs) / 1000)
  }
  make('.7.zip', 2_000)
  make('.8.zip', 500)
  make('7.zip', 2_000)
  mkdirSync(join(folder, '.waiting'))
  writeFileSync(join(folder, '.waiting', 'rows'), 'x')
  utimesSync(join(folder, '.waiting'), (now - 2_000) / 1000, (now - 2_000) / 1000)
  await removeOldFiles(folder, { olderThanMs: 1_000, names: /^\./, now })
  expect(readdirSync(folder).toSorted()).toEqual(['.8.zip', '7.zip'])
  await removeOldFiles(join(folder, 'nowhere'), { olderThanMs: 0 })
})
