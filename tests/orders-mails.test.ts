import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopInfo } from '#content/settings/contract.ts'
import { createOrderMailJob } from '#shop/orders/mail-job.ts'
import { STEP_NAMES, type TrackingEvent, type TrackingStep } from '#shop/orders/tracking/step.ts'
import { createInbox } from '#shop/payments/inbox.ts'
import { createOrderMails } from '#mail/order-mails.ts'
import { anOrderDesk } from './support/an-order-desk.ts'
import { aCustomer } from './support/order-desk.ts'

const SHOP = {
  name: 'Casa Aroeira',
  email: 'contato@loja.example',
  document: '',
  address: '',
  city: '',
  state: '',
  phone: '',
} as ShopInfo

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let draw: ReturnType<typeof createOrderMails>
beforeAll(async () => {
  desk = await anOrderDesk()
  draw = createOrderMails({
    settings: { shop: async () => SHOP },
    instructionsFor: async (order) => (await desk.payments.find(order.paymentMethod.id))?.instructions(order),
    shopUrl: 'https://loja.example',
  })
})
afterAll(async () => {
  await desk.close()
})

const run = async (orderId: number) =>
  await createOrderMailJob({ db: desk.db, findById: desk.orders.findById, draw })({ payload: { order: orderId } })
const mailsOf = async (orderId: number) =>
  await desk.db
    .selectFrom('mails')
    .innerJoin('order_mails', 'order_mails.mail_id', 'mails.id')
    .select(['kind', 'to_address', 'reply_to', 'subject', 'text', 'html'])
    .where('order_id', '=', orderId)
    .orderBy('mails.id')
    .execute()

test('[I21] a fresh order is told to the shopper and to the merchant, once, however often the job runs', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const order = await desk.anOrder([{ productId: vase.id, quantity: 2 }])
  await Promise.all([run(order.id), run(order.id), run(order.id)])
  const mails = await mailsOf(order.id)
  expect(mails.map(({ kind, to_address, reply_to }) => ({ kind, to_address, reply_to }))).toEqual([
    { kind: 'received', to_address: 'ana@cliente.example', reply_to: 'contato@loja.example' },
    { kind: 'new-order', to_address: 'contato@loja.example', reply_to: 'ana@cliente.example' },
  ])
  const sending = await desk.db.selectFrom('jobs').select('ref').where('kind', '=', 'send-mail').execute()
  expect(sending).toHaveLength(2)
})

test('the mail of a Pix order has the code to copy, the sums and the way back, in text as in markup', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const order = await desk.anOrder([{ productId: vase.id, quantity: 2 }])
  await run(order.id)
  const [{ subject, text, html }] = (await mailsOf(order.id)) as [Awaited<ReturnType<typeof mailsOf>>[number]]
  expect(subject).toBe(`Recebemos seu pedido #${order.number}`)
  for (const words of [
    'br.gov.bcb.pix',
    `2 × ${vase.name}`,
    `/checkout/order-received/${order.id}/?key=${order.key}`,
    'Avenida Paulista, 1000',
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/Subtotal: R\$ 200,00[\s\S]*Desconto no Pix: -R\$ 10,00[\s\S]*Total: R\$ 205,00/)
  expect(html).toContain('br.gov.bcb.pix')
  expect(html).toContain('lang="pt-BR"')
  expect(html).not.toMatch(/<img|<link|<script|@import|url\(/)
})

test('each change is told in its own words', async () => {
  const vase = await desk.aProduct()
  const inbox = createInbox({ db: desk.db, settle: desk.orders.settle })
  const order = await desk.anOrder([{ productId: vase.id }])
  await inbox.confirmPayment(order.id, 'Helena')
  await desk.orders.setTracking(order.id, { carrier: 'Correios', code: 'BR123', url: 'https://rastreio.example/BR123' }, 'Helena')
  await desk.orders.changeStatus({ orderId: order.id, to: 'completed', actor: 'Helena' })
  await desk.orders.refund({ orderId: order.id, key: 'r', amountCents: 100, reason: '', lines: [], actor: 'Helena' })
  await run(order.id)
  const mails = await mailsOf(order.id)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Recebemos seu pedido #${order.number}`,
    `[Casa Aroeira] Novo pedido #${order.number}`,
    `Pagamento do pedido #${order.number} confirmado`,
    `Seu pedido #${order.number} foi enviado`,
    `Reembolso do pedido #${order.number}`,
  ])
  expect(mails[3]!.text).toMatch(/Código de rastreio: BR123[\s\S]*https:\/\/rastreio\.example\/BR123/)
  expect(mails[4]!.text).toContain('R$ 1,00')

  const gone = await desk.anOrder([{ productId: vase.id }])
  await desk.orders.changeStatus({ orderId: gone.id, to: 'cancelled', actor: 'Helena' })
  await run(gone.id)
  expect((await mailsOf(gone.id)).at(-1)!.text).toMatch(/foi cancelado\. Nada foi cobrado/)

  const fetched = await desk.anOrder([{ productId: vase.id }])
  await inbox.confirmPayment(fetched.id, 'Helena')
  await desk.orders.changeStatus({ orderId: fetched.id, to: 'completed', actor: 'Helena' })
  await run(fetched.id)
  const told = await mailsOf(fetched.id)
  // Nothing says that it was sent, so it is not told to be on its way.
  expect(told.at(-1)).toMatchObject({ subject: `Seu pedido #${fetched.number} foi concluído` })
  expect(told[1]!.text).toMatch(/Telefone: \(\d\d\) \d{4,5}-\d{4}/)
  expect(told[1]!.text).toContain(`https://loja.example/painel/orders/${fetched.id}/show`)
})

