import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { postmasterOf, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, begin, clear } = shopProcesses()
afterEach(clear)

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const OWN_SECRET = 'um segredo bem comprido para os testes'

/** Starts a shop that cannot start; answers what it complains of, once it is sure that nothing stays. */
async function complaint(opening: Partial<Parameters<typeof begin>[0]>) {
  const folder = opening.folder ?? aFolder()
  const shop = await begin({ ...opening, folder })
  expect(await shop.ended).toEqual({ code: 1, signal: null })
  expect(shop.err()).not.toMatch(/^\s+at |node:internal|\.ts:\d|inesperado/m)
  expect(shop.out()).not.toContain('no ar')
  expect(postmasterOf(folder)).toBeUndefined()
  return shop.err().trim()
}

test('a port that is taken is told in a sentence', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  try {
    expect(await complaint({ port })).toBe(
      `A porta ${port} já está em uso por outro programa: feche-o ou escolha outra, por exemplo PORT=${port + 1} npm start.`,
    )
  } finally {
    server.close()
  }
})

test.each(['203.0.113.7', 'fe80::1'])('the address %s, which is not of this computer, is told in a sentence', async (host) => {
  expect(await complaint({ env: { HOST: host } })).toBe(
    `O endereço HOST=${host} não é deste computador: use 127.0.0.1 ou 0.0.0.0.`,
  )
})

test('wrong values are all named at once, passwords excepted', async () => {
  const env = { PORT: 'abc', WORKERS: '0', DEMO: 'talvez', DATABASE_URL: 'mysql://ana:segredo@banco/loja', SECRET: 'curto' }
  const said = await complaint({ env })
  for (const name of Object.keys(env)) expect(said).toMatch(new RegExp(`^${name}\\b.* não serve: `, 'm'))
  expect(said.split('\n')).toHaveLength(Object.keys(env).length)
  expect(said).not.toContain('segredo')
})

test('a database that cannot be reached is named without its password', async () => {
  const said = await complaint({ env: { DATABASE_URL: 'postgres://ana:segredo@127.0.0.1:1/loja' } })
  expect(said).toMatch(/^O banco de dados em 127\.0\.0\.1:1 \(banco loja\) não pôde ser usado: .*DATABASE_URL\.$/)
  expect(said).not.toContain('segredo')
})

test('a data folder that is a file is told in a sentence', async () => {
  const file = join(aFolder(), 'arquivo')
  writeFileSync(file, '')
  expect(await complaint({ folder: file })).toBe(`DATA_DIR=${file} não é uma pasta: escolha outro caminho em DATA_DIR.`)
})

test('a data folder without permission is told in a sentence, with or without a database elsewhere', async () => {
  const closed = join(aFolder(), 'fechada')
  mkdirSync(closed)
  chmodSync(closed, isRoot ? 0o700 : 0o500)
  const uid = isRoot ? NOBODY : undefined
  const settings: Record<string, string>[] = [{}, { SECRET: OWN_SECRET, DATABASE_URL: 'postgres://127.0.0.1:1/loja' }]
  for (const env of settings) {
    expect(await complaint({ folder: closed, uid, env })).toMatch(
      /^Sem permissão para usar a pasta \S+fechada \(.*\): rode a Vitrine com o dono da pasta ou escolha outra em DATA_DIR\.$/,
    )
  }
})
