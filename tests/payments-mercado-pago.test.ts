import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Fault } from './support/faulty-server.ts'
import { differencesFrom, isAtHand, readDocument } from './support/makers-openapi.ts'
import { aMercadoPago, MERCADO_PAGO_ACCOUNT, type MercadoPagoService } from './support/mercado-pago-service.ts'
import { aServiceDesk } from './support/service-desk.ts'

/** Orders, each with its own faults; MERCADO_PAGO_RUNS=1000 for a long run. */
const RUNS = Number(process.env.MERCADO_PAGO_RUNS ?? 6)

let desk: Awaited<ReturnType<typeof aServiceDesk>>
let service: MercadoPagoService
beforeAll(async () => {
  service = await aMercadoPago({ deadlineMs: 800 })
  desk = await aServiceDesk(service.network)
  await desk.connect('mercado_pago', service.settings)
  for (const method of ['mercado_pago_pix', 'mercado_pago_boleto']) await desk.connect(method, {})
})
afterEach(() => {
  service.faults.length = 0
  service.set({ failRefunds: false, leavesRefundsOut: false, randomFault: undefined })
})
afterAll(async () => {
  await service.close()
  await desk.close()
})

const aShownOrder = async (method: string) => {
  const order = await desk.anOrderBy(method)
  const shown = await desk.show(order.id)
  const [reference = ''] = await desk.referencesOf(order.id)
  return { ...order, shown, reference }
}
const aPaidOrder = async () => {
  const order = await aShownOrder('mercado_pago_pix')
  const payment = service.pay(order.reference)!
  await desk.minute()
  return { ...order, payment }
}

test('Pix: one payment with the account of «Mercado Pago», its code on the page, found paid by asking', async () => {
  const { id, shown, totalCents, payment } = await aPaidOrder()
  expect(shown).toMatchObject({ kind: 'pix', copyPaste: expect.stringContaining(String(payment.id)), amountCents: totalCents })
  expect(service.exchanged.find(({ method, path }) => method === 'POST' && path === '/v1/payments')?.body).toMatchObject({
    transaction_amount: totalCents / 100,
    notification_url: expect.stringMatching(
      /^https:\/\/loja\.example\/wc-api\/mercado_pago_pix\/[0-9a-f]{40}\?source_news=webhooks$/,
    ),
    payer: { email: 'ana@cliente.example', identification: { type: 'CPF', number: '52998224725' } },
  })
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
})

test('boleto: a line to copy, a PDF, due in three business days, and the order waits for two days more', async () => {
  const { id, shown, holdUntil, reference, totalCents } = await aShownOrder('mercado_pago_boleto')
  expect(shown).toMatchObject({
    kind: 'boleto',
    line: expect.stringMatching(/^\d{47}$/),
    pdfUrl: expect.stringContaining('https://'),
    amountCents: totalCents,
  })
  const dueAt = shown?.kind === 'boleto' ? shown.dueAt : new Date(0)
  expect(holdUntil!.getTime() - dueAt.getTime()).toBeGreaterThan(2 * 86_400_000)
  service.pay(reference)
  await desk.minute()
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
})

test('card on Mercado Pago’s own page: a refusal leaves the order open, the second card pays it', async () => {
  const { id, shown, reference, totalCents } = await aShownOrder('mercado_pago')
  expect(shown).toMatchObject({
    kind: 'link',
    url: expect.stringMatching(/^https:\/\/mp\.example\/checkout/),
    label: 'Pagar com Mercado Pago',
  })
  service.payByCard(reference, 'rejected')
  await desk.minute()
  expect(await desk.order(id)).toMatchObject({ status: 'pending', paidCents: 0 })
  expect(await desk.show(id)).toMatchObject({ kind: 'link' })
  service.payByCard(reference, 'approved')
  await desk.minute()
  expect(await desk.order(id)).toMatchObject({ status: 'processing', paidCents: totalCents })
})