test('a cancelled order whose money went back says so', async () => {
  const order = await desk.orders.findById((await desk.anOrder([{ productId: (await desk.aProduct()).id }])).id)
  const cancelled = { ...order!, status: 'cancelled' as const, paidCents: 5_000, refundedCents: 5_000 }
  expect((await draw('cancelled', cancelled))!.text).toContain('O valor pago já foi devolvido.')
  expect((await draw('cancelled', { ...cancelled, refundedCents: 2_000 }))!.text).toContain('R$ 30,00, será devolvido.')
})

test('what a shopper typed stays text in the mail, and its subject one line', async () => {
  const vase = await desk.aProduct()
  const address = { ...aCustomer().billing, firstName: '<script>alert(1)</script>' }
  const order = await desk.anOrder([{ productId: vase.id }], { customer: aCustomer({ billing: address }) })
  await run(order.id)
  const [received] = await mailsOf(order.id)
  expect(received!.html).not.toContain('<script>')
  expect(received!.html).toContain('&lt;script&gt;')
})

test('every mail of an order that the test provider pays says that it is a test', async () => {
  const vase = await desk.aProduct({ cents: 10_000 })
  const order = await desk.anOrder([{ productId: vase.id }], { paymentMethod: 'vitrine_test' })
  await run(order.id)
  for (const { subject, text } of await mailsOf(order.id)) {
    expect(subject).toMatch(/^\[Teste\] /)
    expect(text).toContain('nenhum dinheiro é cobrado')
  }
})

