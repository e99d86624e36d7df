import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ServiceTrouble } from '#shop/payments/provider.ts'
import { createReconcileJob } from '#shop/payments/reconcile.ts'
import type { Fault } from './support/faulty-server.ts'
import { aPixDesk, type PixDesk } from './support/pix-desk.ts'
import { differencesFrom, isAtHand, readDocument } from './support/makers-openapi.ts'

const PIX_DOCUMENT = 'pix-api-openapi-2.9.0.yaml'

let desk: PixDesk
beforeAll(async () => {
  desk = await aPixDesk({ tokenSeconds: 600 })
})
afterEach(() => {
  desk.bank.faults.length = 0
  desk.bank.set({ failRefunds: '', slowRefunds: false, leavesCodeOut: false, pageSize: 100 })
})
afterAll(() => desk.close())

/** An order whose code is on the page. */
const aShownOrder = async (options: Parameters<PixDesk['aPixOrder']>[0] = {}) => {
  const order = await desk.aPixOrder(options)
  const shown = await desk.show(order.id)
  const [txid = ''] = await desk.txidsOf(order.id)
  return { ...order, shown, txid }
}
const aPaidOrder = async (options: Parameters<PixDesk['aPixOrder']>[0] = {}) => {
  const order = await aShownOrder(options)
  const told = desk.bank.pay(order.txid)!
  await desk.minute()
  return { ...order, e2eid: told.pix[0]!.endToEndId }
}

test('an order by Pix has one charge at the bank, however often and however many at once open its page', async () => {
  const order = await desk.aPixOrder()
  const pages = await Promise.all([desk.show(order.id), desk.show(order.id), desk.show(order.id)])
  const again = await desk.show(order.id)
  expect(await desk.txidsOf(order.id)).toHaveLength(1)
  const [txid = ''] = await desk.txidsOf(order.id)
  expect(desk.bank.cobs.get(txid)).toMatchObject({
    status: 'ATIVA',
    valor: { original: (order.totalCents / 100).toFixed(2) },
    devedor: { cpf: '52998224725', nome: 'Ana Souza' },
  })
  expect(again).toMatchObject({ kind: 'pix', amountCents: order.totalCents, receiver: 'Casa Aroeira' })
  expect(again).toHaveProperty('copyPaste', desk.bank.cobs.get(txid)!.pixCopiaECola)
  // Whoever came while the bank was asked is told to wait a moment.
  expect(pages.every((page) => page?.kind === 'pix' || page?.kind === 'waiting')).toBe(true)
})

test('the code lives as long as the units are held', async () => {
  const order = await aShownOrder()
  const { calendario } = desk.bank.cobs.get(order.txid)!
  const leftSeconds = (order.holdUntil!.getTime() - Date.now()) / 1_000
  expect(Math.abs(calendario.expiracao - leftSeconds)).toBeLessThan(30)
})

test('a bank that leaves the code out gives a place, and the shop makes the code of it', async () => {
  desk.bank.set({ leavesCodeOut: true })
  const { shown, txid } = await aShownOrder()
  expect(shown).toHaveProperty('copyPaste', expect.stringContaining(desk.bank.cobs.get(txid)!.location))
})

test.each<Fault>(['cut-before', 'cut-after', 'half', 'html', 500, 503, 429])(
  'when the bank’s answer is «%s» the order is kept, the page says so, and the next try has one charge',
  async (fault) => {
    await aShownOrder() // with a token, so that the fault meets the charge
    const order = await desk.aPixOrder()
    desk.bank.faults.push(fault)
    expect(await desk.show(order.id)).toMatchObject({
      kind: 'waiting',
      text: expect.stringContaining('Seu pedido está guardado'),
    })
    await desk.minute()
    expect(await desk.show(order.id)).toMatchObject({ kind: 'pix' })
    expect(await desk.txidsOf(order.id)).toHaveLength(1)
  },
)

test('a payment that nobody told of is found by asking, once, with who paid', async () => {
  const order = await aShownOrder()
  const told = desk.bank.pay(order.txid, { payer: 'Bento Santiago' })!
  await desk.minute()
  await desk.minute()
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
  expect(await desk.notesOf(order.id)).toContain(`Quem pagou: Bento Santiago. Identificador do Pix: ${told.pix[0]!.endToEndId}.`)
  const [book] = [...(await desk.orders.books([order.id])).values()]
  expect(book).toMatchObject({ transactionId: told.pix[0]!.endToEndId })
})

