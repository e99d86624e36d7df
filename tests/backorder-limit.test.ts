import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/brazil/holidays.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import type { Placing } from '#shop/orders/contract.ts'
import { arrivalDay } from '#shop/shipping/arrival.ts'
import { anOrderDesk } from './support/an-order-desk.ts'
import { apiAs, type Api } from './support/api.ts'
import { aCheckoutShop, anEmail, aReadyForm, aShopper, pathOf, place } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'

describe('units beyond the stock', () => {
  let desk: Awaited<ReturnType<typeof anOrderDesk>>
  beforeAll(async () => {
    desk = await anOrderDesk({ poolSize: 30 })
  })
  afterAll(async () => {
    await desk.close()
  })
  const limited = async (units: number, limit: number) => {
    const vase = await desk.aProduct({ units, backorders: 'yes' })
    await desk.db.updateTable('products').set({ backorder_limit: limit }).where('id', '=', vase.id).execute()
    return vase
  }
  const owed = async (stockId: number) =>
    (await desk.db.selectFrom('stock').select('owed').where('id', '=', stockId).executeTakeFirstOrThrow()).owed
  const problems = async () =>
    (await examineDatabase({ db: desk.db, dataDir: '/nowhere', now: Date.now })).filter((one) => one.problems.length > 0)

  test('[I1] fifty rivals get what is there and what may be owed, and not one unit more', async () => {
    const vase = await limited(3, 5)
    const placings: Placing[] = []
    while (placings.length < 50) placings.push(await desk.aPlacing([{ productId: vase.id }]))
    const answers = await Promise.all(placings.map(desk.placeInTheCrowd))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(8)
    expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.kind])))).toEqual(new Set(['sold-out']))
    expect(await desk.ledger(vase.stockId)).toEqual({ received: 3, held: -3, isBalanced: true })
    expect([await desk.onHand(vase.stockId), await owed(vase.stockId)]).toEqual([0, 5])
    expect(await problems()).toEqual([])
  })

  test('what is cancelled, refunded or sent is owed no more, and may be sold ahead again', async () => {
    const vase = await limited(0, 3)
    const [gone, sent, back] = [
      await desk.anOrder([{ productId: vase.id }]),
      await desk.anOrder([{ productId: vase.id }]),
      await desk.anOrder([{ productId: vase.id }]),
    ]
    expect(await owed(vase.stockId)).toBe(3)
    const more = await desk.orders.place(await desk.aPlacing([{ productId: vase.id }]))
    expect(more).toMatchObject({ ok: false, problem: { kind: 'sold-out' } })
    await desk.orders.changeStatus({ orderId: gone.id, to: 'cancelled', actor: 'Helena' })
    expect(await owed(vase.stockId)).toBe(2)
    await desk.orders.changeStatus({ orderId: sent.id, to: 'processing', actor: 'Helena' })
    await desk.orders.changeStatus({ orderId: sent.id, to: 'completed', actor: 'Helena' })
    expect(await owed(vase.stockId)).toBe(1)
    await sql`update order_lines set refunded_units = 1 where order_id = ${back.id}`.execute(desk.db)
    expect(await owed(vase.stockId)).toBe(0)
    await sql`update order_lines set refunded_units = 0 where order_id = ${back.id}`.execute(desk.db)
    expect((await desk.anOrder([{ productId: vase.id, quantity: 2 }])).status).toBe('pending')
    expect(await problems()).toEqual([])
  })

  test('[I2] nobody is kept from buying by their own unpaid order', async () => {
    const vase = await limited(0, 2)
    const shopper = await desk.aShopper()
    const first = await desk.anOrder([{ productId: vase.id, quantity: 2 }], { shopper })
    expect((await desk.anOrder([{ productId: vase.id, quantity: 2 }], { shopper })).status).toBe('pending')
    expect(await desk.orders.findById(first.id)).toMatchObject({ status: 'cancelled' })
    expect(await owed(vase.stockId)).toBe(2)
  })

  test('without a limit any number may be owed, as before', async () => {
    const vase = await desk.aProduct({ units: 1, backorders: 'yes' })
    await desk.anOrder([{ productId: vase.id, quantity: 500 }])
    expect([await desk.onHand(vase.stockId), await owed(vase.stockId)]).toEqual([0, 499])
  })
})

