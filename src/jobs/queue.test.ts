import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { claimJob, removeOldDone } from './lease.ts'
import { pauseAfter } from './pause.ts'
import { type JobHandlers, PermanentFailure } from './run.ts'
import { countJobs, enqueue, JOBS_CHANNEL, listDead, retryDead } from './queue.ts'
import { listen } from '#db/listen.ts'
import { inTransaction } from '#db/transaction.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { createWorker, type Worker } from './worker.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
let workers: Worker[]
beforeEach(async () => {
  workers = []
  database = await aDatabase({ poolSize: 10 })
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await database.close()
})

const quiet = { warn: () => {}, error: () => {} }

function aWorker(
  handlers: JobHandlers,
  options: { leaseMs?: number; timeoutMs?: number; pollMs?: number; concurrency?: number } = {},
) {
  const worker = createWorker({ db: database.kysely, handlers, log: quiet, pollMs: 20, random: () => 1, ...options })
  workers.push(worker)
  return worker
}

const jobs = () => database.kysely.selectFrom('jobs').selectAll().orderBy('id').execute()
const makeDue = () => database.pool.query(`update jobs set run_at = now() where status = 'waiting'`)

test('work is asked for with the change that needs it, or not at all', async () => {
  const failed = inTransaction(database.kysely, async (trx) => {
    await enqueue(trx, { kind: 'mail', payload: {} })
    throw new Error('no order after all')
  })
  await expect(failed).rejects.toThrow('no order after all')
  expect(await jobs()).toEqual([])
})

test('the same work for the same order is asked for once', async () => {
  const ask = () => enqueue(database.kysely, { kind: 'mail', ref: 'order-1-paid', payload: { to: 'ana@exemplo.com.br' } })
  const ids = await Promise.all([ask(), ask(), ask()])
  expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
  expect(await enqueue(database.kysely, { kind: 'webhook', ref: 'order-1-paid', payload: {} })).toBeDefined()
})

test('work is done with what was asked for, and is done', async () => {
  const seen: unknown[] = []
  await enqueue(database.kysely, { kind: 'mail', ref: 'order-7', payload: { to: 'ana@exemplo.com.br' } })
  aWorker({ mail: async (job) => void seen.push(job) })
  await eventually('the job to be done', async () => (await jobs())[0]?.status === 'done')
  expect(seen).toEqual([
    {
      id: expect.any(Number),
      kind: 'mail',
      ref: 'order-7',
      payload: { to: 'ana@exemplo.com.br' },
      attempt: 1,
      maxAttempts: 12,
      trace: null,
    },
  ])
})

test('work of a kind that this worker does not know is left to others', async () => {
  await enqueue(database.kysely, { kind: 'unknown', payload: {} })
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  aWorker({ mail: async () => {} })
  await eventually('the known one to be done', async () => (await jobs())[1]?.status === 'done')
  expect((await jobs())[0]?.status).toBe('waiting')
})

test('work for later waits for the database’s clock', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {}, runAt: new Date(Date.now() + 3_600_000) })
  expect(await claimJob(database.kysely, { worker: 'w', kinds: ['mail'], leaseMs: 1_000 })).toBeUndefined()
  await makeDue()
  expect(await claimJob(database.kysely, { worker: 'w', kinds: ['mail'], leaseMs: 1_000 })).toBeDefined()
})

test('a failure is tried again later, and the last one makes the job dead until a person asks again', async () => {
  let broken = true
  const id = await enqueue(database.kysely, { kind: 'mail', payload: { to: 'x' }, maxAttempts: 2 })
  aWorker({
    mail: async () => {
      if (broken) throw new Error('mail server is down')
    },
  })
  const resting = await eventually('the first failure', async () =>
    (await jobs()).find((job) => job.status === 'waiting' && job.attempts === 1),
  )
  expect(resting.run_at.getTime()).toBeGreaterThan(resting.locked_at!.getTime() + 900)
  await makeDue()
  const [dead] = await eventually('the job to be dead', async () => {
    const list = await listDead(database.kysely)
    return list.length > 0 && list
  })
  expect(dead).toMatchObject({ id, kind: 'mail', payload: { to: 'x' }, attempts: 2, last_error: 'Error: mail server is down' })
  expect(await countJobs(database.kysely)).toEqual({ waiting: 0, running: 0, dead: 1 })

  broken = false
  expect(await retryDead(database.kysely, id!)).toBe(true)
  expect(await retryDead(database.kysely, id!)).toBe(false)
  await eventually('the job to be done after all', async () => (await jobs())[0]?.status === 'done')
})

