import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db/connection.ts'
import { createApiKeys } from '#shop/accounts/api-keys.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { aDatabase } from '#tests/support/database.ts'
import { runCommandLine } from './command-line.ts'
import { commands } from './commands.ts'
import { readOrMakeSecret } from '#ops/secret.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-commands-'))
  database = await aDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function addressOf({ connectionString, host, user, database: name }: Connection) {
  return connectionString ?? `postgres:///${name}?${new URLSearchParams({ host: host!, user: user! as string })}`
}

type Answer = { code: number; facts: Record<string, unknown>; err: string }

/** Runs a command as a program would; `agrees` stands for the person at the terminal. */
async function run(
  args: string[],
  { at = database.connection, agrees }: { at?: Connection; agrees?: boolean } = {},
): Promise<Answer> {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommandLine({
    args: agrees === undefined ? ['--json', ...args] : args,
    commands,
    env: { DATABASE_URL: addressOf(at), DATA_DIR: dataDir },
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    confirm: agrees === undefined ? undefined : async () => agrees,
  })
  const facts = agrees === undefined ? (JSON.parse(out.join('\n')) as Record<string, unknown>) : {}
  return { code, facts, err: err.join('\n') }
}

test('a new account can sign in with the password that was shown, and with the next one after a change', async () => {
  const made = await run([
    'user',
    'create',
    '--login',
    'Ana',
    '--email',
    'ana@loja.example',
    '--role',
    'administrator',
    '--name',
    'Ana Lima',
  ])
  expect(made).toMatchObject({ code: 0, facts: { user: { login: 'ana', display_name: 'Ana Lima', roles: ['administrator'] } } })
  const accounts = createAccounts({ db: database.kysely })
  expect(await accounts.signIn('ana', made.facts.password as string)).toMatchObject({ ok: true })
  const changed = await run(['user', 'password', 'ana'])
  expect(await accounts.signIn('ana', made.facts.password as string)).toMatchObject({ ok: false })
  expect(await accounts.signIn('ana', changed.facts.password as string)).toMatchObject({ ok: true })
  const chosen = await run(['user', 'password', 'ana', '--password', 'a rede na varanda'])
  expect(chosen.facts).not.toHaveProperty('password')
})

test('who lost the telephone gets in again by the server’s terminal, and the register says so', async () => {
  const accounts = createAccounts({ db: database.kysely })
  const signIn = () => accounts.signIn('ana', 'a rede na varanda')
  const { id } = (await accounts.find('ana'))!
  const factor = { user_id: id, secret_encrypted: Buffer.from('x'), confirmed_at: new Date() }
  await database.kysely.insertInto('second_factors').values(factor).execute()
  expect(await signIn()).toMatchObject({ ok: false, problem: 'code' })
  expect(await run(['user', 'second-factor-off', 'ana'])).toMatchObject({ code: 0, facts: { login: 'ana' } })
  expect(await signIn()).toMatchObject({ ok: true })
  expect(await run(['user', 'second-factor-off', 'ana'])).toMatchObject({ code: 1 })
  const entries = await database.kysely.selectFrom('audit_log').selectAll().orderBy('id').execute()
  expect(entries.map(({ noun, action, channel }) => [noun, action, channel])).toEqual([
    ['users', 'insert', 'cli'],
    ['users', 'update', 'cli'],
    ['users', 'update', 'cli'],
    ['second_factors', 'delete', 'cli'],
  ])
})

test('a weak password and a name that is taken are refused', async () => {
  const bia = ['user', 'create', '--login', 'bia', '--email', 'bia@loja.example', '--role', 'customer']
  expect(await run([...bia, '--password', 'curta'])).toMatchObject({
    code: 1,
    facts: { error: expect.stringContaining('ao menos 8') },
  })
  expect(await run(bia)).toMatchObject({ code: 0 })
  expect(await run(bia)).toMatchObject({ code: 1, facts: { error: expect.stringContaining('Já existe') } })
})

