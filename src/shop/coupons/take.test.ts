import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/transaction.ts'
import { aDatabase } from '#tests/support/database.ts'
import { giveBackCoupons, takeCoupons } from './take.ts'

let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase({ poolSize: 20 })
})
afterAll(() => database.close())

let names = 0
type Limits = { usage_limit?: number; usage_limit_per_person?: number }
const aCoupon = async (limits: Limits = {}) =>
  await database.kysely
    .insertInto('coupons')
    .values({ code: `cupom-${++names}`, kind: 'percent', amount: 10, ...limits })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
type Coupon = Awaited<ReturnType<typeof aCoupon>>
let orders = 0
const take = (coupons: Coupon[], email = `cliente-${orders}@loja.example`, orderId = ++orders) =>
  inTransaction(database.kysely, (trx) => takeCoupons(trx, { coupons, email, userId: undefined, orderId }))
const usedOf = async ({ id }: Coupon) => {
  const { used } = await database.kysely.selectFrom('coupons').select('used').where('id', '=', id).executeTakeFirstOrThrow()
  const { rows } = await database.kysely
    .selectFrom('coupon_uses')
    .select((query) => query.fn.countAll<number>().as('rows'))
    .where('coupon_id', '=', id)
    .executeTakeFirstOrThrow()
  return { used, rows }
}

test('[I15] of a hundred shoppers at the same moment exactly one gets the coupon that holds once', async () => {
  const coupon = await aCoupon({ usage_limit: 1 })
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => take([coupon])))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, code: coupon.code })
  expect(await usedOf(coupon)).toEqual({ used: 1, rows: 1 })
})

test('[I15] a hundred orders of one person at the same moment use a coupon as often as one person may, however the e-mail is typed', async () => {
  const coupon = await aCoupon({ usage_limit_per_person: 2 })
  const typed = ['ana@loja.example', ' Ana@Loja.example ', 'ANA@LOJA.EXAMPLE']
  const outcomes = await Promise.all(Array.from({ length: 100 }, (_, index) => take([coupon], typed[index % 3])))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
  expect((await take([coupon], 'bia@loja.example')).ok).toBe(true)
})

test('several coupons are taken together or not at all, in whatever order they are named', async () => {
  const [free, gone] = [await aCoupon(), await aCoupon({ usage_limit: 0 })]
  expect(await take([free, gone])).toEqual({ ok: false, code: gone.code })
  expect(await usedOf(free)).toEqual({ used: 0, rows: 0 })
  const [one, other] = [await aCoupon(), await aCoupon()]
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, index) => take(index % 2 === 0 ? [one, other] : [other, one])),
  )
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect([await usedOf(one), await usedOf(other)]).toEqual([
    { used: 40, rows: 40 },
    { used: 40, rows: 40 },
  ])
})

test('an order that came to nothing gives its coupon back, once', async () => {
  const coupon = await aCoupon({ usage_limit: 1 })
  await take([coupon], 'ana@loja.example', 90_001)
  const giveBack = () => inTransaction(database.kysely, (trx) => giveBackCoupons(trx, 90_001))
  await Promise.all([giveBack(), giveBack(), giveBack()])
  expect(await usedOf(coupon)).toEqual({ used: 0, rows: 0 })
  expect((await take([coupon])).ok).toBe(true)
  await giveBack()
  expect(await usedOf(coupon)).toEqual({ used: 1, rows: 1 })
})

test('a transaction that fails afterwards uses nothing up', async () => {
  const coupon = await aCoupon({ usage_limit: 1 })
  const failing = inTransaction(database.kysely, async (trx) => {
    await takeCoupons(trx, { coupons: [coupon], email: 'ana@loja.example', userId: undefined, orderId: 90_002 })
    throw new Error('sold out')
  })
  await expect(failing).rejects.toThrow('sold out')
  expect(await usedOf(coupon)).toEqual({ used: 0, rows: 0 })
})