test.each<Fault>(['cut-before', 'cut-after', 'half', 503, 429])(
  'after «%s» there is one payment for the order',
  async (fault) => {
    const order = await desk.anOrderBy('mercado_pago_pix')
    service.faults.push(fault)
    expect(await desk.show(order.id)).toMatchObject({ kind: 'waiting' })
    await desk.minute()
    expect(await desk.show(order.id)).toMatchObject({ kind: 'pix' })
    const [reference = ''] = await desk.referencesOf(order.id)
    expect([...service.payments.values()].filter((one) => one.external_reference === reference)).toHaveLength(1)
  },
)

const pathOf = async (method: string) => {
  const notice = [...service.exchanged].reverse().find(({ body }) => JSON.stringify(body ?? '').includes(`/wc-api/${method}/`))
  return new URL((notice!.body as { notification_url: string }).notification_url).pathname
}

test('a notification is believed with the shop’s address and Mercado Pago’s signature, and names only what is asked for', async () => {
  const order = await aShownOrder('mercado_pago_pix')
  const payment = service.pay(order.reference)!
  const path = await pathOf('mercado_pago_pix')
  const told = async (notice: ReturnType<MercadoPagoService['noticeOf']>, at = path) =>
    await desk.paymentNotifications('mercado_pago_pix', { path: at, ...notice })
  expect(await told(service.noticeOf(payment.id))).toMatchObject({ ok: true, news: [{ receipt: String(payment.id) }] })
  expect(await told(service.noticeOf(payment.id, { ts: Date.now() }))).toMatchObject({ ok: true })
  const forged = [
    service.noticeOf(payment.id, { secret: 'outro' }),
    service.noticeOf(payment.id, { ts: 1_600_000_000 }),
    { ...service.noticeOf(payment.id), headers: {} as never },
  ]
  for (const notice of forged) expect(await told(notice)).toEqual({ ok: false, problem: 'forged' })
  expect(await told(service.noticeOf(payment.id), '/wc-api/mercado_pago_pix/0')).toEqual({ ok: false, problem: 'forged' })
  await desk.chargeFollowing.lookUpNow('mercado_pago_pix', { receipt: String(payment.id) })
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
})

test('[I16] money goes back in parts, once for each key, also when the answer gets lost; what the panel gave back is counted too', async () => {
  const order = await aPaidOrder()
  service.faults.push('cut-after')
  await desk.refund(order.id, 2_000, 'parte')
  // Told of before the shop knows that it was its own.
  await desk.chargeFollowing.lookUpNow('mercado_pago_pix', { reference: order.reference })
  expect((await desk.order(order.id)).refundedCents).toBe(2_000)
  await desk.minute()
  service.giveBack(order.payment, 5)
  service.set({ leavesRefundsOut: true })
  await desk.chargeFollowing.reconcile('mercado_pago_pix', new Date(Date.now() + 1_000))
  expect(await desk.order(order.id)).toMatchObject({ refundedCents: 2_500 })
  expect(service.moneyOf(order.reference)).toBe(order.totalCents - 2_500)
})

test('a refund without balance is told, and the money counts as here', async () => {
  const order = await aPaidOrder()
  service.set({ failRefunds: true })
  await desk.refund(order.id, order.totalCents, 'sem-saldo')
  expect(await desk.order(order.id)).toMatchObject({ status: 'processing', refundedCents: 0 })
  expect(await desk.notesOf(order.id)).toContain('Collector without money')
})

test('a chargeback takes the money back and stops the order', async () => {
  const order = await aPaidOrder()
  service.chargeBack(order.payment)
  for (let twice = 0; twice < 2; twice++) await desk.chargeFollowing.lookUpNow('mercado_pago_pix', { reference: order.reference })
  expect(await desk.order(order.id)).toMatchObject({ status: 'refunded', refundedCents: order.totalCents })
  expect(await desk.notesOf(order.id)).toContain('Contestação de')
})

test('«Testar conexão» says what is wrong', async () => {
  const health = async (over: Record<string, string> = {}) => {
    await desk.connect('mercado_pago', { ...service.settings, ...over })
    return await (await desk.connections.of('mercado_pago_boleto'))!.health()
  }
  expect(await health({ accessToken: 'errado' })).toMatchObject({ ok: false, text: expect.stringContaining('Access Token') })
  expect(await health({ webhookSecret: '' })).toMatchObject({ ok: true, text: expect.stringContaining('assinatura secreta') })
  expect(await health()).toEqual({ ok: true, text: 'Conectado ao Mercado Pago.' })
})

