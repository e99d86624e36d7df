import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { folderOf, isLoaded, loadExtensions } from './load.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-load-'))
  return () => rmSync(root, { recursive: true, force: true })
})

/** An extension of a name in a folder; answers the folder. */
function put(folder: string, name = folder.split('/').at(-1)!) {
  const path = join(root, folder)
  mkdirSync(path, { recursive: true })
  const definition = { name, version: '1.0.0', contract: 1, title: name, description: '' }
  writeFileSync(join(path, 'extension.ts'), `export default ${JSON.stringify(definition)}`)
  return path
}
const load = async (named: string[] = []) =>
  (await loadExtensions({ folder: join(root, 'beside'), named })).map((one) => [
    one.name,
    isLoaded(one) ? 'fits' : one.problems.join(' '),
  ])

test('those beside the shop and those that are named by their path are found', async () => {
  put('beside/first')
  const elsewhere = put('elsewhere/second')
  mkdirSync(join(root, 'beside/no-extension'))
  expect(await load([elsewhere])).toEqual([
    ['first', 'fits'],
    ['second', 'fits'],
  ])
  expect(folderOf({ folder: join(root, 'beside'), named: [elsewhere] }, 'second')).toBe(elsewhere)
})

test('a shop without a folder of extensions has none', async () => {
  expect(await load()).toEqual([])
})

test('what is named and not there, has another name than its folder, or the name of another, is left out with a sentence', async () => {
  put('beside/first')
  put('beside/third', 'other')
  expect(await load(['vitrine-nao-existe', join(root, 'nowhere'), put('again/first')])).toEqual([
    ['first', 'fits'],
    ['third', 'A pasta se chama "third" e a extensão "other": os nomes precisam ser iguais.'],
    ['vitrine-nao-existe', expect.stringContaining('não foi encontrada: instale o pacote com npm ou corrija o nome')],
    ['nowhere', expect.stringContaining('não foi encontrada')],
    ['first', expect.stringContaining('Já há outra extensão com este nome')],
  ])
})
