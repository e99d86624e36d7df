import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { claimJob, extendLease, finishJob } from './lease.ts'
import { enqueue, listDead } from './queue.ts'
import { createDatabase } from '#db/pool.ts'
import { createWorker } from './worker.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeEach(async () => {
  database = await aDatabase()
  await database.pool.query('create table sent (job bigint primary key)')
})
afterEach(() => database.close())

const quiet = { warn: () => {}, error: () => {} }
const claim = (worker: string) => claimJob(database.kysely, { worker, kinds: ['mail'], leaseMs: 60_000 })
const endLeases = () => database.pool.query(`update jobs set locked_until = now() - interval '1 s' where status = 'running'`)

test('five workers on fifty connections do each of a thousand jobs exactly once', async () => {
  await database.pool.query(`insert into jobs (kind) select 'mail' from generate_series(1, 1000)`)
  const pools = Array.from({ length: 5 }, () =>
    createDatabase({ connection: database.connection, poolSize: 10, applicationName: 'vitrine tests' }),
  )
  const workers = pools.map(({ kysely, pool }) =>
    createWorker({
      db: kysely,
      concurrency: 9,
      log: quiet,
      // A second visit of the same job breaks the primary key, and the job would be tried again.
      handlers: { mail: async (job) => void (await pool.query('insert into sent values ($1)', [job.id])) },
    }),
  )
  await eventually('all jobs to be done', async () => (await count(`status = 'done'`)) === 1000)
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all(pools.map((pool) => pool.close()))
  expect(await count('attempts <> 1')).toBe(0)
  expect((await database.pool.query('select count(*) from sent')).rows[0].count).toBe(1000)
})

const count = async (condition: string) =>
  (await database.pool.query(`select count(*) from jobs where ${condition}`)).rows[0].count

test('the work of a process that was killed is done by another', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  const script = `
    const { createDatabase } = await import(${JSON.stringify(import.meta.resolve('#db/pool.ts'))})
    const { createWorker } = await import(${JSON.stringify(import.meta.resolve('#jobs/worker.ts'))})
    const { kysely } = createDatabase({ connection: ${JSON.stringify(database.connection)}, poolSize: 2, applicationName: 'doomed' })
    createWorker({ db: kysely, log: console, leaseMs: 300, handlers: { mail: () => new Promise(() => {}) } })`
  const doomed = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  await eventually('the doomed process to take the job', () => count(`status = 'running'`))
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  const worker = createWorker({ db: database.kysely, log: quiet, pollMs: 20, handlers: { mail: async () => {} } })
  expect(await eventually('the job to be done', () => count(`status = 'done' and attempts = 2`))).toBe(1)
  await worker.stop()
})

test('a worker that was thought dead cannot finish what another has taken over', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {} })
  const first = await claim('slow')
  expect(await claim('other')).toBeUndefined()
  await endLeases()
  const second = await claim('other')
  expect(second).toMatchObject({ id: first!.id, attempt: 2 })
  expect(await extendLease(database.kysely, first!, 1_000)).toBe(false)
  expect(await finishJob(database.kysely, first!)).toBe(false)
  expect(await finishJob(database.kysely, second!)).toBe(true)
})

test('work that ends its process every time is dead in the end', async () => {
  await enqueue(database.kysely, { kind: 'mail', payload: {}, maxAttempts: 1 })
  await claim('doomed')
  await endLeases()
  const worker = createWorker({ db: database.kysely, log: quiet, pollMs: 20, handlers: { mail: async () => {} } })
  const [dead] = await eventually('the dead job', async () => {
    const list = await listDead(database.kysely)
    return list.length > 0 && list
  })
  await worker.stop()
  expect(dead!.last_error).toContain('parou no meio')
})