const CODE = 'AB123456785BR'
const HOUR_MS = 3_600_000
const anEvent = (step: TrackingStep, hoursAgo: number, over: Partial<TrackingEvent> = {}): TrackingEvent => ({
  package: CODE,
  source: 'correios',
  code: step,
  step,
  text: STEP_NAMES[step],
  place: 'São Paulo – SP',
  at: new Date(Date.now() - hoursAgo * HOUR_MS),
  ...over,
})
/** A paid order, with a code unless it has none yet. */
async function aParcel({ code = CODE } = {}) {
  const order = await desk.anOrder([{ productId: (await desk.aProduct()).id }])
  await createInbox({ db: desk.db, settle: desk.orders.settle }).confirmPayment(order.id, 'Helena')
  if (code !== '') await desk.orders.setTracking(order.id, { carrier: 'Correios', code, url: '' }, 'Helena')
  await run(order.id)
  const already = (await mailsOf(order.id)).length
  return {
    tell: (...events: TrackingEvent[]) => desk.orders.recordTrackingEvents(order.id, events, 'Correios'),
    read: async () => (await desk.orders.findById(order.id))!,
    newMails: async () => {
      await run(order.id)
      return (await mailsOf(order.id)).slice(already)
    },
  }
}
const allowing = async (value: object) =>
  await desk.db
    .insertInto('settings')
    .values({ name: 'delivery', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

test('what a carrier tells again, or from two places at once, is written down and told once', async () => {
  const parcel = await aParcel()
  const events = [anEvent('posted', 30), anEvent('moving', 20), anEvent('out-for-delivery', 2)]
  expect(await parcel.tell(...events.slice(0, 2))).toEqual({ ok: true, fresh: 2 })
  const both = await Promise.all([parcel.tell(...events), parcel.tell(...events)])
  expect(both.map((told) => told.ok && told.fresh).toSorted()).toEqual([0, 1])
  expect((await parcel.read()).trackingEvents?.map(({ step }) => step)).toEqual(['posted', 'moving', 'out-for-delivery'])
  const mails = await parcel.newMails()
  expect(mails.map(({ kind }) => kind)).toEqual(['out-for-delivery'])
  expect(mails[0]!.text).toContain(`https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`)
})

test('a delivery is written down with its moment, completes the order and is told', async () => {
  const parcel = await aParcel()
  const arrival = anEvent('delivered', 1)
  await parcel.tell(anEvent('posted', 30), anEvent('out-for-delivery', 5), arrival)
  expect(await parcel.read()).toMatchObject({ status: 'completed', deliveredAt: arrival.at })
  expect((await parcel.newMails()).map(({ kind }) => kind)).toEqual(['delivered'])
  await parcel.tell(arrival)
  expect(await parcel.newMails()).toHaveLength(1)
})

test('an order arrived when all of its packages did, and not when one went back', async () => {
  const parcel = await aParcel()
  await parcel.tell(anEvent('delivered', 4), anEvent('posted', 9, { package: 'AB473124829BR' }))
  expect(await parcel.read()).toMatchObject({ status: 'processing', deliveredAt: undefined })
  await parcel.tell(anEvent('returned', 2, { package: 'AB473124829BR' }))
  expect(await parcel.read()).toMatchObject({ status: 'processing', deliveredAt: undefined })
  expect(await parcel.newMails()).toEqual([])
})

test('a merchant may switch off what follows from a delivery', async () => {
  await allowing({ completes: false, mails_out_for_delivery: false, mails_delivered: false })
  const parcel = await aParcel()
  await parcel.tell(anEvent('out-for-delivery', 5))
  await parcel.tell(anEvent('delivered', 1))
  await allowing({})
  const order = await parcel.read()
  expect([order.status, order.deliveredAt !== undefined]).toEqual(['processing', true])
  expect(await parcel.newMails()).toEqual([])
})

test('an attempt in vain is told to the buyer with what to do, and noted for the merchant, each time it happens', async () => {
  const parcel = await aParcel()
  const nobodyThere = anEvent('failed-attempt', 3, { text: 'Destinatário ausente' })
  await parcel.tell(anEvent('out-for-delivery', 5), nobodyThere)
  await parcel.tell(nobodyThere)
  const [mail, ...others] = await parcel.newMails()
  expect([mail?.to_address, others]).toEqual(['ana@cliente.example', []])
  expect(mail?.text).toMatch(/Destinatário ausente[\s\S]*O que fazer: confira o endereço/)
  expect(mail?.text).toContain('Avenida Paulista, 1000, Bela Vista, São Paulo – SP, 01310-100')
  await parcel.tell(anEvent('failed-attempt', 1))
  expect(await parcel.newMails()).toHaveLength(2)
  const notes = (await parcel.read()).notes.filter(({ text }) => text.includes('sem sucesso'))
  expect(notes.map(({ toCustomer }) => toCustomer)).toEqual([false, false])
})

test('an attempt in vain that was long ago, or after which the parcel arrived, is no news', async () => {
  const [old, arrived, quiet] = [await aParcel(), await aParcel(), await aParcel()]
  await old.tell(anEvent('failed-attempt', 100))
  await arrived.tell(anEvent('failed-attempt', 9), anEvent('delivered', 1))
  await allowing({ mails_failed_attempt: false })
  await quiet.tell(anEvent('failed-attempt', 2))
  await allowing({})
  expect([await old.newMails(), await quiet.newMails()]).toEqual([[], []])
  expect((await arrived.newMails()).map(({ kind }) => kind)).toEqual(['delivered'])
  expect((await quiet.read()).notes.some(({ text }) => text.includes('sem sucesso'))).toBe(true)
})

test('a parcel of which nothing is heard for as many days as the merchant says is among those that stand still', async () => {
  const parcel = await aParcel()
  const { id } = await parcel.read()
  const stopped = async () => {
    const { rows } = await sql`select from stopped_packages where order_id = ${id}`.execute(desk.db)
    return rows.length
  }
  await parcel.tell(anEvent('moving', 24 * 5))
  expect(await stopped()).toBe(0)
  await allowing({ stopped_after_days: 4 })
  expect(await stopped()).toBe(1)
  expect((await desk.orders.list({ isStopped: true }, { page: 1, perPage: 10 })).orders.map((one) => one.id)).toContain(id)
  await parcel.tell(anEvent('moving', 1, { source: 'merchant' }))
  expect(await stopped()).toBe(0)
  await allowing({})
})

test('nobody is told of a delivery that was long ago, nor twice that an order is done', async () => {
  const old = await aParcel()
  await old.tell(anEvent('out-for-delivery', 200), anEvent('delivered', 190))
  expect((await old.read()).status).toBe('completed')
  expect(await old.newMails()).toEqual([])
  const withoutCode = await aParcel({ code: '' })
  await withoutCode.tell(anEvent('delivered', 1, { package: '', source: 'merchant' }))
  expect((await withoutCode.newMails()).map(({ kind }) => kind)).toEqual(['sent'])
})

test('events of an order that is not there are refused', async () => {
  expect(await desk.orders.recordTrackingEvents(999_999, [anEvent('posted', 1)], 'Correios')).toEqual({
    ok: false,
    problem: 'unknown',
  })
})
