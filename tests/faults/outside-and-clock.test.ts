import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { enqueue } from '#jobs/queue.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { aBuyerIn, aReadyForm, aShopper, pathOf, place } from '#tests/support/checkout.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFaultyShop, type FaultyShop, timed } from '#tests/support/faulty-shop.ts'

const HOUR_MS = 3_600_000

let shop: FaultyShop
beforeAll(async () => {
  // Nobody answers at this port.
  shop = await aFaultyShop({ config: { smtpUrl: 'smtp://127.0.0.1:9/' } })
})
afterEach(() => {
  shop.setClockAhead(0)
  vi.restoreAllMocks()
})
afterAll(() => shop?.close())

/** Has the shop's own worker look after orders now, and waits until it has. */
async function lookAfterOrders() {
  const id = await enqueue(shop.db, { kind: 'expire-holds', payload: {} })
  await eventually('the worker to look after orders', async () => {
    const job = await shop.db.selectFrom('jobs').select('status').where('id', '=', id!).executeTakeFirstOrThrow()
    return job.status === 'done'
  })
}

test('[I21] with the mail server down an order is placed all the same, and its mails wait in the outbox for the next try', async () => {
  const { shopper, form } = await shop.aReadyBuyer()
  const { result, order_id: id } = await place(shopper, form)
  expect(result).toBe('success')
  const mails = await eventually('the order’s mails to have been tried', async () => {
    const tried = await shop.db
      .selectFrom('order_mails')
      .innerJoin('mails', 'mails.id', 'order_mails.mail_id')
      .innerJoin('jobs', (join) =>
        join.onRef('jobs.ref', '=', (eb) => eb.cast('mails.id', 'text')).on('jobs.kind', '=', 'send-mail'),
      )
      .select(['order_mails.kind', 'mails.status', 'jobs.status as job'])
      .where('order_id', '=', id!)
      .where('jobs.last_error', 'is not', null)
      .execute()
    return tried.length === 2 && tried
  })
  expect(mails.map(({ status, job }) => [status, job])).toEqual([
    ['waiting', 'waiting'],
    ['waiting', 'waiting'],
  ])
})

test('with the mail server down who lost a password is told the same as ever, and the letter waits', async () => {
  const visitor = aShopper(shop)
  const page = (await visitor.get('/minha-conta/lost-password/')).body
  const nonce = /name="(woocommerce-lost-password-nonce)" value="(\w+)"/.exec(page)
  const { status, ms } = await timed(
    visitor.send('/minha-conta/lost-password/', { user_login: 'helena', wc_reset_password: 'true', [nonce![1]!]: nonce![2]! }),
  )
  expect(status).toBe(303)
  expect(ms).toBeLessThan(5_000)
  await eventually('the letter to wait in the outbox', async () => {
    const mail = await shop.db
      .selectFrom('mails')
      .select('status')
      .where('to_address', '=', 'helena@exemplo.com.br')
      .executeTakeFirst()
    return mail?.status === 'waiting'
  })
})

test('a payment service that says nothing leaves the order waiting, the buyer told, and other ways to pay open', async () => {
  const shopper = await aBuyerIn(shop)
  const { order_id: id, redirect } = await place(shopper, await aReadyForm(shopper, { payment_method: 'vitrine_test' }))
  expect(await shop.statusOf(id!)).toBe('pending')
  const received = (await shopper.get(pathOf(redirect))).body
  for (const words of ['Pagar agora', '/pagamento-teste/']) expect(received.includes(words)).toBe(true)
  const { key } = await shop.db.selectFrom('orders').select('key').where('id', '=', id!).executeTakeFirstOrThrow()
  const { body } = await shopper.get(`/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`)
  for (const method of ['pix', 'bacs']) expect([method, body.includes(`value="${method}"`)]).toEqual([method, true])
  expect((await aShopper(shop).add('moringa-de-barro')).statusCode).toBe(200)
  expect((await shop.api('/wc/v3/orders')).status).toBe(200)
})

