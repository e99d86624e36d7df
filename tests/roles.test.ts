import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#http/log.ts'
import { enqueue } from '#jobs/queue.ts'
import { SWEEP_JOB } from '#jobs/scheduler.ts'
import { type App, createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { eventually } from './support/eventually.ts'
import { namedMetrics, printedMetrics } from './support/named-metrics.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'

let web: TestShop
let worker: App | undefined
beforeAll(async () => {
  web = await aShop({ config: { role: 'web' } })
})
afterAll(async () => {
  await worker?.close()
  await web?.close()
})

const stateOf = async (ref: string) =>
  (await web.db.selectFrom('jobs').select('status').where('kind', '=', SWEEP_JOB).where('ref', '=', ref).executeTakeFirst())
    ?.status

test('a process that answers visitors leaves jobs and the clock to one that works, which answers only who watches over it', async () => {
  expect((await web.get('/')).statusCode).toBe(200)
  expect((await web.get('/readyz')).statusCode).toBe(200)
  await enqueue(web.db, { kind: SWEEP_JOB, payload: {}, ref: 'by hand' })
  expect(await web.db.selectFrom('jobs').select('ref').where('kind', '=', SWEEP_JOB).execute()).toEqual([{ ref: 'by hand' }])

  const config = { ...readConfig({ DATA_DIR: web.dataDir, SHOP_URL: 'http://127.0.0.1' }), role: 'worker' as const }
  worker = await createApp({ config, connection: web.connection, secret: SECRET, log: createLog({ level: 'silent' }) })
  await eventually('the job is done', async () => (await stateOf('by hand')) === 'done')
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await worker.http.inject(path)).statusCode).toBe(200)
  for (const path of ['/', '/painel/', '/wp-json/wc/v3/products', '/?wc-ajax=get_refreshed_fragments', '/nao-existe/'])
    expect([path, (await worker.http.inject(path)).statusCode]).toEqual([path, 404])
})

test('every metric that the dashboard and the alerts ask for is printed by a process that works; jobs are told by no other', async () => {
  const named = namedMetrics()
  const missing = async (app: Pick<App, 'http'>) => {
    const printed = printedMetrics((await app.http.inject('/metrics')).body)
    return named.filter((name) => !printed.includes(name))
  }
  expect(named.length).toBeGreaterThan(10)
  expect(await missing(worker!)).toEqual([])
  expect(await missing(web)).toEqual(['vitrine_jobs'])
  const told = (await worker!.http.inject('/metrics')).body
  expect(told).toMatch(/^vitrine_jobs\{state="waiting"\} \d+$/m)
  expect(told).toContain(`vitrine_jobs_total{kind="${SWEEP_JOB}",outcome="done"}`)
})
