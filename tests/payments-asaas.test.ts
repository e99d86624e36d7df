import { localDay } from '#kit/brazil/local-time.ts'
import { readPaymentFees } from '#shop/reports/payment-fees.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { anAsaas, ASAAS_ACCOUNT, type AsaasService } from './support/asaas-service.ts'
import type { Fault } from './support/faulty-server.ts'
import { countAgreeing } from './support/random-payments.ts'
import { aServiceDesk } from './support/service-desk.ts'

/** Orders, each with its own faults; ASAAS_RUNS=1000 for a long run. */
const RUNS = Number(process.env.ASAAS_RUNS ?? 6)

let desk: Awaited<ReturnType<typeof aServiceDesk>>
let service: AsaasService
const connect = async (over: Record<string, string> = {}) => {
  await desk.connect('asaas', { ...service.settings, ...over })
  for (const method of ['asaas_pix', 'asaas_boleto']) await desk.connect(method, {})
}
beforeAll(async () => {
  service = await anAsaas({ deadlineMs: 800 })
  desk = await aServiceDesk(service.network)
  await connect()
})
afterEach(() => {
  service.faults.length = 0
  service.set({ failRefunds: false, leavesRefundsOut: false, slowRefunds: false, knowsSite: true, randomFault: undefined })
})
afterAll(async () => {
  await service.close()
  await desk.close()
})

const aShownOrder = async (method: string, parcels = 1) => {
  const order = await desk.anOrderBy(method)
  if (parcels > 1)
    await desk.db
      .insertInto('order_meta')
      .values({ order_id: order.id, key: '_installments', value: String(parcels) })
      .execute()
  const shown = await desk.show(order.id)
  const [reference = ''] = await desk.referencesOf(order.id)
  return { ...order, shown, reference }
}
const aPaidOrder = async (method = 'asaas_pix', parcels = 1) => {
  const order = await aShownOrder(method, parcels)
  const payment = service.pay(order.reference)!
  await desk.minute()
  return { ...order, payment }
}
const lookUp = async (reference: string) => await desk.chargeFollowing.lookUpNow('asaas', { reference })

test('Pix: the buyer becomes a customer of the account once, the code is on the page, found paid by asking', async () => {
  const { id, shown, totalCents, payment } = await aPaidOrder()
  expect(shown).toMatchObject({ kind: 'pix', copyPaste: expect.stringContaining(payment.id), amountCents: totalCents })
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
  await aShownOrder('asaas_pix')
  expect([...service.customers.values()]).toMatchObject([{ cpfCnpj: '52998224725', notificationDisabled: true }])
  const asked = service.exchanged.find(({ method, path }) => method === 'POST' && path === '/v3/payments')?.body
  expect(asked).toMatchObject({ billingType: 'PIX', value: totalCents / 100 })
})

test('boleto: a line to copy and a PDF; past its due date it may still be paid', async () => {
  const { id, shown, reference, totalCents } = await aShownOrder('asaas_boleto')
  expect(shown).toMatchObject({
    kind: 'boleto',
    line: expect.stringMatching(/^\d{47}$/),
    pdfUrl: expect.stringContaining('https://'),
  })
  service.overdue(reference)
  await desk.minute()
  expect(await desk.order(id)).toMatchObject({ status: 'pending' })
  expect(await desk.show(id)).toMatchObject({ kind: 'boleto' })
  service.pay(reference)
  await desk.minute()
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
})