test('a notification is only a hint: the charge is asked for, and a body that lies changes nothing', async () => {
  const order = await aShownOrder()
  const lie = { pix: [{ endToEndId: `E${'1'.repeat(31)}`, txid: order.txid, valor: '0.01', horario: new Date().toISOString() }] }
  await desk.chargeFollowing.lookUpNow('pix_api', { reference: order.txid })
  expect((await desk.order(order.id)).paidCents).toBe(0)
  desk.bank.pay(order.txid)
  const url = await notificationPath()
  const notice = { path: `${url}/pix`, query: {}, headers: {}, body: JSON.stringify(lie) }
  expect(await desk.paymentNotifications('pix_api', notice)).toEqual({
    ok: true,
    news: [expect.objectContaining({ reference: order.txid })],
  })
  await desk.chargeFollowing.lookUpNow('pix_api', { reference: order.txid })
  await desk.chargeFollowing.lookUpNow('pix_api', { reference: order.txid })
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
})
const notificationPath = async () => {
  const provider = (await desk.connections.of('pix_api'))!
  await provider.registerNotifications!()
  return new URL([...desk.bank.hooks.values()][0]!).pathname
}

test('a call that does not know the shop’s secret address is told nothing and believed nothing', async () => {
  const own = await notificationPath()
  const body = JSON.stringify({ pix: [] })
  const read = async (path: string, sent = body) =>
    await desk.paymentNotifications('pix_api', { path, query: {}, headers: {}, body: sent })
  expect(await read('/wc-api/pix_api/00000000000000000000/pix')).toEqual({ ok: false, problem: 'forged' })
  expect(await read(`${own.slice(0, -1)}0/pix`)).toEqual({ ok: false, problem: 'forged' })
  expect(await read(`${own}/pix`, '{"pix":')).toEqual({ ok: false, problem: 'unreadable' })
  expect(await read(own, body)).toEqual({ ok: true, news: [] })
  expect(await desk.paymentNotifications('bacs', { path: '/', query: {}, headers: {}, body })).toBeUndefined()
})

test('another sum than was asked for waits for a person', async () => {
  const order = await aShownOrder()
  desk.bank.pay(order.txid, { cents: order.totalCents - 100 })
  await desk.minute()
  expect(await desk.order(order.id)).toMatchObject({ status: 'on-hold', paidCents: order.totalCents - 100 })
  expect(await desk.notesOf(order.id)).toContain('Valor divergente')
})

test('an order that is given up takes its charge back at the bank; who paid a moment before is not lost', async () => {
  const [early, late] = [await aShownOrder(), await aShownOrder()]
  for (const { id } of [early, late]) await desk.orders.changeStatus({ orderId: id, to: 'cancelled', actor: 'Loja' })
  desk.bank.pay(late.txid)
  await desk.minute()
  expect(desk.bank.cobs.get(early.txid)!.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
  expect(desk.bank.pay(early.txid)).toBeUndefined()
  expect(await desk.order(late.id)).toMatchObject({ status: 'processing', paidCents: late.totalCents })
})

test('money that came after everything was given up is found in the bank’s own list, over all of its pages', async () => {
  desk.bank.set({ pageSize: 2 })
  const orders = [await aShownOrder(), await aShownOrder(), await aShownOrder()]
  await desk.db.updateTable('payment_charges').set({ state: 'ended' }).execute()
  for (const { txid } of orders) desk.bank.pay(txid)
  await desk.chargeFollowing.reconcile('pix_api', new Date())
  await desk.chargeFollowing.reconcile('pix_api', new Date())
  for (const { id, totalCents } of orders)
    expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
})

test('only services that were asked for money lately are compared; one that is down waits for the next time', async () => {
  const asked: string[] = []
  const reconcile = async (method: string) => {
    asked.push(method)
    throw new ServiceTrouble('down', 'fora do ar')
  }
  await aShownOrder()
  await createReconcileJob({ db: desk.db, following: { reconcile }, now: () => new Date() })()
  expect(asked).toEqual(['pix_api'])
})

test('another total makes another charge, and the old code can no longer be paid', async () => {
  const order = await aShownOrder()
  await desk.db
    .updateTable('orders')
    .set({ total_cents: order.totalCents + 500, shipping_cents: order.shippingCents + 500 })
    .where('id', '=', order.id)
    .execute()
  expect(await desk.show(order.id)).toMatchObject({ amountCents: order.totalCents + 500 })
  await desk.minute()
  const [fresh = '', old = ''] = await desk.txidsOf(order.id)
  expect([desk.bank.cobs.get(fresh)!.status, desk.bank.cobs.get(old)!.status]).toEqual([
    'ATIVA',
    'REMOVIDA_PELO_USUARIO_RECEBEDOR',
  ])
})

test('[I16] money goes back by Pix in parts and as a whole, once for each key, also when the answer gets lost', async () => {
  const order = await aPaidOrder()
  desk.bank.faults.push('cut-after')
  await desk.refund(order.id, 3_000, 'parte')
  await desk.minute()
  await desk.refund(order.id, 3_000, 'parte')
  await desk.minute()
  expect(desk.bank.moneyOf(order.txid)).toBe(order.totalCents - 3_000)
  await desk.refund(order.id, order.totalCents - 3_000, 'resto')
  expect(desk.bank.moneyOf(order.txid)).toBe(0)
  expect(await desk.order(order.id)).toMatchObject({ status: 'refunded', refundedCents: order.totalCents })
  expect(
    (await desk.db.selectFrom('payment_events').select('kind').where('order_id', '=', order.id).execute()).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['paid', 'refund', 'refund'])
})

test('a refund that the bank thinks about is done when it says so', async () => {
  const order = await aPaidOrder()
  desk.bank.set({ slowRefunds: true })
  await desk.refund(order.id, 1_000, 'aos-poucos')
  const state = async () =>
    (await desk.db.selectFrom('payment_refunds').select('state').where('receipt', '=', order.e2eid).executeTakeFirstOrThrow())
      .state
  expect(await state()).toBe('asked')
  desk.bank.endRefunds()
  await desk.minute()
  expect(await state()).toBe('done')
  expect((await desk.order(order.id)).refundedCents).toBe(1_000)
})

test('a refund that the bank could not do is told to the merchant, and the money counts as here', async () => {
  const order = await aPaidOrder()
  desk.bank.set({ failRefunds: 'Saldo insuficiente' })
  await desk.refund(order.id, order.totalCents, 'sem-saldo')
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents, refundedCents: 0 })
  expect(await desk.notesOf(order.id)).toContain(
    'não foi feita: o dinheiro continua na conta da loja. Motivo: Saldo insuficiente',
  )
  const mails = await desk.db.selectFrom('order_mails').select('kind').where('order_id', '=', order.id).execute()
  expect(mails.map(({ kind }) => kind.split(':')[0])).toContain('refund-failed')
  desk.bank.set({ failRefunds: '' })
  await desk.refund(order.id, order.totalCents, 'de-novo')
  expect(desk.bank.moneyOf(order.txid)).toBe(0)
})