const FAULTS: Fault[] = ['cut-before', 'cut-after', 'half', 'html', 'silence', 500, 503, 429]
const steps = fc.array(fc.constantFrom('look', 'pay', 'minute', 'told', 'refund', 'refund', 'panel', 'cancel', 'reconcile'), {
  minLength: 4,
  maxLength: 12,
})
const faults = fc.array(fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 3 }), { minLength: 16, maxLength: 16 })

test(
  'whatever fails on the way: money at Mercado Pago is money in the shop, nobody pays twice, nothing goes back twice',
  { timeout: 60_000 + RUNS * 15_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, faults, async (some, wrong) => {
        const order = await desk.anOrderBy('mercado_pago_pix')
        const left = [...wrong]
        service.set({ randomFault: () => left.shift() ?? undefined })
        let keys = 0
        const paymentOf = (reference: string) =>
          [...service.payments.values()].find((one) => one.external_reference === reference)
        const calmly = async (work: () => Promise<unknown>) => await work().catch(() => undefined)
        for (const step of some) {
          const [reference = ''] = await desk.referencesOf(order.id)
          const { paidCents } = await desk.order(order.id)
          if (step === 'look') await desk.show(order.id)
          if (step === 'pay' && (await desk.show(order.id))?.kind === 'pix') service.pay((await desk.referencesOf(order.id))[0]!)
          if (step === 'minute') await desk.minute()
          if (step === 'told') await calmly(() => desk.chargeFollowing.lookUpNow('mercado_pago_pix', { reference }))
          if (step === 'refund' && paidCents > 0) await desk.refund(order.id, 1_700, `r${keys++}`)
          if (step === 'cancel') await desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Loja' })
          if (step === 'reconcile') await calmly(() => desk.chargeFollowing.reconcile('mercado_pago_pix', new Date()))
          const payment = paymentOf(reference)
          if (
            step === 'panel' &&
            payment?.status === 'approved' &&
            payment.transaction_amount - payment.transaction_amount_refunded > 4
          )
            service.giveBack(payment, 3)
        }
        service.set({ randomFault: undefined })
        for (let round = 0; round < 4; round++) {
          await desk.minute()
          for (const reference of await desk.referencesOf(order.id))
            await calmly(() => desk.chargeFollowing.lookUpNow('mercado_pago_pix', { reference }))
        }
        const references = await desk.referencesOf(order.id)
        const { paidCents, refundedCents } = await desk.order(order.id)
        expect(paidCents - refundedCents, 'money there is money here').toBe(
          references.reduce((sum, one) => sum + service.moneyOf(one), 0),
        )
        const paid = [...service.payments.values()].filter(
          (one) => references.includes(one.external_reference) && one.date_approved !== null,
        )
        expect(paid.length, 'nobody pays twice').toBeLessThanOrEqual(1)
        // Each run by itself: what is over would be asked for again in all that follow.
        await desk.db.updateTable('payment_charges').set({ state: 'ended' }).execute()
        service.payments.clear()
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  },
)

test('the keys of the account are in no request’s body and in no event', async () => {
  const events = await desk.db.selectFrom('payment_events').select('raw').execute()
  const all = JSON.stringify([events, service.exchanged])
  for (const secret of Object.values(MERCADO_PAGO_ACCOUNT)) expect(all.includes(secret)).toBe(false)
})

const DOCUMENT = 'mercadopago-MLB-openapi.yaml'

test('all that shop and stand-in said to each other fits Mercado Pago’s own description', async ({ skip }) => {
  skip(!isAtHand(DOCUMENT), 'Mercado Pago’s description is not at hand')
  expect(service.exchanged.length).toBeGreaterThan(50)
  // The document does not name everything that the guides do: Pix codes, names of payers.
  expect([...new Set(differencesFrom(readDocument(DOCUMENT), service.exchanged, { isStrict: false }))]).toEqual([])
})
