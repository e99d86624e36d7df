import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { expect, test } from 'vitest'
import { fromReplica, replicaPool } from './from-replica.ts'

type Trouble = { code?: string; message?: string }

/** Two servers that note what they are asked. */
function servers({ isThere = true, trouble }: { isThere?: boolean; trouble?: Trouble } = {}) {
  const asked: [server: string, text: string][] = []
  const clientOf = (server: string, fails?: Trouble) =>
    ({
      query: async (text: string) => {
        asked.push([server, text])
        if (fails) throw Object.assign(new Error(fails.message ?? 'it failed'), fails)
        return { command: 'SELECT', rowCount: 0, rows: [] }
      },
      release: () => asked.push([server, 'released']),
    }) as unknown as PostgresPoolClient
  const primary = { connect: async () => clientOf('primary'), options: {}, end: async () => {} } as unknown as PostgresPool
  const failed: unknown[] = []
  const lend = async () => (isThere ? (clientOf('replica', trouble) as never) : undefined)
  return { asked, failed, pool: replicaPool(primary, { lend, failed: (error) => void failed.push(error) }) }
}

const askOnce = async (pool: PostgresPool, text: string) => {
  const client = await pool.connect()
  try {
    await client.query(text, [])
  } finally {
    client.release()
  }
}
const SELECT = 'select 1'

test('only work that says so is answered by the replica', async () => {
  const { pool, asked } = servers()
  await askOnce(pool, SELECT)
  await fromReplica(() => askOnce(pool, SELECT))
  expect(asked.filter(([, text]) => text === SELECT).map(([server]) => server)).toEqual(['primary', 'replica'])
})

test.each([
  ['select 1', 'replica'],
  ['/* prepared */ select 1', 'replica'],
  ['\n  with found as (select 1) select * from found', 'replica'],
  ['insert into jobs default values', 'primary'],
  ['update jobs set status = $1', 'primary'],
  ['delete from jobs', 'primary'],
  ['start transaction isolation level read committed', 'primary'],
  ['begin', 'primary'],
  ['set local statement_timeout = 0', 'primary'],
])('«%s» is for the %s', async (text, server) => {
  const { pool, asked } = servers()
  await fromReplica(() => askOnce(pool, text))
  expect(asked).toEqual([
    [server, text],
    [server, 'released'],
  ])
})

test('a transaction stays with the primary to its end', async () => {
  const { pool, asked } = servers()
  await fromReplica(async () => {
    const client = await pool.connect()
    for (const text of ['begin', SELECT, 'commit']) await client.query(text, [])
    client.release()
  })
  expect(new Set(asked.map(([server]) => server))).toEqual(new Set(['primary']))
})

test('without a replica that is fresh enough the primary answers', async () => {
  const { pool, asked } = servers({ isThere: false })
  await fromReplica(() => askOnce(pool, SELECT))
  expect(asked[0]).toEqual(['primary', SELECT])
})

test.each([
  ['it went away', { code: 'ECONNRESET' }],
  ['it was stopped', { code: '57P01' }],
  ['its line was cut', { message: 'Connection terminated unexpectedly' }],
  ['it gave way to what the primary removed', { code: '40001' }],
  ['it was asked to write by a function', { code: '25006' }],
])('what the replica could not tell because %s is asked of the primary', async (_why, trouble) => {
  const { pool, asked, failed } = servers({ trouble })
  await fromReplica(() => askOnce(pool, SELECT))
  expect(asked).toEqual([
    ['replica', SELECT],
    ['replica', 'released'],
    ['primary', SELECT],
    ['primary', 'released'],
  ])
  expect(failed).toHaveLength(1)
})

test.each([
  ['a mistake in the statement', { code: '42601' }],
  ['a statement that takes too long', { code: '57014' }],
])('%s is not repeated', async (_what, trouble) => {
  const { pool, asked } = servers({ trouble })
  await expect(fromReplica(() => askOnce(pool, SELECT))).rejects.toMatchObject(trouble)
  expect(asked.map(([server]) => server)).toEqual(['replica', 'replica'])
})
