import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { onDatabase } from '#tests/support/private-postgres.ts'
import type { Connection } from '#db/connection.ts'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { DatabaseUnreachable } from '#db/unreachable.ts'

/** As the shop opens it: with the shop's limits. */
let database: ShopDatabase & { connection: Connection }
beforeAll(async () => {
  const { connection, close } = await aDatabase()
  const opened = createDatabase({ connection, poolSize: 2, applicationName: 'vitrine tests' })
  database = { ...opened, connection, close: () => opened.close().then(close) }
})
afterAll(() => database.close())

test('centavos arrive as numbers, and a number that would lose a centavo is refused', async () => {
  const { rows } = await database.pool.query(`select 123456789012::bigint as cents, '2026-03-01'::date as day`)
  expect(rows).toEqual([{ cents: 123456789012, day: '2026-03-01' }])
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(/does not fit/)
})

test('every connection has limits, so that no shopper waits for ever', async () => {
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows.map((row) => [row.name, row.setting])).toEqual([
    ['idle_in_transaction_session_timeout', '10000'],
    ['lock_timeout', '2000'],
    ['statement_timeout', '5000'],
  ])
})

test('a connection that is cut in the middle of a transaction fails that transaction and nothing else', async () => {
  const work = database.kysely.transaction().execute(async (trx) => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
    await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
    await trx.selectFrom('jobs').select('id').execute()
  })
  const error = await work.catch((reason: unknown) => reason)
  expect(databaseTrouble(error)).toBe('unreachable')
  await expect(database.kysely.selectFrom('jobs').select('id').execute()).resolves.toEqual([])
})

test('a connection that comes back with its transaction open serves nobody else, and somebody hears of it', async () => {
  const lost: string[] = []
  const { connection } = database
  const other = createDatabase({
    connection,
    poolSize: 1,
    applicationName: 'vitrine tests',
    onLostConnection: ({ message }) => lost.push(message),
  })
  const careless = await other.pool.connect()
  await careless.query('begin')
  careless.release()
  const { rows } = await other.pool.query('select txid_current() as here')
  expect(rows).not.toEqual((await other.pool.query('select txid_current() as here')).rows)
  expect(lost).toEqual([expect.stringContaining('transaction')])
  await other.close()
})

test('a full pool says that it is busy instead of hanging', async () => {
  const taken = await Promise.all([database.pool.connect(), database.pool.connect()])
  const error = await database.pool.query('select 1').catch((reason: unknown) => reason)
  for (const client of taken) client.release()
  expect(databaseTrouble(error)).toBe('busy')
})

test('a mistake in a statement is no trouble of the database', async () => {
  const error = await database.pool.query('selct 1').catch((reason: unknown) => reason)
  expect(databaseTrouble(error)).toBeUndefined()
})

test.for([
  ['postgres://ana:segredo@127.0.0.1:1/loja', 'nada está escutando'],
  ['postgres://ana:segredo@nenhum.invalid/loja', 'Corrija|Confira'],
  ['postgres://ana:segr%edo@127.0.0.1:1/loja', 'DATABASE_URL'],
] as const)('an address that does not work is explained without its password: %s', async ([connectionString, reason]) => {
  const wrong = createDatabase({ connection: { connectionString }, poolSize: 1, applicationName: 'vitrine tests' })
  const error = await wrong.check().catch((trouble: unknown) => trouble)
  await wrong.close()
  expect(error).toBeInstanceOf(DatabaseUnreachable)
  expect(String(error)).toMatch(new RegExp(reason))
  expect(JSON.stringify([String(error), (error as Error).stack])).not.toMatch(/segr/)
})

test('a database that is missing is named', async () => {
  const connection = onDatabase(database.connection, 'nenhuma')
  const wrong = createDatabase({ connection, poolSize: 1, applicationName: 'vitrine tests' })
  await expect(wrong.check()).rejects.toThrow('o banco não existe')
  await wrong.close()
})

test('while a shop starts a connection may take long, and afterwards not', async () => {
  const gate = await slowDoor()
  const options = { poolSize: 2, applicationName: 'vitrine tests', startPatienceMs: 30_000 }
  const starting = createDatabase({ ...options, connection: { ...database.connection, ...gate.address } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const first = starting.pool.connect()
    vi.advanceTimersByTime(20_000)
    gate.open()
    const held = await first
    starting.hurry()
    gate.shut()
    const second = starting.pool.connect()
    vi.advanceTimersByTime(3_000)
    await expect(second).rejects.toThrow('timeout')
    held.release()
  } finally {
    vi.useRealTimers()
    gate.open()
    await starting.close()
    gate.close()
  }
})

/** Leads to the database, once it is open. */
async function slowDoor() {
  const { host, user } = database.connection
  const waiting: (() => void)[] = []
  let isOpen = false
  const server = createServer((visitor) => {
    const lead = () => {
      const inside = connect(join(host!, '.s.PGSQL.5432'))
      inside.on('error', () => visitor.destroy())
      visitor.on('error', () => inside.destroy())
      visitor.pipe(inside).pipe(visitor)
    }
    if (isOpen) lead()
    else waiting.push(lead)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user },
    open: () => {
      isOpen = true
      for (const lead of waiting.splice(0)) lead()
    },
    shut: () => {
      isOpen = false
    },
    close: () => server.close(),
  }
}