test('an address service that is away keeps nobody from typing the address and buying', async () => {
  await createSettings({ db: shop.db }).set('cep_service_url', 'https://cep.invalid/ws/{cep}/json/')
  const { answer, ms } = await timed(shop.get('/?wc-ajax=vitrine_cep&cep=01310100'))
  expect(answer.json()).toEqual({ success: false })
  expect(ms).toBeLessThan(4_000)
  const { shopper, form } = await shop.aReadyBuyer()
  expect((await place(shopper, form)).result).toBe('success')
})

/** Guests who each have something in their cart, whose sessions have half an hour to go. Answers the first and last of the sessions. */
async function aThousandCarts() {
  const { rows } = await sql<{ first: string; last: string }>`
    with guests as (
      insert into sessions (token_hash, expires_at)
      select decode(md5(random()::text || n), 'hex'), now() + interval '30 minutes' from generate_series(1, 1000) n returning id
    ), filled as (insert into carts (session_id) select id from guests returning id, session_id),
    lines as (
      insert into cart_lines (cart_id, key, product_id, quantity)
      select id, md5(id::text), (select min(id) from products where type = 'simple'), 1 from filled
    )
    select min(session_id)::text as first, max(session_id)::text as last from filled`.execute(shop.db)
  return rows[0]!
}

async function stillThere({ first, last }: { first: string; last: string }) {
  const { rows } = await sql<{ sessions: number; lines: number }>`
    select count(distinct s.id)::int as sessions, count(l.key)::int as lines
    from sessions s join carts c on c.session_id = s.id left join cart_lines l on l.cart_id = c.id
    where s.id between ${first} and ${last}`.execute(shop.db)
  return rows[0]!
}

test.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])(
  '[I19] [I20] a clock that jumps an hour %s turns nobody away: carts, sessions, forms, holds and payments go on',
  async (_way, ahead) => {
    const { shopper, form } = await shop.aReadyBuyer()
    const visitor = aShopper(shop)
    const signIn = await shop.aSignIn(visitor)
    const customer = aShopper(shop)
    expect((await (await shop.aSignIn(customer))()).statusCode).toBe(303)
    const payment = await shop.aPaymentCall()
    const waiting = await shop.aPaymentCall()

    const crowd = await aThousandCarts()

    shop.setClockAhead(ahead)
    await lookAfterOrders()
    await createSessions({ db: shop.db }).sweep()
    expect(await stillThere(crowd)).toEqual({ sessions: 1_000, lines: 1_000 })
    expect(await shop.statusOf(waiting.orderId)).toBe('pending')
    expect((await shopper.get('/cart/')).body).toContain('Vaso')
    expect((await place(shopper, form)).result).toBe('success')
    expect((await customer.get('/minha-conta/')).body.includes('customer-logout')).toBe(true)
    expect((await signIn()).statusCode).toBe(303)
    expect((await payment.tell()).statusCode).toBe(200)
    expect(await shop.statusOf(payment.orderId)).toBe('processing')
    expect((await shop.api('/wc/v3/orders')).status).toBe(200)
    expect((await shop.get('/loja/')).statusCode).toBe(200)

    // What the database says is over is over, whatever the shop's clock says.
    const past = new Date(Date.now() - 60_000)
    await shop.db.updateTable('orders').set({ hold_until: past }).where('id', '=', waiting.orderId).execute()
    await lookAfterOrders()
    expect(await shop.statusOf(waiting.orderId)).toBe('cancelled')
  },
)

test('[CHECK-6] who comes back to the checkout for an answer that got lost finds the order for a quarter of an hour of the database’s clock', async () => {
  const { shopper, form } = await shop.aReadyBuyer()
  const { order_id: id, redirect } = await place(shopper, form)
  const goesTo = async () => (await shopper.get('/checkout/')).headers.location
  for (const ahead of [0, HOUR_MS, -HOUR_MS]) {
    const now = Date.now() + ahead
    vi.spyOn(Date, 'now').mockReturnValue(now)
    expect([ahead, await goesTo()]).toEqual([ahead, pathOf(redirect)])
    vi.restoreAllMocks()
  }
  const age = (minutes: number) =>
    sql`update order_keys set created_at = now() - make_interval(mins => ${minutes}::int) where order_id = ${id}`.execute(shop.db)
  await age(14)
  expect(await goesTo()).toBe(pathOf(redirect))
  await age(16)
  expect(await goesTo()).toBe('/cart/')
})