test('money that the bank takes back is a contestation, and is no longer there to give back', async () => {
  const order = await aPaidOrder()
  desk.bank.takeBack(order.e2eid, 4_000)
  await desk.chargeFollowing.lookUpNow('pix_api', { reference: order.txid })
  await desk.chargeFollowing.lookUpNow('pix_api', { reference: order.txid })
  expect((await desk.order(order.id)).refundedCents).toBe(4_000)
  expect(await desk.notesOf(order.id)).toMatch(/Contestação de R\$\s40,00/)
  expect(await desk.refund(order.id, order.totalCents, 'demais')).toMatchObject({ ok: false, problem: 'above-paid' })
})

test('a token that ended is asked for anew, in the middle of everything', async () => {
  await aShownOrder()
  desk.bank.wait(700_000)
  const { shown } = await aShownOrder()
  expect(shown).toMatchObject({ kind: 'pix' })
})

test('«Testar conexão» answers in plain words what is wrong', async () => {
  const health = async (over: Record<string, string> = {}) => {
    await desk.connect({ ...desk.bank.settings, ...over })
    return await (await desk.connections.of('pix_api'))!.health()
  }
  expect(await health()).toMatchObject({ ok: true, text: expect.stringContaining('Conectado') })
  expect(await health({ certificate: desk.bank.pfx, certificateKey: '', passphrase: 'abre-te' })).toMatchObject({ ok: true })
  expect(await health({ certificate: desk.bank.pfx, certificateKey: '', passphrase: 'errada' })).toMatchObject({ ok: false })
  expect(await health({ clientSecret: 'outro' })).toMatchObject({ ok: false, text: expect.stringContaining('Client Secret') })
  expect(await health({ certificate: '' })).toMatchObject({ ok: false, text: expect.stringContaining('não respondeu') })
  expect(await health({ baseUrl: 'https://127.0.0.1:1' })).toMatchObject({ ok: false })
  expect(await health({ baseUrl: '', tokenUrl: '' })).toMatchObject({
    ok: false,
    text: expect.stringContaining('Faltam os endereços'),
  })
  expect(await health()).toMatchObject({ ok: true })
})

test('all that shop and stand-in said to each other is as the Banco Central describes it', async ({ skip }) => {
  skip(!isAtHand(PIX_DOCUMENT), 'the Banco Central’s description is not at hand')
  const kinds = new Set(desk.bank.exchanged.map(({ method, path }) => `${method} /${path.split('/')[1]}`))
  expect([...kinds].toSorted()).toEqual([
    'GET /cob',
    'GET /pix',
    'GET /webhook',
    'PATCH /cob',
    'PUT /cob',
    'PUT /pix',
    'PUT /webhook',
  ])
  expect([...new Set(differencesFrom(readDocument(PIX_DOCUMENT), desk.bank.exchanged))]).toEqual([])
})
