import { join } from 'node:path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives a shop on this computer', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    shopUrl: 'http://127.0.0.1:3000',
    workers: 1,
    role: 'all',
    demo: true,
    rateLimits: true,
  })
  expect(config.dataDir).toMatch(/\/data$/)
})

test('a public address loses its slash at the end', () => {
  expect(readConfig({ SHOP_URL: 'https://casaaroeira.example/' }).shopUrl).toBe('https://casaaroeira.example')
})

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['WORKERS', '0'],
  ['ROLE', 'chefe'],
  ['DEMO', 'sim'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'nunca'],
  ['PREPARED_STATEMENTS', 'talvez'],
  ['TEST_PAYMENTS', 'sim'],
  ['SHOP_URL', 'casaaroeira.example'],
  ['SHOP_URL', 'https://casaaroeira.example/loja'],
  ['SHOP_URL', 'https://casaaroeira.example/?a=1'],
  ['SHOP_URL', 'https://ana:segredo@casaaroeira.example'],
  ['DATABASE_URL', 'mysql://root@localhost/shop'],
  ['DATABASE_POOLER_URL', 'postgres://localhost/shop'],
  ['DATABASE_READ_URL', 'postgres://localhost/shop'],
  ['EDGE_URL', 'https://cdn.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SECRET', 'short'],
  ['TRUST_PROXY', 'any'],
  ['CLOSING_NOTICE', '-1'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
  expect(() => readConfig({ [name]: value })).not.toThrow('segredo')
})

test('all wrong values are told at once, and a password is never repeated', () => {
  const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://root:segredo@localhost/shop' })
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL/)
  expect(read).not.toThrow(/segredo/)
})

test.each([
  [{}, 'demo'],
  [{ SHOP_URL: 'http://localhost:4000' }, 'demo'],
  [{ SHOP_URL: 'https://loja.example' }, 'never'],
  [{ SHOP_URL: 'https://loja.example', DEMO: '1' }, 'demo'],
  [{ DEMO: '0' }, 'never'],
  [{ DEMO: '0', TEST_PAYMENTS: 'on' }, 'always'],
  [{ TEST_PAYMENTS: 'off' }, 'never'],
])('with %o the test provider is there: %s', (env, testPayments) => {
  expect(readConfig(env)).toMatchObject({ testPayments })
})

test('a secret may be a file; both at once, and a file that is not there, are refused without repeating it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'database_url')
  writeFileSync(path, 'postgres://ana:segredo@localhost/loja\n')
  expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://ana:segredo@localhost/loja')
  const wrong = [
    { DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://x:segredo@y/z' },
    { DATABASE_URL_FILE: join(folder, 'none') },
  ]
  for (const env of wrong) {
    expect(() => readConfig(env)).toThrow('DATABASE_URL_FILE')
    expect(() => readConfig(env)).not.toThrow('segredo')
  }
  // What holds no secret is no file.
  expect(readConfig({ PORT_FILE: path }).port).toBe(3000)
})