test('a failure that no attempt can mend is dead at once', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  aWorker({
    mail: async () => {
      throw new PermanentFailure('no such address')
    },
  })
  const dead = await eventually('the dead job', async () => (await listDead(database.kysely))[0])
  expect(dead).toMatchObject({ attempts: 1, last_error: 'PermanentFailure: no such address' })
})

test('a handler that hangs is given up, and the attempt counts', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  aWorker({ mail: () => new Promise(() => {}) }, { timeoutMs: 30 })
  const job = await eventually('the attempt to fail', async () => (await jobs()).find(({ last_error }) => last_error))
  expect(job.last_error).toContain('No answer within')
})

test('pauses double up to an hour, and chance takes at most half', () => {
  expect([1, 2, 3, 30].map((attempt) => pauseAfter(attempt, () => 0))).toEqual([2_000, 4_000, 8_000, 3_600_000])
  expect(pauseAfter(1, () => 1)).toBe(1_000)
})

test('an announcement wakes a worker that rests', async () => {
  const worker = aWorker({ mail: async () => {} }, { pollMs: 60_000 })
  const listener = await listen({
    connection: database.connection,
    channels: [JOBS_CHANNEL],
    onMessage: worker.wake,
    onReconnect: worker.wake,
  })
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  const job = await eventually('the job to be done long before the next poll', async () =>
    (await jobs()).find((row) => row.finished_at),
  )
  expect(job.status).toBe('done')
  await listener.close()
})

test('a polite stop waits for the work in hand and takes no more', async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await enqueue(database.kysely, { kind: 'slow', payload: {} })
  const worker = aWorker({ slow: () => release }, { concurrency: 1 })
  await eventually('the work to begin', async () => (await jobs())[0]?.status === 'running')
  const stopped = worker.stop()
  await enqueue(database.kysely, { kind: 'slow', payload: {} })
  resolve()
  await stopped
  expect((await jobs()).map((job) => job.status)).toEqual(['done', 'waiting'])
})

test('old done work is removed; the rest stays', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  await database.pool.query(`update jobs set status = 'done', finished_at = now() - id * interval '3 days' where id < 3`)
  await removeOldDone(database.kysely, 4)
  expect((await jobs()).map((job) => job.status)).toEqual(['done', 'waiting'])
})

test('work for a store of files that is away waits longer than its attempts, and other trouble ends it as ever', async () => {
  await enqueue(database.kysely, { kind: 'bring', payload: {}, maxAttempts: 2 })
  let isAway = true
  let attempts = 0
  aWorker({
    bring: async () => {
      attempts++
      if (isAway) throw new StorageAway('unreachable', 'store:443')
      throw new Error('broken')
    },
  })
  for (let attempt = 1; attempt <= 12; attempt++) {
    await eventually(
      `attempt ${attempt} to be noted`,
      async () => (await jobs())[0]?.status === 'waiting' && attempts === attempt,
    )
    if (attempt < 12) await makeDue()
  }
  expect((await jobs())[0]).toMatchObject({ max_attempts: 16, last_error: expect.stringContaining('STORAGE_URL') })
  isAway = false
  for (let attempt = 13; attempt <= 16; attempt++) {
    await makeDue()
    await eventually(`attempt ${attempt} to be over`, async () => attempts === attempt && (await jobs())[0]?.status !== 'running')
  }
  expect((await jobs())[0]).toMatchObject({ status: 'dead', attempts: 16, last_error: 'Error: broken' })
})
