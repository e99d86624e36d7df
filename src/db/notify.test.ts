import { afterEach, beforeEach, expect, test } from 'vitest'
import { aWire } from '#tests/support/cut-wire.ts'
import { aDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { listen, type Listener } from '#db/listen.ts'
import { notify } from '#db/notify.ts'
import { inTransaction } from '#db/transaction.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let listener: Listener
let heard: string[]
let reconnects: number

beforeEach(async () => {
  heard = []
  reconnects = 0
  database = await aDatabase()
  listener = await listen({
    connection: database.connection,
    channels: ['pages', 'stock'],
    onMessage: (channel, payload) => heard.push(`${channel}:${payload}`),
    onReconnect: () => reconnects++,
    heartbeatMs: 50,
  })
})
afterEach(async () => {
  await listener.close()
  await database.close()
})

const cutListener = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'vitrine listen'`,
  )

test('a change is told when it is committed, not before, and never when it is not', async () => {
  await inTransaction(database.kysely, async (trx) => {
    await notify(trx, 'pages', 'home')
    await notify(database.kysely, 'stock', 'first')
    await eventually('the message outside the transaction', () => heard.length === 1)
  })
  const failed = inTransaction(database.kysely, async (trx) => {
    await notify(trx, 'pages', 'undone')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await notify(database.kysely, 'stock', 'last')
  await eventually('the last message', () => heard.at(-1) === 'stock:last')
  expect(heard).toEqual(['stock:first', 'pages:home', 'stock:last'])
})

test('a listener that was cut off comes back and says so', async () => {
  await cutListener()
  await eventually('the listener to come back', () => reconnects === 1)
  await notify(database.kysely, 'pages', 'again')
  await eventually('a message after coming back', () => heard.length > 0)
  expect(heard).toEqual(['pages:again'])
})

test('a listener whose database stays away goes on knocking often, so that it hears soon after the database is back', async () => {
  const wire = await aWire(database.connection)
  const far = await listen({
    connection: wire.connection,
    channels: ['pages'],
    onMessage: () => {},
    onReconnect: () => {},
    heartbeatMs: 50,
  })
  wire.goDown()
  await eventually('eight knocks at a door that stays shut', () => wire.turnedAway() >= 8, 7_000)
  expect(far.hears()).toBe(false)
  wire.heal()
  await eventually('the listener to hear again', () => far.hears())
  await far.close()
  await wire.close()
})

test('a listener proves that it is alive', async () => {
  const before = listener.lastAliveAt()
  expect(before).toBeGreaterThan(0)
  await eventually('the next sign of life', () => listener.lastAliveAt() > before)
})

test('a message that PostgreSQL would refuse is refused with advice', async () => {
  await expect(notify(database.kysely, 'pages', 'x'.repeat(8_000))).rejects.toThrow('Send the id')
})
