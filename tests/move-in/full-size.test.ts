import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMediaLibrary } from '#content/media/library.ts'
import { keepUnder } from '#move-in/keep-picture.ts'
import type { MovedThing } from '#move-in/moved-thing.ts'
import { createPictureRun } from '#move-in/picture-run.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { aDatabase } from '#tests/support/database.ts'
import { shopProcesses } from '#tests/support/shop-process.ts'
import { madeUpShop } from './made-up-shop.ts'
import { OLD_PASSWORD, writeOldDump } from './make-shop.ts'
import { writeOldWxr } from './make-wxr.ts'
import { writeUploads } from './make-uploads.ts'
import { oldShopServer } from './old-shop-server.ts'
import { randomOf } from './old-shop-posts.ts'
import { createDiskStore } from '#storage/disk-store.ts'

/** 1 is a shop of 5,000 products, 8,000 customers and 20,000 orders. */
const SHARE = Number(process.env.MOVE_SHARE ?? 0.01)
const KILLS = Number(process.env.MOVE_KILLS ?? 1)
const MOST_MB = 500
const sized = (count: number) => Math.ceil(count * SHARE)
const SIZE = {
  products: sized(5_000),
  variable: sized(300),
  orders: sized(20_000),
  customers: sized(8_000),
  pages: sized(60),
  pictures: sized(3_000),
}
const SOURCE = ['--source', 'loja-antiga.example']

const { begin, clear } = shopProcesses()
const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-size-'))
const at = (name: string) => join(folder, name)
let sums: Awaited<ReturnType<typeof writeOldDump>>
let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  sums = await writeOldDump({ file: at('loja.sql'), size: SIZE })
  writeOldWxr(at('loja.xml'), SIZE)
  await writeUploads(at('uploads.zip'), SIZE)
})
beforeEach(async () => {
  database = await aDatabase()
})
afterEach(() => database.close())
afterAll(async () => {
  await clear()
  rmSync(folder, { recursive: true })
})

type Facts = { state: string; kinds: { kind: string; refused: number; actions: Record<string, number> }[] }
type Ended = { facts: Facts | undefined; mostMb: number; seconds: number; cpuSeconds: number; isKilled: boolean }

type IsTime = () => Promise<boolean>
const NEVER: IsTime = async () => false

/** `vitrine move-in` as an operator runs it. */
const moveIn = (args: string[], isTime?: IsTime) => run(['src/cli/vitrine.ts', '--json', 'move-in', ...args], isTime)

/** A process of its own, which is killed without a word once `isTime` says so. */
async function run(script: string[], isTime: IsTime = NEVER): Promise<Ended> {
  const { connectionString, host, user, database: name } = database.connection
  const address = connectionString ?? `postgres:///${name}?${new URLSearchParams({ host: host!, user: user! as string })}`
  const began = performance.now()
  const command = await begin({ folder, env: { DATABASE_URL: address }, script })
  const last = { mostMb: 0, cpuSeconds: 0 }
  const isOver = command.ended.then(() => true)
  while (!(await Promise.race([isOver, wait(25, false)]))) {
    Object.assign(last, factsOf(command.pid) ?? last)
    if (await isTime()) command.tell('SIGKILL')
  }
  const { code, signal } = await command.ended
  if (signal === null && code !== 0) throw new Error(`The move ended with ${code}: ${command.err()}`)
  const facts = code === 0 ? (JSON.parse(command.out()) as Facts) : undefined
  return { ...last, facts, seconds: (performance.now() - began) / 1_000, isKilled: signal === 'SIGKILL' }
}

/** The most memory that a process ever had, and the processor time that it took. */
function factsOf(pid: number): { mostMb: number; cpuSeconds: number } | undefined {
  try {
    const most = Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number.isNaN(most) ? undefined : { mostMb: most, cpuSeconds: (Number(parts[11]) + Number(parts[12])) / 100 }
  } catch {
    return undefined
  }
}

