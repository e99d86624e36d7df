import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#jobs/queue.ts'
import { checkBackup } from '#ops/backup/restore-backup.ts'
import { namesIn, type Storage } from '#storage/contract.ts'
import { storageAt } from '#storage/create-storage.ts'
import { createS3Client } from '#storage/s3/s3-client.ts'
import { someoneWhoCalls } from '#tests/support/api.ts'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMailServer, messageIdOf } from '#tests/support/mail-server.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { UNHURRIED } from '#tests/support/s3-server.ts'
import { askOnce, query, type ShopProcess } from '#tests/support/shop-process.ts'
import { aWholePicture, type WholePicture } from '#tests/support/whole-picture.ts'

// Parts of the whole picture fall and come back, one after the other, while people buy. Only the long run does it: WHOLE_ROUNDS.

const ROUNDS = Number(process.env.WHOLE_ROUNDS ?? 1)
/** More than anybody buys here, so that no purchase fails for want of units. */
const UNITS = 100_000
const IN_FLIGHT = 3
/** The figures for the docs. */
const told: Record<string, unknown> = {}

let picture: WholePicture
let mails: Awaited<ReturnType<typeof aMailServer>>
let storage: Storage
let productId: number
let worker: ShopProcess
beforeAll(async () => {
  mails = await aMailServer()
  picture = await aWholePicture({ CLOSING_NOTICE: '3', SMTP_URL: mails.url })
  const { folder } = picture.database
  productId = await sellSomething(UNITS, (statement, values) => query(folder, statement, values))
  storage = storageAt(picture.bucket.address, picture.aFolder(), UNHURRIED)
  worker = picture.worker
})
afterAll(async () => {
  await picture?.close()
  await mails?.close()
  if (process.env.WHOLE_ROUNDS) console.log(told)
})

const db = () => picture.database.database.kysely

test(
  '[I8] [I9] [I21] while machines, the pooler, the replica and the store are restarted and killed, each purchase is there once and each letter is sent',
  { timeout: 900_000 + ROUNDS * 600_000 },
  async () => {
    const { origin, shops, startShop, startWorker, pooler, database, store } = picture
    const crowd = aBuyingCrowd({ url: origin, productId, buyers: UNITS, inFlight: IN_FLIGHT, restMs: 200 })
    const bought = crowd.bought()
    const moreBuy = async (many = 4) => {
      const from = crowd.done()
      await eventually('more people to have bought', () => crowd.done() >= from + many, 300_000)
    }
    const failedWhile = async (what: string, work: () => Promise<unknown>) => {
      const from = crowd.retries()
      await work()
      await moreBuy()
      told[what] = Number(told[what] ?? 0) + crowd.retries() - from
    }
    const merchant = aMerchantWhoLooks(origin, (await someoneWhoCalls({ db: db() }, 'shop_manager')).authorization)
    await moreBuy()
    for (let round = 0; round < ROUNDS; round++) {
      // What an operator does nobody notices.
      for (const place of [0, 1] as const)
        await failedWhile('a shop restarted', async () => {
          expect(await shops[place].stop()).toEqual({ code: 0, signal: null })
          await moreBuy()
          shops[place] = await startShop(place)
          await sellsAgain(shops[place])
        })
      await failedWhile('the replica stopped and started', async () => {
        await database.replica.stop()
        await moreBuy()
        await database.replica.startAgain()
      })
      await failedWhile('the store stopped and started', async () => {
        await store.stop()
        await moreBuy()
        await store.start()
      })
      await failedWhile('the worker killed', async () => {
        await worker.stop('SIGKILL')
        await moreBuy()
        worker = await startWorker()
      })
      expect(crowd.failed()).toEqual([])
    }
    const lists = await merchant.enough()
    expect(lists.failed).toEqual([])
    told['lists of orders'] = lists.seen
    for (let round = 0; round < ROUNDS; round++) {
      // What falls without a word may be seen by whoever was with it; nobody loses an order or gets two.
      await failedWhile('a shop killed', async () => {
        await shops[1].stop('SIGKILL')
        await moreBuy()
        shops[1] = await startShop(1)
        await sellsAgain(shops[1])
      })
      await failedWhile('the pooler restarted', () => pooler.restart())
    }
    crowd.enough()
    const orders = await expectEveryOrderOnce(database.folder, { bought: await bought, productId, units: UNITS, storage })
    told['orders'] = orders
    expect(orders).toBeGreaterThan(ROUNDS * 20)

    // Letters are written a while after an order; then every job is done, and every letter arrived under one name.
    await query(
      database.folder,
      `update jobs set run_at = now() where status = 'waiting' and kind in ('order-mails', 'send-mail')`,
    )
    const open = async () => {
      const [row] = await query<{ count: number }>(
        database.folder,
        `select (select count(*) from order_mails where drawn_at is null)::int
           + (select count(*) from mails where status <> 'sent')::int
           + (select count(*) from jobs where status in ('running', 'dead') or (status = 'waiting' and run_at <= now()))::int as count`,
      )
      return row!.count
    }
    await eventually('every letter to be sent and every job to be done', async () => (await open()) === 0, 600_000)
    const rows = await query<{ id: string }>(database.folder, 'select id from mails')
    const sent = mails.letters.map((letter) => /^<(\d+)@/.exec(messageIdOf(letter) ?? '')?.[1])
    expect(new Set(sent)).toEqual(new Set(rows.map(({ id }) => id)))
    told['letters'] = { written: rows.length, sentAgainAfterAKill: sent.length - new Set(sent).size }
    const [{ buyers } = { buyers: 0 }] = await query<{ buyers: number }>(
      database.folder,
      `select count(distinct to_address)::int as buyers from mails where to_address like 'ana%@cliente.example'`,
    )
    expect(buyers).toBe(orders)
  },
)

