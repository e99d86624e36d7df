import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { aMemoryFolder } from '#tests/support/run-folder.ts'
import type { Connection } from '#db/connection.ts'
import { createDatabase } from '#db/pool.ts'
import { findRunningPostgres, type PrivatePostgres, startPrivatePostgres } from './private-server.ts'
import { isAlive } from './process-facts.ts'
import { databaseTrouble } from '#db/trouble.ts'

let dataDir: string
let servers: PrivatePostgres[]
let children: ChildProcess[]
let said: string[]
beforeEach(() => {
  dataDir = aMemoryFolder()
  chmodSync(dataDir, 0o711)
  servers = []
  children = []
  said = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.stop()))
  if (await findRunningPostgres(dataDir)) await (await start()).stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir) {
  const server = await startPrivatePostgres({ dataDir: folder, say: (line) => said.push(line), durable: false })
  servers.push(server)
  return server
}

/** A shop in another process; it prints its server's process number once it is up, or its error. */
function startElsewhere() {
  const script = `
    const { startPrivatePostgres } = await import(${JSON.stringify(import.meta.resolve('#postgres/private-server.ts'))})
    try {
      const server = await startPrivatePostgres({ dataDir: ${JSON.stringify(dataDir)}, say: () => {}, durable: false })
      console.log(server.pid())
      setInterval(() => {}, 1_000)
    } catch (error) {
      console.log(error.message)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return { child, said: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) }
}

async function ask(connection: Connection, statement: string) {
  const database = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine tests' })
  try {
    return (await database.pool.query(statement)).rows[0]
  } finally {
    await database.close()
  }
}

const answers = (connection: Connection) => ask(connection, 'select 1').catch(() => undefined)

test('the first start makes a cluster that speaks Portuguese, checks its pages and has no open door', async () => {
  const server = await start()
  const facts = await ask(
    server.connection,
    `select upper('coração') as upper, current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
       current_setting('is_superuser') as superuser, current_setting('server_encoding') as encoding`,
  )
  expect(facts).toEqual({ upper: 'CORAÇÃO', checksums: 'on', addresses: '', superuser: 'off', encoding: 'UTF8' })
  expect(statSync(server.connection.host!).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres', 'cluster')).mode & 0o777).toBe(0o700)
})

test.runIf(process.getuid?.() === 0)('the server of a shop that root starts does not run as root', async () => {
  const server = await start()
  const output = execFileSync('ps', ['-o', 'uid=', '-p', String(server.pid())], { encoding: 'utf8' })
  expect(Number(output)).toBeGreaterThan(0)
})

test('a stopped server keeps what it was told, and its process is gone', async () => {
  const first = await start()
  await ask(first.connection, 'create table kept as select 42 as answer')
  const pid = first.pid()!
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  expect(await findRunningPostgres(dataDir)).toBeUndefined()
  const second = await start()
  expect(await ask(second.connection, 'select answer from kept')).toEqual({ answer: 42 })
})

test('a second shop on the same folder is told so, in this process or in another', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(`Outra Vitrine já está usando a pasta ${dataDir}`)
  expect(await startElsewhere().said).toContain('Outra Vitrine já está usando a pasta')
  expect(await answers(first.connection)).toBeDefined()
  expect(await findRunningPostgres(dataDir)).toEqual(first.connection)
})

test('after a kill -9 of the shop the next one takes over its server', async () => {
  const { child, said: pid } = startElsewhere()
  const left = Number(await pid)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isAlive(left)).toBe(true)
  const next = await start()
  expect(next).toMatchObject({ attached: true })
  expect(next.pid()).toBe(left)
  await next.stop()
  expect(isAlive(left)).toBe(false)
})

test('a server that is killed comes back within five seconds, also when it was taken over', async () => {
  const { child, said: pid } = startElsewhere()
  await pid
  child.kill('SIGKILL')
  await once(child, 'exit')
  const server = await start()
  const database = createDatabase({ connection: server.connection, poolSize: 3, applicationName: 'vitrine tests' })
  const exits: boolean[] = []
  server.onUnexpectedExit(({ restarted }) => exits.push(restarted))
  for (const restarts of [1, 2]) {
    const cut = database.kysely.transaction().execute(async (trx) => {
      process.kill(server.pid()!, 'SIGKILL')
      await sql`select pg_sleep(60)`.execute(trx)
    })
    expect(databaseTrouble(await cut.catch((error: unknown) => error))).toBe('unreachable')
    await eventually('the server to be back', () => exits.length === restarts)
    await database.check()
  }
  await database.close()
  expect(exits).toEqual([true, true])
  expect(said).toContain('O PostgreSQL da loja está no ar de novo.')
})

test('a server whose old processes still hold its memory is waited for', async () => {
  const server = await start()
  // Nothing tells a process that only calculates that its server is gone.
  const busy = ask({ ...server.superuser }, 'select count(*) from generate_series(1, 12000000)').catch(() => 'cut')
  await eventually('the calculation to run', () =>
    ask(server.superuser, `select 1 from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()`),
  )
  process.kill(server.pid()!, 'SIGKILL')
  await eventually('the server to be back', () => said.includes('O PostgreSQL da loja está no ar de novo.'))
  expect(said.join()).toContain('ainda está soltando a memória')
  await busy
})

test('a first start that was killed half-way is begun again', async () => {
  const { child } = startElsewhere()
  const home = join(dataDir, 'postgres')
  await eventually(
    'initdb to be at work',
    () => existsSync(home) && readdirSync(home).some((name) => name.startsWith('cluster.')),
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  const server = await start()
  expect(await answers(server.connection)).toBeDefined()
})

test('a note about a process that is no PostgreSQL does not stop the start', async () => {
  const first = await start()
  await first.stop()
  const note = [
    process.pid,
    join(dataDir, 'postgres', 'cluster'),
    1,
    5432,
    join(dataDir, 'postgres', 'socket'),
    '',
    '',
    'ready',
    '',
  ]
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), note.join('\n'))
  const second = await start()
  expect(second.attached).toBe(false)
})

test('a data folder with a long path has its socket elsewhere, closed to others', async () => {
  const folder = join(dataDir, 'uma-pasta-de-nome-comprido'.repeat(4), 'e-outra'.repeat(10))
  mkdirSync(folder, { recursive: true })
  const server = await start(folder)
  expect(await answers(server.connection)).toBeDefined()
  const socketFolder = server.connection.host!
  expect(socketFolder.startsWith(folder)).toBe(false)
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
  await server.stop()
  expect(existsSync(socketFolder)).toBe(false)
})

test('what people typed stays out of the server’s log', async () => {
  const server = await start()
  await ask(server.connection, `create table people (email text primary key)`)
  const insert = `insert into people values ('ana@exemplo.com.br')`
  await ask(server.connection, insert)
  await expect(ask(server.connection, insert)).rejects.toThrow('duplicate key')
  expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toContain('ana@')
})