test('a key is made, listed and revoked', async () => {
  const made = await run(['api-key', 'create', '--user', 'ana', '--description', 'Planilha', '--permissions', 'read'])
  const secret = readOrMakeSecret({ dataDir, fromEnvironment: undefined })
  const keys = createApiKeys({ db: database.kysely, secret })
  expect(await keys.find(made.facts.consumer_key as string)).toMatchObject({
    consumerSecret: made.facts.consumer_secret,
    permissions: 'read',
  })
  expect((await run(['api-key', 'list'])).facts).toMatchObject({ keys: [{ login: 'ana', description: 'Planilha' }] })
  expect(await run(['api-key', 'revoke', String(made.facts.id)])).toMatchObject({ code: 0 })
  expect(await run(['api-key', 'revoke', String(made.facts.id)])).toMatchObject({ code: 1 })
})

test('dead work is listed and put back in the queue', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into jobs (kind, status, finished_at, last_error) values ('mail', 'dead', now(), 'sem rede') returning id`,
  )
  const { id } = rows[0]!
  expect((await run(['jobs'])).facts).toMatchObject({ dead: [{ id, last_error: 'sem rede' }] })
  expect(await run(['jobs', 'retry', String(id)])).toMatchObject({ code: 0 })
  expect((await run(['jobs', 'list'])).facts).toEqual({ dead: [] })
})

test('a command for tables that are not there yet says what comes first', async () => {
  const bare = await aDatabase()
  await bare.pool.query('drop schema public cascade')
  await bare.pool.query('create schema public')
  expect((await run(['jobs'], { at: bare.connection })).facts.error).toContain('migrate')
  expect((await run(['backup'], { at: bare.connection })).facts.error).toContain('não há o que guardar')
  expect((await run(['migrate'], { at: bare.connection })).facts.applied).toContain('0001_jobs')
  expect((await run(['migrate'], { at: bare.connection })).facts.applied).toEqual([])
  await bare.close()
})

test('a backup lands in the data folder, and is restored only into a shop that may be replaced', async () => {
  const kept = await run(['backup'])
  const file = kept.facts.file as string
  expect(file).toMatch(/\/backups\/vitrine-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/)
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)
  expect(await run(['backup', '--to', file])).toMatchObject({ code: 1, facts: { error: expect.stringContaining('já existe') } })

  const other = await aDatabase()
  const users = async () => (await other.pool.query('select login from users order by login')).rows.map(({ login }) => login)
  const at = other.connection
  expect(await run(['restore', file], { at })).toMatchObject({ code: 0 })
  expect(await users()).toEqual(['ana', 'bia'])

  await other.pool.query(`delete from users where login = 'bia'`)
  expect(await run(['restore', file], { at })).toMatchObject({ code: 1, facts: { error: expect.stringContaining('--replace') } })
  expect(await run(['restore', file, '--replace'], { at })).toMatchObject({
    code: 1,
    facts: { error: expect.stringContaining('--yes') },
  })
  expect(await run(['restore', file, '--replace'], { at, agrees: false })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nada foi mudado'),
  })
  expect(await users()).toEqual(['ana'])
  expect(await run(['restore', file, '--replace'], { at, agrees: true })).toMatchObject({ code: 0 })
  expect(await users()).toEqual(['ana', 'bia'])

  expect((await run(['restore', join(dataDir, 'nowhere.tar.gz'), '--replace', '--yes'], { at })).facts.error).toContain(
    'Não há o arquivo',
  )
  await other.close()
})

test('commands that only look do not make a shop', async () => {
  const nowhere = join(dataDir, 'nowhere')
  const out: string[] = []
  const code = await runCommandLine({
    args: ['backup', '--json'],
    commands,
    env: { DATA_DIR: nowhere },
    out: (line) => out.push(line),
    err: () => {},
  })
  expect(code).toBe(1)
  expect(out[0]).toContain('Ainda não há uma loja')
  expect(existsSync(nowhere)).toBe(false)
})
