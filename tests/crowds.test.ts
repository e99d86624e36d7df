import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#db/pool.ts'
import { createCart } from '#shop/cart/service.ts'
import { anOrderDesk } from './support/an-order-desk.ts'
import { orderDesk } from './support/order-desk.ts'

// Crowds, beside other tests on the same cores.

let desk: Awaited<ReturnType<typeof anOrderDesk>>
const closers: (() => Promise<void>)[] = []
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 4 })
})
afterAll(async () => {
  for (const close of closers) await close()
  await desk.close()
})

/** One process of the shop with a pool of its own; tells how many of its connections were in use at once. */
function aProcess({ poolSize = 2 } = {}) {
  const { kysely: db, pool, close } = createDatabase({ connection: desk.connection, poolSize, applicationName: 'crowd' })
  closers.push(close)
  let inUse = 0
  let most = 0
  pool.on('acquire', () => (most = Math.max(most, ++inUse)))
  pool.on('release', () => inUse--)
  const cart = createCart({
    db,
    pictureOf: () => ({}) as never, // nothing has a picture here
    coupons: { apply: async () => ({ ok: false, problem: { kind: 'unknown' } }) as never }, // no call of these tests has a coupon
  })
  const { orders } = orderDesk(db)
  return { cart, orders, connectionsUsed: () => most }
}

const aGuest = async () => ({ sessionId: (await desk.aShopper()).sessionId, userId: undefined })
type Guest = Awaited<ReturnType<typeof aGuest>>
const addOne = ({ cart }: ReturnType<typeof aProcess>, owner: Guest, productId: number) =>
  cart.add(owner, { productId, variationId: null, choices: {}, quantity: 1 }, async () => owner)
const unitsIn = async ({ cart }: ReturnType<typeof aProcess>, owner: Guest) => (await cart.read(owner)).cart.lines[0]?.quantity

test('[I7] 120 additions to one cart at the same moment use one connection and are all kept', async () => {
  const shop = aProcess()
  const [vase, owner] = [await desk.aProduct({ units: null }), await aGuest()]
  const answers = await Promise.all(Array.from({ length: 120 }, () => addOne(shop, owner, vase.id)))
  expect(answers.every(({ result }) => result.ok)).toBe(true)
  expect(await unitsIn(shop, owner)).toBe(120)
  expect(shop.connectionsUsed()).toBe(1)
})

test('[I7] a stranger’s addition does not wait for the 120 of somebody else', async () => {
  const shop = aProcess()
  const [vase, owner, stranger] = [await desk.aProduct({ units: null }), await aGuest(), await aGuest()]
  // Both connections are open, and have prepared their statements: what one does once is no waiting for somebody.
  for (let time = 0; time < 3; time++) await Promise.all([owner, stranger].map((guest) => addOne(shop, guest, vase.id)))
  let served = 0
  const crowd = Array.from({ length: 120 }, () => addOne(shop, owner, vase.id).then(() => served++))
  expect(await addOne(shop, stranger, vase.id)).toMatchObject({ result: { ok: true } })
  expect(served).toBeLessThan(20)
  await Promise.all(crowd)
})

test('[I7] two processes that write the same cart lose nothing and wait with no connection in their hands', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const [vase, owner] = [await desk.aProduct({ units: null }), await aGuest()]
  await Promise.all([one, other].flatMap((shop) => Array.from({ length: 40 }, () => addOne(shop, owner, vase.id))))
  expect(await unitsIn(one, owner)).toBe(80)
  expect([one.connectionsUsed(), other.connectionsUsed()]).toEqual([1, 1])
})

test('[I7] while another process holds a cart, those who want it leave the connections to the others', async () => {
  const shop = aProcess({ poolSize: 1 })
  const [vase, owner, stranger] = [await desk.aProduct({ units: null }), await aGuest(), await aGuest()]
  await addOne(shop, owner, vase.id)
  const holder = new Client(desk.connection)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select id from carts where session_id = $1 for update', [owner.sessionId])
  const waiting = Array.from({ length: 10 }, () => addOne(shop, owner, vase.id))
  for (let time = 0; time < 3; time++) expect(await addOne(shop, stranger, vase.id)).toMatchObject({ result: { ok: true } })
  await holder.query('commit')
  await holder.end()
  await Promise.all(waiting)
  expect(await unitsIn(shop, owner)).toBe(11)
})

test('[I1] a rush for the last units is told «sold out», uses one connection, and a stranger’s order passes it', async () => {
  const shop = aProcess({ poolSize: 3 })
  const [vase, cup] = [await desk.aProduct({ units: 5 }), await desk.aProduct({ units: 5 })]
  const rush: Awaited<ReturnType<typeof desk.aPlacing>>[] = []
  while (rush.length < 100) rush.push(await desk.aPlacing([{ productId: vase.id }]))
  const strange = await desk.aPlacing([{ productId: cup.id }])
  let served = 0
  const answers = rush.map(async (placing) => {
    const outcome = await shop.orders.place(placing)
    served++
    return outcome.ok ? 'placed' : outcome.problem.kind
  })
  expect(await shop.orders.place(strange)).toMatchObject({ ok: true })
  expect(served).toBeLessThan(20)
  const told = await Promise.all(answers)
  expect(told.filter((answer) => answer === 'placed')).toHaveLength(5)
  expect(told.filter((answer) => answer === 'sold-out')).toHaveLength(95)
  // One of the rush, and the stranger.
  expect(shop.connectionsUsed()).toBeLessThanOrEqual(2)
  expect(await desk.ledger(vase.stockId)).toMatchObject({ held: -5, isBalanced: true })
})
