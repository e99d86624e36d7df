import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNonces } from '#http/nonce.ts'
import { systemClock } from '#kit/clock.ts'
import { aCustomer, aVisitor, anOrderOf, formIn, hiddenIn, mailsTo, type TestCustomer } from './account-customers.ts'
import { openTills } from './support/checkout.ts'
import { aShop, SECRET, type TestShop } from './support/shop.ts'

let shop: TestShop
let ana: TestCustomer
let bia: TestCustomer
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await openTills(shop)
  const jug = await shop.db.selectFrom('products').select('id').where('slug', '=', 'moringa-de-barro').executeTakeFirstOrThrow()
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).where('product_id', '=', jug.id).execute()
  ana = await aCustomer(shop, 'ana')
  bia = await aCustomer(shop, 'bia')
})
afterAll(() => shop.close())

const sessionOf = async ({ user }: TestCustomer) =>
  (await shop.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()).id
/** A nonce that the customer could only have from the order's own page. */
const nonceOf = async (customer: TestCustomer, orderId: number) =>
  createNonces({ secret: SECRET, clock: systemClock }).make(`woocommerce-order-${orderId}`, {
    sessionId: await sessionOf(customer),
    userId: customer.user.id,
  })
const act = async (customer: TestCustomer, orderId: number, action: string, more = {}) =>
  await customer.post(`/minha-conta/view-order/${orderId}/${action}/`, { _wpnonce: await nonceOf(customer, orderId), ...more })
