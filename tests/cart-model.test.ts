import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTrouble } from '#db/trouble.ts'
import { lineKey } from '#shop/cart/keys.ts'
import { createCart } from '#shop/cart/service.ts'
import { anOrderDesk } from './support/an-order-desk.ts'

/** Calls at once on one cart; CALLS=2000 for a long run. */
const CALLS = Number(process.env.CALLS ?? 60)

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 10 })
})
afterAll(() => desk.close())

const aCart = () =>
  createCart({
    db: desk.db,
    pictureOf: () => ({}) as never, // nothing has a picture here
    coupons: { apply: async () => ({ ok: false, problem: { kind: 'unknown' } }) as never }, // no call of these tests has a coupon
  })

type Call = { product: number; quantity: number; kind: 'add' | 'remove' }

test(
  '[I7] whatever is asked of one cart at once happens one after the other: each answer is what a model says at its turn, nothing is lost',
  { timeout: 400_000 + CALLS * 100 },
  async () => {
    const cart = aCart()
    const products = [
      await desk.aProduct({ units: null }),
      await desk.aProduct({ units: null }),
      await desk.aProduct({ units: null }),
    ]
    const keys = products.map(({ id }) => lineKey(id, null, {}))
    const { sessionId } = await desk.aShopper()
    const owner = { sessionId, userId: undefined }
    const newOwner = async () => owner
    const [calls = []] = fc.sample(
      fc.array(
        fc.record<Call>({
          product: fc.nat({ max: 2 }),
          quantity: fc.integer({ min: 1, max: 3 }),
          kind: fc.constantFrom('add', 'add', 'add', 'remove'),
        }),
        { minLength: CALLS, maxLength: CALLS },
      ),
      1,
    )

    const make = async ({ product, quantity, kind }: Call) => {
      if (kind === 'remove') return await cart.remove(owner, keys[product]!)
      const wanted = { productId: products[product]!.id, variationId: null, choices: {}, quantity }
      return await cart.add(owner, wanted, newOwner)
    }
    /** As the page does that is told to try again: a call that came to nothing has changed nothing. */
    const insist = async (call: Call): ReturnType<typeof make> => {
      try {
        return await make(call)
      } catch (error) {
        if (!databaseTrouble(error)) throw error
        return await insist(call)
      }
    }
    await insist({ product: 0, quantity: 1, kind: 'add' })
    const answers = await Promise.all(
      calls.map(async (call) => {
        const { cart: seen, result } = await insist(call)
        return { call, seen, hasChanged: call.kind === 'add' || result !== undefined }
      }),
    )

    const turns = answers.filter(({ hasChanged }) => hasChanged).toSorted((one, other) => one.seen.version - other.seen.version)
    const model = new Map([[keys[0]!, 1]])
    let hadAll = true
    let version = turns[0]!.seen.version - 1
    for (const { call, seen } of turns) {
      const key = keys[call.product]!
      if (call.kind === 'add') model.set(key, (model.get(key) ?? 0) + call.quantity)
      else hadAll &&= model.delete(key)
      expect(seen.version).toBe(++version)
      expect(new Map(seen.lines.map((line) => [line.key, line.quantity]))).toEqual(model)
    }
    // Nobody took out what was not there.
    expect(hadAll).toBe(true)
    const { cart: left } = await cart.read(owner)
    expect(new Map(left.lines.map((line) => [line.key, line.quantity]))).toEqual(model)
  },
)

/** Whatever is written to the table fails while the work is done. */
async function withBroken<T>(table: string, work: () => Promise<T>): Promise<T> {
  await sql
    .raw(`create or replace function break() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`)
    .execute(desk.db)
  await sql
    .raw(`create trigger broken before insert or delete on ${table} for each statement execute function break()`)
    .execute(desk.db)
  try {
    return await work()
  } finally {
    await sql.raw(`drop trigger broken on ${table}`).execute(desk.db)
  }
}

test('[I18] joining two carts that breaks midway leaves both as they were', async () => {
  const cart = aCart()
  const vase = await desk.aProduct({ units: null })
  const { sessionId } = await desk.aShopper()
  const guest = { sessionId, userId: undefined }
  const { id: userId } = await desk.db
    .insertInto('users')
    .values({ login: 'ana', email: 'ana@loja.example', display_name: 'Ana', password_hash: '', roles: ['customer'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const wanted = { productId: vase.id, variationId: null, choices: {}, quantity: 2 }
  await cart.add(guest, wanted, async () => guest)
  await expect(withBroken('cart_lines', () => cart.merge(sessionId, userId))).rejects.toThrow('broken')
  expect((await cart.read(guest)).cart.lines).toMatchObject([{ quantity: 2 }])
  expect((await cart.read({ sessionId, userId })).cart.lines).toEqual([])
  expect(await cart.merge(sessionId, userId)).toEqual([])
  expect((await cart.read({ sessionId, userId })).cart.lines).toMatchObject([{ quantity: 2 }])
})

test('[CART-3] taking out and putting back happen as a whole: what breaks midway can be done again', async () => {
  const cart = aCart()
  const vase = await desk.aProduct({ units: null })
  const { sessionId } = await desk.aShopper()
  const owner = { sessionId, userId: undefined }
  const key = lineKey(vase.id, null, {})
  await cart.add(owner, { productId: vase.id, variationId: null, choices: {}, quantity: 2 }, async () => owner)
  await expect(withBroken('cart_removals', () => cart.remove(owner, key))).rejects.toThrow('broken')
  expect((await cart.read(owner)).cart.lines).toHaveLength(1)
  await cart.remove(owner, key)
  await expect(withBroken('cart_lines', () => cart.restore(owner, key, async () => owner))).rejects.toThrow('broken')
  expect((await cart.restore(owner, key, async () => owner))?.result).toMatchObject({ ok: true, line: { quantity: 2 } })
  expect(await cart.restore(owner, key, async () => owner)).toBeUndefined()
})
