import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault } from './support/faulty-server.ts'
import { aPixDesk, type PixDesk } from './support/pix-desk.ts'

/** Orders, each with its own faults; PIX_RUNS=1000 for a long run. */
const PIX_RUNS = Number(process.env.PIX_RUNS ?? 6)

let desk: PixDesk
beforeAll(async () => {
  desk = await aPixDesk({ tokenSeconds: 90, deadlineMs: 500 })
})
afterAll(() => desk.close())

const FAULTS: Fault[] = ['cut-before', 'cut-after', 'half', 'html', 'silence', 500, 503, 429, 401]
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'look' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'pay' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('pay-other' as const), cents: fc.integer({ min: 1, max: 30_000 }) }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'minute' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'told' as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 12_000 }) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'cancel' as const }, { kind: 'token-ends' as const }, { kind: 'taken-back' as const }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refunds' as const), how: fc.constantFrom('fail', 'slow', 'well') }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const run = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
  faults: fc.array(fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 3 }), { minLength: 20, maxLength: 20 }),
})

async function act(order: { id: number }, one: Step, refundKeys: string[]) {
  const [txid] = await desk.txidsOf(order.id)
  switch (one.kind) {
    case 'look':
      return await desk.show(order.id)
    // The shopper pays whatever the page shows, as often as it shows something.
    case 'pay':
    case 'pay-other': {
      const shown = await desk.show(order.id)
      const wanted = [...desk.bank.cobs.values()].find(
        ({ pixCopiaECola }) => shown?.kind === 'pix' && pixCopiaECola === shown.copyPaste,
      )
      return wanted && desk.bank.pay(wanted.txid, one.kind === 'pay-other' ? { cents: one.cents } : {})
    }
    case 'minute':
      return await desk.minute()
    case 'told':
      // A job that fails is tried again later.
      return await desk.chargeFollowing.lookUpNow('pix_api', { reference: txid ?? 'nada' }).catch(() => undefined)
    case 'refund': {
      // Of money that nobody noted the merchant gives back by hand: the bank has nothing to do with it.
      if ((await desk.order(order.id)).paidCents === 0) return
      const key = `r${refundKeys.length}`
      refundKeys.push(key)
      await desk.refund(order.id, one.cents, key)
      return await desk.refund(order.id, one.cents, key)
    }
    case 'cancel':
      return await desk.orders.changeStatus({ orderId: order.id, to: 'cancelled', actor: 'Loja' })
    case 'token-ends':
      return desk.bank.wait(100_000)
    case 'taken-back': {
      const pix = desk.bank.pixes().find((known) => known.txid === txid)
      const left = pix ? desk.bank.moneyOf(pix.txid) : 0
      const asked = (pix?.devolucoes ?? []).some(({ status }) => status === 'EM_PROCESSAMENTO')
      return pix && left > 1 && !asked ? desk.bank.takeBack(pix.endToEndId, Math.floor(left / 2)) : undefined
    }
    case 'refunds':
      return desk.bank.set({ failRefunds: one.how === 'fail' ? 'Saldo insuficiente' : '', slowRefunds: one.how === 'slow' })
  }
}

/** The line is good again: everything that waits comes to its end. */
async function heal(orderId: number) {
  desk.bank.set({ randomFault: undefined, failRefunds: '', slowRefunds: false })
  desk.bank.endRefunds()
  for (let round = 0; round < 20; round++) {
    await desk.minute()
    for (const txid of await desk.txidsOf(orderId))
      await desk.chargeFollowing.lookUpNow('pix_api', { reference: txid }).catch(() => undefined)
    await desk.chargeFollowing.reconcile('pix_api', new Date()).catch(() => undefined)
    const open = await desk.db.selectFrom('payment_refunds').select('id').where('state', '=', 'asked').execute()
    if (open.length === 0 && round > 0) return
  }
}

test(
  'whatever fails on the way: money at the bank is money in the shop, nobody pays twice, nothing goes back twice',
  { timeout: 400_000 + PIX_RUNS * 15_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(run, async ({ steps, faults }) => {
        const order = await desk.aPixOrder({ cents: 10_000 })
        const left = [...faults]
        desk.bank.set({ randomFault: () => left.shift() ?? undefined })
        const keys: string[] = []
        for (const one of steps) await act(order, one, keys)
        await heal(order.id)

        const txids = await desk.txidsOf(order.id)
        const there = txids.reduce((sum, txid) => sum + desk.bank.moneyOf(txid), 0)
        const { paidCents, refundedCents } = await desk.order(order.id)
        expect(paidCents - refundedCents, 'money there is money here').toBe(there)
        const paid = desk.bank.pixes().filter(({ txid }) => txids.includes(txid))
        expect(paid.length, 'nobody pays twice').toBeLessThanOrEqual(1)
        const own = paid
          .flatMap(({ devolucoes = [] }) => devolucoes)
          .filter(({ natureza, status }) => natureza === 'ORIGINAL' && status === 'DEVOLVIDO')
        const asked = await desk.db
          .selectFrom('order_refunds')
          .innerJoin('payment_refunds', 'payment_refunds.refund_id', 'order_refunds.id')
          .select(['payment_refunds.amount_cents as cents', 'payment_refunds.key'])
          .where('order_id', '=', order.id)
          .where('state', '=', 'done')
          .execute()
        expect(own.map(({ id }) => id).toSorted(), 'each refund once').toEqual(asked.map(({ key }) => key).toSorted())
        // Each run by itself: what is over would be asked for again in all that follow.
        await desk.db.updateTable('payment_charges').set({ state: 'ended' }).execute()
        desk.bank.cobs.clear()
      }),
      { numRuns: PIX_RUNS, endOnFailure: true },
    )
  },
)