/** Opens the list of orders again and again, which the replica answers while it is there. */
function aMerchantWhoLooks(origin: string, authorization: string) {
  const failed: string[] = []
  let seen = 0
  const day = { isOver: false }
  const look = async () => {
    while (!day.isOver) {
      const answer = await askOnce(`${origin}/wp-json/wc/v3/orders`, { headers: { authorization } }).catch(String)
      if (typeof answer !== 'string' && answer.status === 200) seen++
      else failed.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.body.slice(0, 300)}`)
      await wait(300)
    }
  }
  const looking = look()
  return {
    enough: async () => {
      day.isOver = true
      await looking
      return { failed, seen }
    },
  }
}

/** It answered somebody's call that puts into the cart or buys. */
const sellsAgain = ({ url }: ShopProcess) =>
  eventually('the machine that came back to sell', async () => {
    const { body } = await askOnce(`${url}/metrics`)
    return /^vitrine_http_request_seconds_count\{(?=[^}]*POST)[^}]*status="200"[^}]*\} [1-9]/m.test(body)
  })

test(
  'a worker that is killed inside of a backup to the store leaves nothing that looks whole, and the next one makes it',
  { timeout: 900_000 },
  async () => {
    // Random, so that it stays as large when it is packed: the backup goes in several parts.
    for (let at = 0; at < 8; at++) await storage.media.put(`foto-${at}.webp`, randomBytes(8 * 1024 * 1024))
    const client = createS3Client(picture.bucket.address, UNHURRIED)
    const begun = async () => {
      const xml = await text(await client.ask({ method: 'GET', query: { uploads: '' } }))
      return [...xml.matchAll(/<Upload>.*?<Key>([^<]*)</gs)].map(([, key = '']) => key)
    }
    const file = 'vitrine-2026-01-02-030405.tar.gz'
    const { id } = await db()
      .insertInto('backup_runs')
      .values({ kind: 'backup', file, created_by: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(db(), { kind: 'backup', payload: { run: id }, maxAttempts: 2 })
    await eventually('the backup to be on its way', async () => (await begun()).length > 0, 300_000)
    await worker.stop('SIGKILL')
    expect(await storage.backups.stat(file)).toBeUndefined()
    expect(await namesIn(storage.backups)).toEqual([])
    const left = await begun()
    expect(left).toEqual([`backups/${file}`])

    worker = await picture.startWorker()
    const run = () => db().selectFrom('backup_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await eventually('the next worker to make it', async () => (await run()).status === 'done', 600_000)
    expect(await namesIn(storage.backups)).toEqual([file])
    expect((await checkBackup(await storage.backups.onDisk(file))).tables.length).toBeGreaterThan(0)
    // What the killed one left is an upload that never ends: the sweep of the day after ends it.
    expect(await begun()).toEqual(left)
    for (const area of ['backups', 'media'] as const) await storage[area].forgetUnfinished(new Date(Date.now() + 60_000))
    expect(await begun()).toEqual([])
    expect(await namesIn(storage.backups)).toEqual([file])
    client.close()
  },
)

test(
  'a worker that is killed while it sends the sizes of a picture leaves a picture without them, and the next one makes all of them',
  { timeout: 600_000 },
  async () => {
    const noise = await sharp(randomBytes(2400 * 1600 * 3), { raw: { width: 2400, height: 1600, channels: 3 } })
      .png()
      .toBuffer()
    await storage.media.put('serra.png', noise)
    const { id } = await db()
      .insertInto('media')
      .values({
        slug: 'serra',
        title: 'Serra',
        mime: 'image/png',
        width: 2400,
        height: 1600,
        file: 'serra.png',
        bytes: noise.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(db(), { kind: 'picture-sizes', payload: { media: id }, ref: String(id) })
    const inStore = async () => (await namesIn(storage.media)).filter((name) => name.startsWith('serra-'))
    await eventually('the first size to be there', async () => (await inStore()).length > 0, 300_000)
    await worker.stop('SIGKILL')
    const sizes = async () =>
      (await db().selectFrom('media').select('sizes').where('id', '=', id).executeTakeFirstOrThrow()).sizes
    expect(await sizes()).toEqual([])

    worker = await picture.startWorker()
    await eventually('the next worker to make the sizes', async () => (await sizes()).length > 0, 300_000)
    expect(await inStore()).toEqual((await sizes()).flatMap(({ avif, webp }) => [avif, webp]).toSorted())
    expect((await askOnce(`${picture.origin}/midia/${(await sizes())[0]!.webp}`)).status).toBe(200)
  },
)