describe('what shoppers are told', () => {
  const SLUG = 'vaso-jequitinhonha'
  const WORDS = 'Sob encomenda: enviamos em até 10 dias'
  let shop: TestShop
  let api: Api
  let id: number
  beforeAll(async () => {
    shop = await aCheckoutShop()
    api = (await apiAs(shop, 'shop_manager')).api
    id = (await shop.db.selectFrom('products').select('id').where('slug', '=', SLUG).executeTakeFirstOrThrow()).id
    const body = { manage_stock: true, stock_quantity: 2, backorders: 'notify', backorder_limit: 3, backorder_days: 10 }
    await api(`/wc/v3/products/${id}`, { method: 'PUT', body })
  })
  afterAll(() => shop.close())
  const page = async () => (await shop.get(`/produto/${SLUG}/`)).body
  const text = (html: string) =>
    html
      .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/[\s\u00a0]+/g, ' ')
  const buyerOf = async (quantity: number) => {
    const shopper = aShopper(shop)
    await shopper.add(SLUG, String(quantity))
    return shopper
  }
  const buy = async (quantity: number) => {
    const shopper = await buyerOf(quantity)
    const form = await aReadyForm(shopper, { payment_method: 'cod', billing_email: anEmail() })
    return { shopper, placed: await place(shopper, form) }
  }

  test('units that are there wait for nothing; of more, cart, checkout, order and mails say how long it takes', async () => {
    expect((await api(`/wc/v3/products/${id}`)).body).toMatchObject({
      backorder_limit: 3,
      backorder_days: 10,
      backorders: 'notify',
      backordered: false,
    })
    expect(text((await (await buyerOf(2)).get('/cart/')).body)).not.toContain('Sob encomenda')
    const shopper = await buyerOf(4)
    expect(text((await shopper.get('/cart/')).body)).toMatch(/Sob encomenda ?: ?enviamos em até 10 dias/)
    await shopper.add(SLUG, '2')
    expect(text((await shopper.get('/cart/')).body)).toContain('R$ 1.556,00')
    const form = await aReadyForm(shopper, { payment_method: 'cod', billing_email: anEmail() })
    expect(text((await shopper.open()).body)).toMatch(/Sob encomenda ?: ?enviamos em até 10 dias/)
    const placed = await place(shopper, form)
    expect(placed.result).toBe('success')
    const received = text((await shopper.get(pathOf(placed.redirect))).body)
    expect(received).toMatch(/Sob encomenda ?: ?enviamos em até 10 dias/)
    const [line] = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', placed.order_id!).execute()
    expect(line).toMatchObject({ owed_units: 2, backorder_days: 10 })
    await eventually('the page says it', async () => text(await page()).includes(WORDS))
    const mail = await eventually('the mail is written', async () =>
      shop.db.selectFrom('mails').select(['text']).where('text', 'like', '%Sob encomenda%').executeTakeFirst(),
    )
    expect(mail.text).toContain('enviamos em até 10 dias')
    const desk = await api('/vitrine/v1/dispatch')
    const waiting = (desk.body as { id: number; backordered_until: string | null }[]).find((one) => one.id === placed.order_id)
    expect(waiting?.backordered_until).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('the promised day counts the days until it is sent', async () => {
    const order = await shop.db
      .selectFrom('orders')
      .select(['created_at', 'delivery_terms', 'shipping'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const terms = order.delivery_terms as { kind: string; days: number; cutoffHour: number; handlingDays: number } | null
    if (terms?.kind !== 'sent') throw new Error('The order of the test before is sent by a carrier with days.')
    const from = new Date(order.created_at.getTime() + 10 * DAY_MS)
    const { state } = order.shipping as { state: string }
    expect(arrivalDay({ ...terms, at: from, state })).not.toBe(arrivalDay({ ...terms, at: order.created_at, state }))
  })

  test('past the limit it is sold out, on the page and in the cart', async () => {
    expect((await buy(1)).placed.result).toBe('success')
    await eventually('the page says it', async () => text(await page()).includes('Fora de estoque'))
    const late = await buyerOf(1)
    expect(text((await late.get('/cart/')).body)).not.toContain('Quantidade de Vaso Jequitinhonha')
    expect((await api(`/wc/v3/products/${id}`)).body).toMatchObject({ stock_status: 'onbackorder', backorders: 'notify' })
  })
})
