import { afterAll, expect, test } from 'vitest'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { issueGiftCards, sellSomething } from '#tests/support/remote-buyer.ts'
import { aFreePort, query, type ShopProcess, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
const folder = aFolder()
afterAll(clear)

/** Two kills on an ordinary run, each with twenty orders at moments of their own; ORDERS=10000 KILLS=100 IN_FLIGHT=40 for the figures in the docs. */
const ORDERS = Number(process.env.ORDERS ?? 40)
const KILLS = Number(process.env.KILLS ?? 2)
const IN_FLIGHT = Number(process.env.IN_FLIGHT ?? 20)
/** Fewer than buyers, so that the last units are fought for. */
const UNITS = Math.floor(ORDERS * 0.8)
/** Two buyers for each, who pay a part of 25,00 with it. */
const CARDS = Math.ceil(ORDERS / 6)
const CARD_CENTS = 1_000

test(
  '[CHECK-6] [I8] [I9] a shop that is killed again and again has every order that it confirmed, once; no unit and no gift card is lost',
  { timeout: 600_000 + KILLS * 60_000 + ORDERS * 400 },
  async () => {
    const port = await aFreePort()
    let shop = await open({ folder, port })
    const ask = (statement: string, values: unknown[]) => query(folder, statement, values)
    const productId = await sellSomething(UNITS, ask)
    const giftCodes = await issueGiftCards(CARDS, CARD_CENTS, ask)
    const crowd = aBuyingCrowd({ url: shop.url, productId, buyers: ORDERS, inFlight: IN_FLIGHT, giftCodes })
    for (let kill = 1; kill <= KILLS; kill++) {
      await crowd.someMomentIn(kill, KILLS + 1)
      shop = await killAndReopen(shop, () => open({ folder, port }))
    }
    const orders = await expectEveryOrderOnce(folder, { bought: await crowd.bought(), productId, units: UNITS })
    expect(crowd.retries()).toBeGreaterThan(0)
    await expectEveryCardOnce()
    if (process.env.ORDERS) console.log({ buyers: ORDERS, kills: KILLS, orders, retries: crowd.retries(), units: UNITS })
    await shop.stop()
  },
)

async function killAndReopen(shop: ShopProcess, reopen: () => Promise<ShopProcess>) {
  shop.tell('SIGKILL')
  await shop.ended
  return await reopen()
}

/** A card is whole, or paid one order that stands; whether the ledger agrees is asked by the doctor. */
async function expectEveryCardOnce() {
  const cards = await query<{ balance: number; paid: number; orders: number }>(
    folder,
    `select v.balance_cents::int as balance, coalesce(sum(o.stored_value_cents), 0)::int as paid, count(o.id)::int as orders
     from stored_values v left join stored_value_moves m on m.value_id = v.id and m.reason = 'spent'
     left join orders o on o.id = m.order_id group by v.id`,
  )
  expect(cards).toHaveLength(CARDS)
  expect(cards.filter(({ balance, paid, orders }) => balance + paid !== CARD_CENTS || orders > 1)).toEqual([])
  expect(cards.filter(({ orders }) => orders === 1).length).toBeGreaterThan(0)
}
