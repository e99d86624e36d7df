import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { createDatabase } from '#db/pool.ts'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import type { Storage } from '#storage/contract.ts'
import { eventually } from './eventually.ts'
import { cookiesOf, hiddenFields, orderIn, post, REMOTE_BUYER } from './remote-buyer.ts'
import { type Answer, askOnce, query } from './shop-process.ts'

/**
 * `restMs`: until the next one comes, so that something of the machine is left to a shop that starts.
 * `giftCodes`: every third buyer pays in part with one of them.
 */
type Crowd = { url: string; productId: number; buyers: number; inFlight: number; restMs?: number; giftCodes?: readonly string[] }

/** Buyers who each want one order and try until they know whether they have it, whatever becomes of the shop meanwhile. */
export function aBuyingCrowd({ url, productId, buyers, inFlight, restMs = 0, giftCodes = [] }: Crowd) {
  const failed: string[] = []
  let done = 0
  const insist = async (ask: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await ask().catch((error: unknown) => String(error))
      if (typeof answer !== 'string' && answer.status < 500) return answer
      failed.push(typeof answer === 'string' ? answer : `${answer.status} ${answer.body.slice(0, 300)}`)
      await wait(50 + Math.random() * 100)
    }
  }
  const buy = async (buyer: number) => {
    const added = await insist(() => post(`${url}/?wc-ajax=add_to_cart`, { product_id: String(productId) }))
    const cookie = cookiesOf(added)
    if (cookie === '') return { buyer, orders: [] }
    const open = () => insist(() => askOnce(`${url}/checkout/`, { headers: { cookie } }))
    const code = buyer % 3 === 0 ? giftCodes[(buyer / 3) % giftCodes.length] : undefined
    if (code) {
      const security = /"apply_coupon_nonce":"(\w+)"/.exec((await open()).body)?.[1] ?? ''
      await insist(() => post(`${url}/?wc-ajax=apply_coupon`, { security, coupon_code: code }, cookie))
    }
    const buyIt = async () => {
      const page = await open()
      const form = {
        ...REMOTE_BUYER,
        billing_email: `ana${buyer}@cliente.example`,
        ...hiddenFields(page.body),
        payment_method: 'vitrine_test',
      }
      const place = () => insist(() => post(`${url}/?wc-ajax=checkout`, form, cookie))
      // Every fifth buyer clicks twice.
      const answers = await Promise.all(buyer % 5 === 0 ? [place(), place()] : [place()])
      return answers.flatMap(({ body }) => orderIn(body))
    }
    const orders = await buyIt()
    // A rival with the same card may have been quicker: then it is paid without.
    return { buyer, orders: code && orders.length === 0 ? await buyIt() : orders }
  }

  const queue = Array.from({ length: buyers }, (_, at) => at)
  const bought: Awaited<ReturnType<typeof buy>>[] = []
  const shoppers = Array.from({ length: inFlight }, async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      bought.push(await buy(next))
      done++
      if (restMs > 0) await wait(restMs)
    }
  })
  return {
    retries: () => failed.length,
    /** What went wrong on the way, and was tried again. */
    failed: () => failed,
    /** Some moment of the n-th of so many parts of the crowd: while there are buyers, however quick the shop is with them. */
    someMomentIn: async (part: number, parts: number) => {
      const [from, latest] = [part, part + 0.5].map((share) => (buyers * share) / parts) as [number, number]
      await eventually(`${from} buyers to be done`, () => done >= from, 300_000)
      const at = performance.now() + 5 + Math.random() * 895
      await eventually('a moment has passed', () => performance.now() >= at || done >= latest)
    },
    done: () => done,
    /** Whoever has not come yet stays away. */
    enough: () => void queue.splice(0),
    /** Comes back when everybody knows. */
    bought: async () => {
      await Promise.all(shoppers)
      return bought
    },
  }
}

/** `storage`: where the shop's files are, unless in the folder. */
type Sold = { bought: { orders: number[] }[]; productId: number; units: number; storage?: Storage }

/** Each order that was confirmed is there once, no other is, and of the units neither one is lost nor one too many sold. */
export async function expectEveryOrderOnce(folder: string, { bought, productId, units, storage }: Sold): Promise<number> {
  const confirmed = new Set(bought.flatMap(({ orders }) => orders))
  expect(bought.filter(({ orders }) => new Set(orders).size > 1)).toEqual([])
  const rows = await query<{ id: string }>(folder, 'select id from orders')
  expect(new Set(rows.map(({ id }) => Number(id)))).toEqual(confirmed)
  const emails = await query<{ email: string }>(folder, 'select email from orders group by email having count(*) > 1')
  expect(emails).toEqual([])
  expect(confirmed.size).toBeLessThanOrEqual(units)
  const [stock] = await query<{ on_hand: number }>(folder, 'select on_hand from stock where product_id = $1', [productId])
  expect(stock!.on_hand).toBe(units - confirmed.size)
  // Thousands of letters take the worker a while, more so where it was killed all the time.
  const late = `select from order_mails where drawn_at is null and created_at < now() - interval '14 minutes' limit 1`
  await eventually(
    'the letters to be written',
    async () => (await query(folder, late)).length === 0,
    60_000 + confirmed.size * 200,
  )
  expect(await problemsOf(folder, storage)).toEqual([])
  return confirmed.size
}

/** Whatever the doctor finds wrong with the orders and their units. */
async function problemsOf(folder: string, storage?: Storage) {
  const database = createDatabase({ connection: (await findRunningPostgres(folder))!, poolSize: 2, applicationName: 'tests' })
  try {
    const findings = await examineDatabase({
      db: database.kysely,
      dataDir: folder,
      now: Date.now,
      ...(storage && { storage }),
    })
    return findings.filter(({ problems }) => problems.length > 0)
  } finally {
    await database.close()
  }
}