const statusOf = async (id: number) =>
  (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const words = (body: string) => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('a customer without orders is led to the shop; with them sees each, newest first, ten a page', async () => {
  const carla = await aCustomer(shop, 'carla')
  expect((await carla.get('/minha-conta/orders/')).body).toContain('Nenhum pedido foi feito ainda.')
  const ids: number[] = []
  for (let time = 0; time < 11; time++) ids.push((await anOrderOf(shop, carla.user.id, ['moringa-de-barro'])).id)
  const shown = async (url: string) =>
    [...(await carla.get(url)).body.matchAll(/order-number"><a href="\/minha-conta\/view-order\/(\d+)\//g)].map((match) =>
      Number(match[1]),
    )
  expect(await shown('/minha-conta/orders/')).toEqual(ids.toReversed().slice(0, 10))
  expect(await shown('/minha-conta/orders/page/2/')).toEqual([ids[0]])
  expect((await carla.get('/minha-conta/orders/2/')).headers.location).toBe('/minha-conta/orders/page/2/')
  for (const page of ['3', '0', '-1', '1e9', '9999999'])
    expect((await carla.get(`/minha-conta/orders/page/${page}/`)).statusCode).toBe(404)
  expect(await shown('/minha-conta/')).toEqual(ids.toReversed().slice(0, 3))
})

test('an order shows what was bought, what it costs, how to pay it and what happened', async () => {
  const { id, desk } = await anOrderOf(shop, ana.user.id, ['moringa-de-barro', 'vaso-jequitinhonha'])
  await desk.orders.addNote(id, { text: 'Embalado com cuidado.', toCustomer: true, author: 'Loja' })
  await desk.orders.addNote(id, { text: 'Só para a equipe.', toCustomer: false, author: 'Loja' })
  const { body } = await ana.get(`/minha-conta/view-order/${id}/`)
  const said = words(body)
  expect(said).toMatch(new RegExp(`O pedido # ${id} foi realizado em .* e atualmente está Pagamento pendente`))
  for (const part of [
    'Moringa de barro',
    'Vaso Jequitinhonha',
    'Subtotal:',
    'Desconto (Pix):',
    'Pix copia e cola',
    'Embalado com cuidado.',
    'CPF 529.982.247-25',
  ])
    expect(said).toContain(part)
  expect(said).not.toContain('Só para a equipe.')
  expect(body).toContain(`/checkout/order-pay/${id}/?pay_for_order=true&amp;key=wc_order_`)
})

describe('[ACCT-3] what is somebody else’s', () => {
  test('an order of somebody else is as unknown as one that never was', async () => {
    const { id } = await anOrderOf(shop, ana.user.id, ['moringa-de-barro'], { isPaid: true })
    const pageOf = async (path: string) => {
      const { statusCode, body } = await bia.get(path)
      return [statusCode, words(body)]
    }
    const unknown = await pageOf('/minha-conta/view-order/999999/')
    expect(unknown[0]).toBe(404)
    for (const path of ['0', '-1', 'abc', `${id}a`, '9'.repeat(40)])
      expect([path, ...(await pageOf(`/minha-conta/view-order/${path}/`))]).toEqual([path, ...unknown])
    expect(await pageOf(`/minha-conta/view-order/${id}/`)).toEqual(unknown)
    expect((await ana.get(`/minha-conta/view-order/${id}/`)).statusCode).toBe(200)
  })

  test.each(['cancel', 'return', 'again'])('nobody can do «%s» to somebody else’s order, and nothing happens', async (action) => {
    const { id } = await anOrderOf(shop, ana.user.id, ['moringa-de-barro'])
    const foreign = await act(bia, id, action)
    const unknown = await act(bia, 999_999, action)
    expect([foreign.statusCode, words(foreign.body)]).toEqual([404, words(unknown.body)])
    expect(await statusOf(id)).toBe('pending')
    expect(await shop.db.selectFrom('return_requests').select('id').where('order_id', '=', id).execute()).toEqual([])
  })

  test.each(['cancel', 'return', 'again'])(
    '«%s» without its nonce, or with that of another order, does nothing',
    async (action) => {
      const { id } = await anOrderOf(shop, ana.user.id, ['moringa-de-barro'])
      const url = `/minha-conta/view-order/${id}/${action}/`
      expect((await ana.post(url, {})).statusCode).toBe(403)
      expect((await ana.post(url, { _wpnonce: await nonceOf(ana, id + 1) })).statusCode).toBe(403)
      expect((await ana.get(url)).statusCode).toBe(404)
      expect(await statusOf(id)).toBe('pending')
    },
  )
})

test('an unpaid order can be given up; its units come back, and a paid one stays', async () => {
  const open = await anOrderOf(shop, ana.user.id, ['moringa-de-barro'])
  expect((await act(ana, open.id, 'cancel')).headers.location).toBe(`/minha-conta/view-order/${open.id}/`)
  expect(await statusOf(open.id)).toBe('cancelled')
  expect(words((await ana.get(`/minha-conta/view-order/${open.id}/`)).body)).toContain('Seu pedido foi cancelado.')
  const moves = await shop.db
    .selectFrom('stock_moves')
    .select(['reason', 'units'])
    .where('order_id', '=', open.id)
    .orderBy('id')
    .execute()
  expect(moves.map(({ reason, units }) => [reason, units])).toEqual([
    ['held', -1],
    ['released', 1],
  ])
  const paid = await anOrderOf(shop, ana.user.id, ['moringa-de-barro'], { isPaid: true })
  await act(ana, paid.id, 'cancel')
  expect(await statusOf(paid.id)).toBe('processing')
  expect(words((await ana.get('/minha-conta/')).body)).toContain('não pode mais ser cancelado')
})

test('buying again puts what can be had into the cart, and says what can not', async () => {
  const { id } = await anOrderOf(shop, bia.user.id, ['moringa-de-barro', 'vaso-jequitinhonha'])
  const vase = await shop.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', vase.id).execute()
  expect((await act(bia, id, 'again')).headers.location).toBe('/cart/')
  const said = words((await bia.get('/cart/')).body)
  await shop.db.updateTable('products').set({ status: 'publish' }).where('id', '=', vase.id).execute()
  expect(said).toContain('Os itens do seu pedido anterior estão no carrinho.')
  expect(said).toContain('Vaso Jequitinhonha: Desculpe, este produto não pode ser comprado.')
  expect(said).toContain('Moringa de barro')
})

describe('sending something back', () => {
  test('is asked once: a note with the order, a receipt to the shopper, a mail to the shop', async () => {
    const dora = await aCustomer(shop, 'dora')
    const { id } = await anOrderOf(shop, dora.user.id, ['moringa-de-barro'], { isPaid: true, email: dora.email })
    await act(dora, id, 'return', { return_reason: 'Veio outra cor' })
    await act(dora, id, 'return', { return_reason: 'De novo' })
    const { body } = await dora.get(`/minha-conta/view-order/${id}/`)
    const receipt = /Protocolo <strong>(\d+)/.exec(body)?.[1]
    expect(words(body)).toContain(`Devolução solicitada. Protocolo ${receipt}. Motivo: Veio outra cor`)
    expect((await mailsTo(shop, dora.email)).filter(({ subject }) => subject.includes('devolução'))).toHaveLength(1)
    const told = await shop.db
      .selectFrom('mails')
      .select('text')
      .where('subject', '=', `Devolução solicitada: pedido nº ${id}`)
      .execute()
    expect(told).toHaveLength(1)
    expect(told[0]!.text).toContain('Veio outra cor')
  })

  test('is over when seven days went by since it arrived', async () => {
    const { id, desk } = await anOrderOf(shop, ana.user.id, ['moringa-de-barro'], { isPaid: true })
    await desk.orders.changeStatus({ orderId: id, to: 'completed', actor: 'Loja' })
    const arrived = (daysAgo: number | null) =>
      sql`update orders set delivered_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`.execute(shop.db)
    // «Concluído» says that it left; while nobody knows when it came, the days have not begun.
    for (const daysAgo of [null, 6]) {
      await arrived(daysAgo)
      expect((await ana.get(`/minha-conta/view-order/${id}/`)).body).toContain('Solicitar devolução')
    }
    await arrived(9)
    expect((await ana.get(`/minha-conta/view-order/${id}/`)).body).not.toContain('Solicitar devolução')
    await act(ana, id, 'return')
    expect(words((await ana.get('/minha-conta/')).body)).toContain('O prazo de devolução deste pedido terminou.')
  })
})

describe('a guest', () => {
  const follow = (number: string, email: string, visitor = aVisitor(shop)) =>
    visitor.submit('/acompanhar-pedido/', '/acompanhar-pedido/', 'woocommerce-order-tracking-nonce', {
      orderid: number,
      order_email: email,
    })

  test('follows an order with its number and e-mail, and may send it back', async () => {
    const email = 'visita@cliente.example'
    const { id } = await anOrderOf(shop, undefined, ['moringa-de-barro'], { isPaid: true, email })
    const visitor = aVisitor(shop)
    const { body, headers } = await follow(`#${id}`, 'Visita@Cliente.example ', visitor)
    expect(headers['cache-control']).toBe('no-store, private')
    expect(words(body)).toContain('Processando')
    // Number and e-mail are easier to come by than a password: no address, no document, no key.
    for (const hidden of ['Avenida Paulista', '529.982', 'wc_order_']) expect(body).not.toContain(hidden)
    const asked = await visitor.post('/acompanhar-pedido/devolucao/', {
      orderid: String(id),
      order_email: email,
      _wpnonce: hiddenIn(formIn(body, '/acompanhar-pedido/devolucao/'), '_wpnonce'),
    })
    expect(words(asked.body)).toContain('Guarde o protocolo')
    expect((await visitor.get('/acompanhar-pedido/devolucao/')).headers.location).toBe('/acompanhar-pedido/')
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject.includes('devolução'))).toHaveLength(1)
  })

  test('is told how to pay an order that waits for its money, without its key', async () => {
    const email = 'espera@cliente.example'
    const { id } = await anOrderOf(shop, undefined, ['moringa-de-barro'], { email })
    const { body } = await follow(String(id), email)
    expect(words(body)).toContain('Para pagar, abra o link «Ver o pedido»')
    expect(body).not.toContain('wc_order_')
  })

  test('[ACCT-3] with a wrong e-mail gets the same answer as with a number that nobody has', async () => {
    const { id } = await anOrderOf(shop, undefined, ['moringa-de-barro'], { email: 'visita@cliente.example' })
    const said = async (number: string) => {
      const { statusCode, body } = await follow(number, 'outra@cliente.example')
      return [statusCode, words(body)]
    }
    expect(await said(String(id))).toEqual(await said('999999'))
    expect(
      (await aVisitor(shop).post('/acompanhar-pedido/', { orderid: String(id), order_email: 'visita@cliente.example' }))
        .statusCode,
    ).toBe(403)
  })
})