/** How much was read, planned and brought so far. */
async function progress(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (count(*) + count(action) + count(done_at))::int as count from moved_things`.execute(database.kysely)
  return rows[0]!.count
}
const madeBy = ({ kinds }: Facts) =>
  kinds.flatMap(({ kind, actions }) => ['create', 'update'].flatMap((one) => (actions[one] ? [`${kind} ${one}`] : [])))
const rounded = ({ mostMb, seconds, cpuSeconds }: Ended) => [mostMb, seconds, cpuSeconds].map(Math.round)

test(
  'a whole shop comes over by the command, killed in between, within its memory; again nothing changes',
  { timeout: 3_600_000 },
  async () => {
    const random = randomOf(7)
    const runs: Ended[] = []
    const things = SIZE.products + SIZE.orders * 2 + SIZE.customers + SIZE.pictures
    runs.push(await moveIn([at('loja.sql'), ...SOURCE, '--carry-out'], await killedAfter(random() * things)))
    for (let kills = 1; !runs.at(-1)!.facts; kills++) {
      const isTime = kills < KILLS ? await killedAfter(random() * things) : undefined
      runs.push(await moveIn(['--go-on', '--carry-out'], isTime))
    }
    expect(runs.at(-1)!.facts?.state).toBe('done')
    expect(runs.some(({ isKilled }) => isKilled)).toBe(true)

    const db = database.kysely
    const { rows } = await sql<{ count: number; cents: number; refunded: number; products: number; people: number }>`
    select count(*)::int as count, sum(total_cents)::bigint as cents, sum(refunded_cents)::bigint as refunded,
      (select count(*)::int from products) as products, (select count(*)::int from users where roles = '{customer}') as people from orders`.execute(
      db,
    )
    expect(rows[0]).toEqual({
      count: SIZE.orders,
      cents: sums.totalCents,
      refunded: sums.refundedCents,
      products: SIZE.products,
      people: SIZE.customers,
    })
    const findings = await examineDatabase({ db, dataDir: '/nowhere', now: Date.now })
    expect(findings.flatMap((finding) => finding.problems.slice(0, 2))).toEqual([])
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where(sql<boolean>`roles = '{customer}'`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(await createAccounts({ db }).signIn(email, OLD_PASSWORD.typed)).toMatchObject({ ok: true })

    const again = await moveIn([at('loja.sql'), ...SOURCE, '--carry-out'])
    expect(madeBy(again.facts!)).toEqual([])
    runs.push(again)
    console.log('MB, seconds, processor seconds:', JSON.stringify(runs.map(rounded)))
    expect(Math.max(...runs.map(({ mostMb }) => mostMb))).toBeLessThan(MOST_MB)
  },
)

test('its export comes with the pictures of a zip: nothing is fetched', { timeout: 3_600_000 }, async () => {
  const db = database.kysely
  const moved = await moveIn([at('loja.xml'), ...SOURCE, '--uploads', at('uploads.zip'), '--carry-out'])
  const counts = new Map(moved.facts!.kinds.map(({ kind, actions }) => [kind, actions['create']]))
  expect([counts.get('product'), counts.get('page'), counts.get('media')]).toEqual([SIZE.products, SIZE.pages, SIZE.pictures])
  console.log('MB, seconds, processor seconds:', JSON.stringify(rounded(moved)))
  expect(moved.mostMb).toBeLessThan(MOST_MB)

  const library = createMediaLibrary({
    db,
    files: createDiskStore({ folder }),
    clock: { now: Date.now },
    kindOf: () => undefined,
  })
  const get = async ({ url }: { url: string }) => await Promise.reject(new Error(`Nobody should ask for ${url}.`))
  const bring = createPictureRun({ db, get, keep: keepUnder(library) })
  const move = { source: SOURCE[1]!, uploads: at('uploads.zip'), by: 0 }
  await bring(move, { until: Infinity, signal: new AbortController().signal })
  const states = await db
    .selectFrom('moved_pictures')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  expect(states).toEqual([{ state: 'here', count: SIZE.pictures }])
})

test(
  'a shop that is open comes by its address, killed in between, within its memory; again nothing changes',
  { timeout: 3_600_000 },
  async () => {
    const things = [...madeUpShop(SIZE), ...photos(SIZE.pictures)]
    const site = await serveOldShop(things)
    const byAddress = (mode: string, isTime?: IsTime) => run(['tests/move-in/move-by-address.ts', site.origin, mode], isTime)
    const random = randomOf(11)
    const runs = [await byAddress('start', await killedAfter(random() * things.length))]
    for (let kills = 1; !runs.at(-1)!.facts; kills++)
      runs.push(await byAddress('go-on', kills < KILLS ? await killedAfter(random() * things.length) : undefined))
    expect(runs.at(-1)!.facts?.state).toBe('done')
    expect(runs.some(({ isKilled }) => isKilled)).toBe(true)
    const { rows } = await sql<{ products: number; people: number; orders: number; cents: number }>`
    select (select count(*)::int from products) as products,
      (select count(*)::int from users where roles = '{customer}') as people,
      (select count(*)::int from orders) as orders, (select sum(total_cents)::bigint from orders) as cents`.execute(
      database.kysely,
    )
    const cents = things.reduce(
      (sum, { kind, data }) => (kind === 'order' ? sum + Math.round(Number(data['total']) * 100) : sum),
      0,
    )
    expect(rows).toEqual([{ products: SIZE.products, people: SIZE.customers, orders: SIZE.orders, cents }])
    const findings = await examineDatabase({ db: database.kysely, dataDir: '/nowhere', now: Date.now })
    expect(findings.flatMap((finding) => finding.problems.slice(0, 2))).toEqual([])

    runs.push(await byAddress('again'))
    expect(madeBy(runs.at(-1)!.facts!)).toEqual([])
    site.close()
    console.log('MB, seconds, processor seconds:', JSON.stringify(runs.map(rounded)))
    expect(Math.max(...runs.map(({ mostMb }) => mostMb))).toBeLessThan(MOST_MB)
  },
)

function* photos(count: number): Generator<MovedThing> {
  for (let number = 0; number < count; number++) {
    const id = 300_000 + number
    const url = `https://antiga.example/wp-content/uploads/2024/05/foto-${number}.jpg`
    const data = { id, source_url: url, mime_type: 'image/jpeg', alt_text: `Foto ${number}`, title: { raw: `foto-${number}` } }
    yield { kind: 'media', oldId: String(id), data }
  }
}

/** The old shop answers on this computer. */
async function serveOldShop(things: readonly MovedThing[]) {
  const answer = oldShopServer(things)
  const server = createServer((request, response) => {
    void answer({ url: `https://antiga.example${request.url}`, method: 'GET' }).then(({ status, headers, body }) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers } as OutgoingHttpHeaders).end(body),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** True once so much more than before was done. */
async function killedAfter(steps: number): Promise<() => Promise<boolean>> {
  const goal = (await progress()) + steps
  return async () => (await progress()) >= goal
}
