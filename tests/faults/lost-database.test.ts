import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { connect, passwordIn, postmasterOf, query, type ShopProcess, shopProcesses, signIn } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
let shop: ShopProcess
let session: string
beforeAll(async () => {
  shop = await open({ folder: aFolder() })
  session = (await signIn(shop, 'admin', passwordIn(shop.out())!))!
  await query(
    shop.folder,
    `insert into products (type, status, slug, name, price_cents, published_at)
     select 'simple', 'publish', 'vaso-' || n, 'Vaso ' || n, 1000 + n, now() from generate_series(1, 40) n`,
  )
})
afterAll(clear)

const statusOf = async (path: string) => (await shop.ask(path)).status
const isOpenToAna = async () => (await shop.ask('/minha-conta/', { headers: { cookie: session } })).body.includes('Administração')

/** Everything that a visitor may ask for works, without anybody having restarted the shop. */
const worksAgain = (withinMs: number) =>
  eventually(
    'the shop to work again',
    async () => {
      const statuses = await Promise.all(['/', '/readyz', '/loja/', '/produto/vaso-9/', '/minha-conta/'].map(statusOf))
      return statuses.every((status) => status === 200) && (await isOpenToAna())
    },
    withinMs,
  )

async function expectSorry(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.ask(path, { headers })
  expect([path, answer.status]).toEqual([path, 503])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.ms).toBeLessThan(4_500)
  return answer
}

test('a PostgreSQL that is killed is back within five seconds, without a restart and with everything in it', async () => {
  await query(shop.folder, `update products set name = 'Vaso dito e feito' where slug = 'vaso-9'`)
  const killed = postmasterOf(shop.folder)!
  process.kill(killed, 'SIGKILL')
  const statuses = new Set<number>()
  await eventually(
    'another PostgreSQL to answer',
    async () => {
      for (const path of ['/', '/produto/vaso-3/', '/minha-conta/']) statuses.add(await statusOf(path))
      const pid = postmasterOf(shop.folder)
      return pid !== undefined && pid !== killed && (await statusOf('/readyz')) === 200
    },
    5_000,
  )
  await worksAgain(5_000)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect((await shop.ask('/produto/vaso-9/')).body).toContain('Vaso dito e feito')
})

test('while the database is away kept pages are shown, and the others say «voltamos já» at once', async () => {
  for (const path of ['/', '/produto/vaso-1/']) expect(await statusOf(path)).toBe(200)
  // A process of the old server that does not let go of its memory keeps a new one from starting.
  const holder = await connect(shop.folder)
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { pid } = rows[0]!
  process.kill(pid, 'SIGSTOP')
  process.kill(postmasterOf(shop.folder)!, 'SIGKILL')
  try {
    await eventually('the shop to notice', async () => (await statusOf('/readyz')) === 503)
    await expectSorry('/readyz')
    for (const path of ['/produto/vaso-2/', '/loja/?orderby=price', '/minha-conta/']) {
      const { body } = await expectSorry(path)
      expect(body).toContain('Voltamos já')
      expect(body).toContain('lang="pt-BR"')
    }
    expect(await expectSorry('/minha-conta/', { cookie: session, accept: 'application/json' })).toMatchObject({
      body: expect.stringContaining('"code":"unavailable"'),
    })
    for (const path of ['/', '/produto/vaso-1/', '/healthz']) {
      const answer = await shop.ask(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.ms).toBeLessThan(2_000)
    }
  } finally {
    process.kill(pid, 'SIGKILL')
    await holder.end().catch(() => {})
  }
  await worksAgain(5_000)
})

test('while a table is locked kept pages are fast and right, and pages that need it say so in a few seconds', async () => {
  expect((await shop.ask('/produto/vaso-4/')).body).toContain('Vaso 4')
  const blocker = await connect(shop.folder)
  await blocker.query('begin; lock table products in access exclusive mode')
  try {
    const waiting = Array.from({ length: 25 }, (_, n) => expectSorry(`/produto/vaso-${n + 11}/`))
    const kept = await shop.ask('/produto/vaso-4/')
    expect(kept.status).toBe(200)
    expect(kept.body).toContain('Vaso 4')
    expect(kept.ms).toBeLessThan(2_000)
    for (const { body } of await Promise.all(waiting)) expect(body).toContain('Voltamos já')
    // Other tables are free, so what does not need this one works; a list of orders names products and does.
    const details = await shop.ask('/minha-conta/edit-account/', { headers: { cookie: session } })
    expect([details.status, details.body.includes('name="account_email"')]).toEqual([200, true])
  } finally {
    await blocker.query('rollback')
    await blocker.end()
  }
  for (const n of [4, 11, 35]) expect((await shop.ask(`/produto/vaso-${n}/`)).body).toContain(`Vaso ${n}`)
})
