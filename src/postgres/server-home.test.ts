import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPrivatePostgres } from './private-server.ts'
import { prepareServerHome } from './server-home.ts'

const asRoot = process.getuid?.() === 0
let base: string
let said: string[]
beforeEach(() => {
  said = []
  base = mkdtempSync(join(tmpdir(), 'vitrine-home-'))
  chmodSync(base, 0o711)
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

const say = (line: string) => void said.push(line)

test('the server lives in the data folder', () => {
  const home = prepareServerHome({ dataDir: join(base, 'data'), say })
  expect(home.cluster).toBe(join(base, 'data', 'postgres', 'cluster'))
  expect(home.user === undefined).toBe(!asRoot)
})

test.runIf(asRoot)('a data folder closed by root lets the server’s group pass and nobody else', () => {
  chmodSync(base, 0o700)
  const home = prepareServerHome({ dataDir: base, say })
  expect(home.folder).toBe(join(base, 'postgres'))
  expect(statSync(base)).toMatchObject({ uid: 0, gid: home.user!.gid })
  expect(statSync(base).mode & 0o777).toBe(0o710)
})

test.runIf(asRoot)(
  'below a closed folder the server lives elsewhere, and a lost one is not replaced by an empty shop',
  async () => {
    const dataDir = join(base, 'data')
    mkdirSync(dataDir)
    chmodSync(base, 0o700)
    const server = await startPrivatePostgres({ dataDir, say, durable: false })
    await server.stop()
    const folder = readFileSync(join(dataDir, 'postgres-location'), 'utf8').trim()
    expect(folder).toMatch(/^\/var\/lib\/vitrine-/)
    expect(said.join()).toContain(`o banco desta loja fica em ${folder}`)
    expect(existsSync(join(folder, 'cluster'))).toBe(true)
    rmSync(folder, { recursive: true })
    expect(() => prepareServerHome({ dataDir, say })).toThrow(`O banco desta loja fica em ${folder}, que não existe mais`)
  },
)

test.runIf(!asRoot)('a folder of somebody else is refused with advice', () => {
  chmodSync(base, 0o500)
  expect(() => prepareServerHome({ dataDir: join(base, 'data'), say })).toThrow('Sem permissão para usar a pasta')
  chmodSync(base, 0o700)
})
