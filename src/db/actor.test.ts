import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { type Actor, createActing } from './actor.ts'
import { createDatabase } from './pool.ts'

const ANA: Actor = { id: 7, name: 'Ana', by: 'cookie', request: 'r-1' }
const acting = createActing()
let own: Awaited<ReturnType<typeof aDatabase>>
let database: ReturnType<typeof createDatabase>
let statements = 0
beforeAll(async () => {
  own = await aDatabase()
  // One connection: whoever comes next gets the one that the former had.
  database = createDatabase({ connection: own.connection, poolSize: 1, applicationName: 'tests', actor: acting.now })
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client)
    client.query = ((...args: unknown[]) => {
      statements++
      return (query as (...all: unknown[]) => unknown)(...args)
    }) as typeof client.query
  })
})
afterAll(async () => {
  await database?.close()
  await own?.close()
})

const named = async () => {
  const { rows } = await sql<{ who: string | null }>`select current_setting('vitrine.actor', true) as who`.execute(
    database.kysely,
  )
  return rows[0]!.who ? (JSON.parse(rows[0]!.who) as Actor) : undefined
}

test('a connection says who uses it for as long as it is lent, and nobody after', async () => {
  expect(await acting.as(ANA, named)).toEqual(ANA)
  expect(await named()).toBeUndefined()
  await expect(
    acting.as(ANA, () =>
      database.kysely.transaction().execute(async (trx) => {
        await sql`select set_config('vitrine.actor', current_setting('vitrine.actor'), true)`.execute(trx)
        throw new Error('undone')
      }),
    ),
  ).rejects.toThrow('undone')
  expect(await named()).toBeUndefined()
})

test('in a transaction all statements are of the same person, and two people at once are told apart', async () => {
  const bia: Actor = { ...ANA, id: 8, name: 'Bia', request: 'r-2' }
  const twice = () =>
    database.kysely.transaction().execute(async (trx) => {
      const ask = sql<{ who: string }>`select current_setting('vitrine.actor', true)::jsonb ->> 'name' as who`
      return [(await ask.execute(trx)).rows[0]!.who, (await ask.execute(trx)).rows[0]!.who]
    })
  const [one, other, nobody] = await Promise.all([acting.as(ANA, twice), acting.as(bia, twice), named()])
  expect([one, other, nobody]).toEqual([['Ana', 'Ana'], ['Bia', 'Bia'], undefined])
})

test('a shopper pays nothing for it: one statement is one round trip', async () => {
  await named()
  statements = 0
  await named()
  expect(statements).toBe(1)
  statements = 0
  await acting.as(ANA, named)
  expect(statements).toBe(3)
})
