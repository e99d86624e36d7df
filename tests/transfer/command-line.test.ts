import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '#src/cli/commands.ts'
import { runCommandLine } from '#src/cli/command-line.ts'
import { aDatabase } from '#tests/support/database.ts'

let folder: string
let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-tables-'))
  database = await aDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const at = (name: string) => join(folder, name)
/** Runs a command as a program would. */
async function vitrine(...args: string[]) {
  const { connectionString, host, user, database: name } = database.connection
  const address = connectionString ?? `postgres:///${name}?${new URLSearchParams({ host: host!, user: user! as string })}`
  const [out, err]: [string[], string[]] = [[], []]
  const code = await runCommandLine({
    args: ['--json', ...args],
    commands,
    env: { DATABASE_URL: address, DATA_DIR: folder },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    confirm: undefined,
  })
  return { code, facts: JSON.parse(out.join('\n') || '{}') as Record<string, unknown>, err: err.join('\n') }
}
const counts = (some: object) => ({ new: 0, changed: 0, same: 0, skipped: 0, refused: 0, ...some })
const names = async () =>
  (
    await database.kysely.selectFrom('products').select(['sku', 'name']).where('status', '<>', 'trash').orderBy('sku').execute()
  ).map(({ sku, name }) => `${sku} ${name}`)

const TABLE = `Tipo,SKU,Nome,Publicado,Preço,Estoque,Categorias
simple,CAN-1,Caneca azul,1,"49,90",3,Cozinha > Canecas
simple,CAN-2,Caneca verde,1,"59,90",4,Cozinha > Canecas
`

test('a table is looked through without a change, then carried out, and its report says what became of each line', async () => {
  writeFileSync(at('produtos.csv'), TABLE)
  const looked = await vitrine('import', at('produtos.csv'), '--dry-run', '--report', at('relatorio.csv'))
  expect(looked).toMatchObject({ code: 0, facts: { state: 'checked', counts: counts({ new: 2 }) } })
  expect(await names()).toEqual([])
  expect(readFileSync(at('relatorio.csv'), 'utf8')).toContain('CAN-2')

  const done = await vitrine('import', at('produtos.csv'))
  expect(done).toMatchObject({ code: 0, facts: { state: 'done', counts: counts({ new: 2 }) } })
  expect(await names()).toEqual(['CAN-1 Caneca azul', 'CAN-2 Caneca verde'])
})

test('what was written out comes back as it was; what is changed in it is changed, and nothing else', async () => {
  const written = await vitrine('export', at('tudo.csv'), '--separator', 'semicolon')
  expect(written).toMatchObject({ code: 0, facts: { rows: 2, file: at('tudo.csv') } })
  const table = readFileSync(at('tudo.csv'), 'utf8')
  expect(table.split('\n')[0]).toContain(';Nome;')
  expect((await vitrine('import', at('tudo.csv'))).facts).toMatchObject({ state: 'done', counts: counts({ same: 2 }) })
  writeFileSync(at('outro.csv'), table.replace('Caneca verde', 'Caneca lilás'))
  expect((await vitrine('import', at('outro.csv'))).facts).toMatchObject({ counts: counts({ changed: 1, same: 1 }) })
  expect(await names()).toEqual(['CAN-1 Caneca azul', 'CAN-2 Caneca lilás'])
  const english = await vitrine('export', at('english.csv'), '--language', 'en')
  expect(english.code).toBe(0)
  expect(readFileSync(at('english.csv'), 'utf8').split('\n')[0]).toContain(',Name,')
})

test('a table with nothing in it is no import', async () => {
  writeFileSync(at('vazia.csv'), '')
  const empty = await vitrine('import', at('vazia.csv'))
  expect(empty).toMatchObject({ code: 1, facts: { error: expect.stringContaining('está vazia') } })
})

test('who may only change, or only create, does just that', async () => {
  writeFileSync(at('dois.csv'), `Tipo,SKU,Nome,Preço\nsimple,CAN-1,Caneca anil,"49,90"\nsimple,CAN-3,Caneca nova,"9,90"\n`)
  expect((await vitrine('import', at('dois.csv'), '--no-create')).facts).toMatchObject({
    counts: counts({ changed: 1, skipped: 1 }),
  })
  expect(await names()).toEqual(['CAN-1 Caneca anil', 'CAN-2 Caneca lilás'])
  writeFileSync(at('dois.csv'), readFileSync(at('dois.csv'), 'utf8').replace('anil', 'roxa'))
  expect((await vitrine('import', at('dois.csv'), '--no-update')).facts).toMatchObject({ counts: counts({ new: 1, skipped: 1 }) })
})

test('a line that can’t be taken ends with an exit code, the others are carried out; a file that is not there is told', async () => {
  writeFileSync(at('ruim.csv'), `Tipo,SKU,Nome,Preço\nsimple,CAN-4,Caneca boa,"9,90"\nsimple,CAN-5,Caneca ruim,de graça\n`)
  expect(await vitrine('import', at('ruim.csv'))).toMatchObject({ code: 1, facts: { counts: counts({ new: 1, refused: 1 }) } })
  expect((await names()).filter((name) => /CAN-[45]/.test(name))).toEqual(['CAN-4 Caneca boa'])
  const missing = await vitrine('import', at('nada.csv'))
  expect(missing.code).not.toBe(0)
  expect(JSON.stringify(missing.facts)).toContain('nada.csv')
  expect((await vitrine('export')).code).not.toBe(0)
})
