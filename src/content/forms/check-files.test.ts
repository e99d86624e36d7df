import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'
import type { FormField } from './contract.ts'
import { FORM_TEXT } from './text.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const field = { id: 'foto', type: 'upload', fileTypes: [] as string[] } as FormField // nothing else of it is asked

const check = (contents: Buffer[], over: Partial<FormField> = {}) => {
  const files = contents.map((bytes, at) => {
    const path = join(folder, String(at))
    writeFileSync(path, bytes)
    return { field: 'foto', name: 'jarro.png', size: bytes.length, path }
  })
  return checkFiles([{ ...field, ...over }], { values: new Map(), files: new Map([['foto', files]]) })
}

test.each<[string, Buffer[], object]>([
  ['a picture', [PNG], {}],
  ['nothing', [], {}],
  ['a program with the ending of a picture', [Buffer.from('MZ')], { foto: FORM_TEXT.fileType }],
  ['a program behind a picture', [PNG, Buffer.from('MZ')], { foto: FORM_TEXT.fileType }],
])('[FORM-6] the server looks into %s', async (_what, contents, expected) => {
  expect(await check(contents)).toEqual(expected)
})

test('fields without files are not looked into', async () => {
  expect(await check([Buffer.from('MZ')], { type: 'text' })).toEqual({})
})
