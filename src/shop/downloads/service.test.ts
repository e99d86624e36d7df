import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileIn } from './service.ts'
import { createDiskStore } from '#storage/disk-store.ts'

let home: string
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'vitrine-downloads-'))
  mkdirSync(join(home, 'downloads', 'folder'), { recursive: true })
  writeFileSync(join(home, 'secret'), 'the secret of the shop')
  writeFileSync(join(home, 'downloads', 'receita.pdf'), 'pdf')
  writeFileSync(join(home, 'downloads', '.hidden'), 'x')
  symlinkSync(join(home, 'secret'), join(home, 'downloads', 'atalho.pdf'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('a file of the folder is found with its size', async () =>
  expect(await fileIn(createDiskStore({ folder: join(home, 'downloads') }), 'receita.pdf')).toMatchObject({
    bytes: 3,
    name: 'receita.pdf',
  }))

test.each([
  '../secret',
  '..',
  '.',
  '',
  '/etc/passwd',
  'folder',
  'folder/../receita.pdf',
  '..\\secret',
  'receita.pdf\0',
  '.hidden',
  'atalho.pdf',
  'nada.pdf',
])('nothing is opened for «%s»', async (name) =>
  expect(await fileIn(createDiskStore({ folder: join(home, 'downloads') }), name)).toBeUndefined(),
)