test('card: on Asaas’ invoice page, in the parcels that the buyer chose in the shop; all of them are the order’s money', async () => {
  const { id, shown, totalCents, reference } = await aPaidOrder('asaas', 3)
  expect(shown).toMatchObject({
    kind: 'link',
    url: expect.stringMatching(/^https:\/\/www\.asaas\.example\/i\//),
    label: 'Pagar com cartão',
  })
  const asked = [...service.exchanged].reverse().find(({ method, path }) => method === 'POST' && path === '/v3/payments')?.body
  expect(asked).toMatchObject({
    billingType: 'CREDIT_CARD',
    installmentCount: 3,
    totalValue: totalCents / 100,
    callback: { autoRedirect: true },
  })
  expect(service.ofReference(reference)).toHaveLength(3)
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
  await desk.refund(id, 5_000, 'duas-parcelas')
  expect(await desk.order(id)).toMatchObject({ refundedCents: 5_000 })
  expect(service.moneyOf(reference)).toBe(totalCents - 5_000)
})

test('what Asaas keeps of a payment, what is left and from when on stands beside it; a day that is told later, too', async () => {
  const today = localDay(new Date())
  const before = await readPaymentFees(desk.db, { from: today, to: today })
  const order = await aPaidOrder('asaas')
  const after = await readPaymentFees(desk.db, { from: today, to: today })
  expect([after.feeCents - before.feeCents, after.told - before.told, after.payments - before.payments]).toEqual([199, 1, 1])
  const fees = { fee_cents: 199, net_cents: order.totalCents - 199 }
  expect(await desk.feesOf(order.id)).toEqual([{ ...fees, available_at: new Date('2026-12-12T03:00:00Z') }])
  order.payment.creditDate = '2026-12-15'
  await lookUp(order.reference)
  expect(await desk.feesOf(order.id)).toEqual([{ ...fees, available_at: new Date('2026-12-15T03:00:00Z') }])
  const listed = (await desk.reconciliation('asaas', 2))?.receipts ?? []
  expect(listed.find(({ id }) => id === order.payment.id)).toMatchObject({ orderId: order.id, feeCents: 199 })
})

test('an account without its own site in it makes the invoice all the same, only without the way back', async () => {
  service.set({ knowsSite: false })
  expect((await aShownOrder('asaas')).shown).toMatchObject({ kind: 'link' })
})

test.each<Fault>(['cut-before', 'cut-after', 'half', 'html', 503, 429])(
  'after «%s» there is one payment for the order',
  async (fault) => {
    for (const before of [0, 1]) {
      const order = await desk.anOrderBy('asaas_pix')
      // Once at the search for the customer, once at the payment itself.
      service.set({ randomFault: faultAfter(before, fault) })
      expect(await desk.show(order.id)).toMatchObject({ kind: 'waiting' })
      service.set({ randomFault: undefined })
      await desk.minute()
      expect(await desk.show(order.id)).toMatchObject({ kind: 'pix' })
      const [reference = ''] = await desk.referencesOf(order.id)
      expect(service.ofReference(reference)).toHaveLength(1)
    }
  },
)
function faultAfter(calls: number, fault: Fault) {
  let left = calls
  return () => (left-- === 0 ? fault : undefined)
}

test('one address for the whole account, told to Asaas by the shop: whoever calls without its token is nobody', async () => {
  const health = async () => await (await desk.connections.of('asaas_boleto'))!.health()
  expect(await health()).toMatchObject({ ok: true, notifies: false, text: expect.stringContaining('Casa Aroeira Ltda') })
  await (await desk.connections.of('asaas'))!.registerNotifications!()
  expect(await health()).toMatchObject({ ok: true, notifies: true })
  for (const hook of service.hooks.values()) hook['interrupted'] = true
  expect(await health()).toMatchObject({ ok: true, notifies: false, text: expect.stringContaining('parou de avisar') })
  await (await desk.connections.of('asaas_pix'))!.registerNotifications!()
  expect([service.hooks.size, (await health()).notifies]).toEqual([1, true])

  const order = await aShownOrder('asaas_pix')
  const payment = service.pay(order.reference)!
  const told = async (notice: ReturnType<AsaasService['noticeOf']>) => await desk.paymentNotifications('asaas', notice)
  const notice = service.noticeOf(payment, 'PAYMENT_RECEIVED')
  expect(await told(notice)).toMatchObject({ ok: true, news: [{ reference: order.reference }] })
  expect(await told({ ...notice, headers: { 'asaas-access-token': 'outro' } })).toEqual({ ok: false, problem: 'forged' })
  expect(await told({ ...notice, path: '/wc-api/asaas/0' })).toEqual({ ok: false, problem: 'forged' })
  // Whatever it does not understand it takes all the same: Asaas would stop to tell of anything.
  for (const body of [
    '{"event":"PAYMENT_',
    '[]',
    '{"event":"TRANSFER_DONE","transfer":{}}',
    '{"event":"PAYMENT_NEW_WORD","payment":{"id":"pay_1"}}',
  ])
    expect(await told({ ...notice, body })).toEqual({ ok: true, news: [] })
  // The account's method is called; the charge is one of Pix.
  await lookUp(order.reference)
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
})

test('[I16] money goes back in parts, once for each key, also when the answer gets lost; what the panel gave back is counted too', async () => {
  const order = await aPaidOrder()
  service.set({ randomFault: faultAfter(1, 'cut-after') })
  await desk.refund(order.id, 2_000, 'parte')
  service.set({ randomFault: undefined })
  await lookUp(order.reference)
  expect((await desk.order(order.id)).refundedCents).toBe(2_000)
  await desk.minute()
  expect(order.payment.refunds).toHaveLength(1)
  service.giveBack(order.payment, 5)
  service.giveBack(order.payment, 5)
  await desk.chargeFollowing.reconcile('asaas_pix', new Date(Date.now() + 1_000))
  expect(await desk.order(order.id)).toMatchObject({ refundedCents: 3_000 })
  service.set({ leavesRefundsOut: true })
  service.giveBack(order.payment, order.payment.value - 30)
  await lookUp(order.reference)
  expect(await desk.order(order.id)).toMatchObject({ status: 'refunded', refundedCents: order.totalCents })
})

test('a refund that Asaas works on is waited for, and never asked for twice', async () => {
  const order = await aPaidOrder()
  service.set({ slowRefunds: true })
  await desk.refund(order.id, 2_000, 'devagar')
  await desk.minute()
  const stateOf = async () =>
    (await desk.db.selectFrom('payment_refunds').select('state').where('receipt', '=', order.payment.id).execute()).map(
      ({ state }) => state,
    )
  expect([await stateOf(), order.payment.refunds?.length]).toEqual([['asked'], 1])
  service.endRefunds()
  await desk.minute()
  expect([await stateOf(), order.payment.refunds?.length]).toEqual([['done'], 1])
})

test('a refund without balance, or of a boleto, is told with its reason, and the money counts as here', async () => {
  const order = await aPaidOrder()
  service.set({ failRefunds: true })
  await desk.refund(order.id, order.totalCents, 'sem-saldo')
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', refundedCents: 0 })
  expect(await desk.notesOf(order.id)).toContain('Saldo insuficiente')
  const boleto = await aPaidOrder('asaas_boleto')
  await desk.refund(boleto.id, boleto.totalCents, 'boleto')
  expect(await desk.notesOf(boleto.id)).toContain('por boleto')
})

test('a chargeback that is lost takes the money back and stops the order', async () => {
  const order = await aPaidOrder('asaas')
  service.chargeBack(order.payment, 'IN_DISPUTE')
  for (let twice = 0; twice < 2; twice++) await lookUp(order.reference)
  expect(await desk.order(order.id)).toMatchObject({ refundedCents: 0 })
  expect(await desk.disputes.ofOrder(order.id)).toMatchObject([
    { state: 'open', amountCents: order.totalCents, reason: 'FRAUD', dueAt: new Date('2026-11-26T03:00:00Z') },
  ])
  const send = async (despiteDispute = false) =>
    await desk.orders.send(order.id, {
      tracking: { carrier: '', code: '', url: '' },
      completes: true,
      actor: 'Loja',
      despiteDispute,
    })
  expect(await send()).toEqual({ ok: false, problem: 'disputed' })
  expect(await desk.mailsOf(order.id)).toContain('dispute-open')
  service.chargeBack(order.payment, 'DISPUTE_LOST')
  for (let twice = 0; twice < 2; twice++) await lookUp(order.reference)
  expect(await desk.disputes.ofOrder(order.id)).toMatchObject([{ state: 'lost' }])
  expect((await desk.mailsOf(order.id)).filter((kind) => kind.startsWith('dispute'))).toEqual(['dispute-open', 'dispute-lost'])
  expect(await desk.order(order.id)).toMatchObject({ status: 'refunded', refundedCents: order.totalCents })
  expect(await desk.notesOf(order.id)).toContain('Contestação de')
})

test('a chargeback that the shop wins lets the order go on; its seller may also send before', async () => {
  const [patient, bold] = [await aPaidOrder('asaas'), await aPaidOrder('asaas')]
  const send = async (id: number, despiteDispute: boolean) =>
    await desk.orders.send(id, { tracking: { carrier: '', code: '', url: '' }, completes: true, actor: 'Loja', despiteDispute })
  for (const { payment, reference } of [patient, bold]) {
    service.chargeBack(payment, 'REQUESTED')
    await lookUp(reference)
  }
  expect(await send(bold.id, true)).toMatchObject({ ok: true })
  service.chargeBack(patient.payment, 'REVERSED')
  await lookUp(patient.reference)
  expect(await desk.disputes.ofOrder(patient.id)).toMatchObject([{ state: 'won' }])
  expect(await send(patient.id, false)).toMatchObject({ ok: true })
  expect((await desk.disputes.list({ limit: 2, offset: 0 })).disputes[0]).toMatchObject({ orderId: bold.id, state: 'open' })
})

test('a payment of last month that is contested now is found by the list, also when nobody tells of it', async () => {
  const order = await aPaidOrder('asaas')
  order.payment.dateCreated = '2026-01-10'
  service.chargeBack(order.payment, 'REQUESTED')
  await desk.chargeFollowing.reconcile('asaas', new Date())
  expect(await desk.disputes.ofOrder(order.id)).toMatchObject([{ state: 'open' }])
})

test('an order that is given up takes its payment back at Asaas', async () => {
  const order = await aShownOrder('asaas', 2)
  await desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Loja' })
  await desk.minute()
  expect(service.ofReference(order.reference)).toEqual([])
})

test('the list of the account finds a payment that nobody told of, over several pages', async () => {
  for (let other = 0; other < 120; other++) await filler(other)
  const order = await aShownOrder('asaas_pix')
  service.pay(order.reference)
  expect(await desk.chargeFollowing.reconcile('asaas_pix', new Date())).toBe(1)
  expect(await desk.order(order.id)).toMatchObject({ paidCents: order.totalCents })
  async function filler(at: number) {
    const [some] = service.payments.values()
    service.payments.set(`pay_alheio${at}`, { ...some!, id: `pay_alheio${at}`, externalReference: `alheio${at}` })
  }
})

test('«Testar conexão» says what is wrong', async () => {
  const health = async (over: Record<string, string>) => {
    await connect(over)
    return await (await desk.connections.of('asaas_pix'))!.health()
  }
  expect(await health({ apiKey: 'errada' })).toMatchObject({ ok: false, text: expect.stringContaining('chave de API') })
  expect(await health({ environment: 'test' })).toMatchObject({ ok: false, text: expect.stringContaining('é de produção') })
  service.faults.push('cut-before')
  expect(await health({})).toMatchObject({ ok: false, text: expect.stringContaining('não respondeu') })
  expect(await health({})).toMatchObject({ ok: true })
})

test(
  'whatever fails on the way: money at Asaas is money in the shop, nobody pays twice, nothing goes back twice',
  { timeout: 400_000 + RUNS * 15_000 },
  async () => {
    const agreed = await countAgreeing({
      desk,
      method: 'asaas_pix',
      runs: RUNS,
      service: {
        ...service,
        giveSomeBack: (reference) => {
          const payment = service.ofReference(reference).find(({ status }) => status === 'RECEIVED')
          if (payment && service.moneyOf(reference) > 400) service.giveBack(payment, 3)
        },
        timesPaid: (reference) => service.ofReference(reference).filter(({ status }) => status !== 'PENDING').length,
        failBy: (randomFault) => service.set({ randomFault }),
        clear: () => service.payments.clear(),
      },
    })
    expect(agreed).toBe(RUNS)
  },
)

test('the key of the account is in no request’s body and in no event', async () => {
  const events = await desk.db.selectFrom('payment_events').select('raw').execute()
  expect(JSON.stringify([events, service.exchanged]).includes(ASAAS_ACCOUNT.apiKey)).toBe(false)
})
