import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { expect, test } from 'vitest'
import { createConnectionLimit } from './connection-limit.ts'
import { DeadlineExceeded, deadlinePool, withDeadline } from './query-deadline.ts'

/** A pool that gives a connection to whoever asks, and counts those that are out. */
function aPool() {
  const counts = { out: 0, most: 0 }
  const connect = async () => {
    counts.most = Math.max(counts.most, ++counts.out)
    return { query: async () => ({ rows: [] }), release: () => void counts.out-- } as unknown as PostgresPoolClient // as much as is used
  }
  const pool = deadlinePool({ connect, end: async () => {} } as unknown as PostgresPool)
  return { counts, pool }
}

test('work in a lane never has more connections at once than the lane is wide, and all of it gets its turn', async () => {
  const { counts, pool } = aPool()
  const lane = createConnectionLimit(2)
  const work = async () => {
    const client = await pool.connect()
    await new Promise((next) => setImmediate(next))
    client.release()
  }
  await Promise.all(Array.from({ length: 20 }, () => withDeadline(5_000, work, lane)))
  expect(counts).toEqual({ out: 0, most: 2 })
})

test('work outside of the lane finds a connection while the lane is full', async () => {
  const { pool } = aPool()
  const lane = createConnectionLimit(1)
  await withDeadline(5_000, () => pool.connect(), lane)
  expect(await withDeadline(5_000, () => pool.connect())).toBeDefined()
})

test('who runs out of patience in front of a full lane leaves its place to the next', async () => {
  const { counts, pool } = aPool()
  const lane = createConnectionLimit(1)
  const first = await withDeadline(5_000, () => pool.connect(), lane)
  const second = withDeadline(1, () => pool.connect(), lane)
  await expect(second).rejects.toBeInstanceOf(DeadlineExceeded)
  const third = withDeadline(5_000, () => pool.connect(), lane)
  first.release()
  ;(await third).release()
  ;(await withDeadline(5_000, () => pool.connect(), lane)).release()
  expect(counts).toEqual({ out: 0, most: 1 })
})

test('a connection that can’t be had takes no place in the lane', async () => {
  const lane = createConnectionLimit(1)
  let isDown = true
  const connect = async () => {
    if (isDown) throw new Error('down')
    return { query: async () => ({ rows: [] }), release: () => {} } as unknown as PostgresPoolClient // as much as is used
  }
  const pool = deadlinePool({ connect, end: async () => {} } as unknown as PostgresPool)
  await expect(withDeadline(5_000, () => pool.connect(), lane)).rejects.toThrow('down')
  isDown = false
  expect(await withDeadline(5_000, () => pool.connect(), lane)).toBeDefined()
})
