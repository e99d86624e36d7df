import fc from 'fast-check'
import { expect } from 'vitest'
import type { Fault, RandomFault } from './faulty-server.ts'
import type { aServiceDesk } from './service-desk.ts'

type Desk = Awaited<ReturnType<typeof aServiceDesk>>
/** What a stand-in has to do for it. */
type Service = {
  /** Somebody pays what the page shows; nothing where that can't be paid any more. */
  pay: (reference: string) => unknown
  /** The merchant gives some of it back in the service's own panel, where there is enough. */
  giveSomeBack: (reference: string) => void
  moneyOf: (reference: string) => number
  /** How often the money for it came. */
  timesPaid: (reference: string) => number
  /** The service fails at random; undefined: it is well again. */
  failBy: (fault: RandomFault) => void
  /** It forgets everything: the next run is one by itself. */
  clear: () => void
}
type Options = { desk: Desk; method: string; service: Service; runs: number }

const FAULTS: Fault[] = ['cut-before', 'cut-after', 'half', 'html', 'silence', 500, 503, 429]
const STEPS = ['look', 'pay', 'minute', 'told', 'refund', 'refund', 'panel', 'cancel', 'reconcile'] as const
const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 12 })
const faults = fc.array(fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 3 }), { minLength: 16, maxLength: 16 })

/** Orders that are paid and given back while the service fails at random: money there is money here, nobody pays twice. Answers how many agreed. */
export async function countAgreeing({ desk, method, service, runs }: Options): Promise<number> {
  let agreed = 0
  const calmly = async (work: () => Promise<unknown>) => await work().catch(() => undefined)
  const act = async (step: (typeof STEPS)[number], orderId: number, key: string) => {
    const [reference = ''] = await desk.referencesOf(orderId)
    const { paidCents } = await desk.order(orderId)
    if (step === 'look') await desk.show(orderId)
    if (step === 'pay') {
      const kind = (await desk.show(orderId))?.kind
      if (kind && kind !== 'waiting') service.pay((await desk.referencesOf(orderId))[0]!)
    }
    if (step === 'minute') await desk.minute()
    if (step === 'told') await calmly(() => desk.chargeFollowing.lookUpNow(method, { reference }))
    if (step === 'refund' && paidCents > 0) await desk.refund(orderId, 1_700, key)
    if (step === 'cancel') await desk.orders.changeStatus({ orderId, to: 'cancelled', actor: 'Loja' })
    if (step === 'reconcile') await calmly(() => desk.chargeFollowing.reconcile(method, new Date()))
    if (step === 'panel') service.giveSomeBack(reference)
  }
  await fc.assert(
    fc.asyncProperty(steps, faults, async (some, wrong) => {
      const order = await desk.anOrderBy(method)
      const left = [...wrong]
      service.failBy(() => left.shift() ?? undefined)
      for (const [at, step] of some.entries()) await act(step, order.id, `r${at}`)
      service.failBy(undefined)
      for (let round = 0; round < 4; round++) {
        await desk.minute()
        for (const reference of await desk.referencesOf(order.id))
          await calmly(() => desk.chargeFollowing.lookUpNow(method, { reference }))
      }
      const references = await desk.referencesOf(order.id)
      const { paidCents, refundedCents } = await desk.order(order.id)
      const sum = (of: (reference: string) => number) => references.reduce((total, one) => total + of(one), 0)
      expect(paidCents - refundedCents, 'money there is money here').toBe(sum(service.moneyOf))
      expect(sum(service.timesPaid), 'nobody pays twice').toBeLessThanOrEqual(1)
      // Each run by itself: what is over would be asked for again in all that follow.
      await desk.db.updateTable('payment_charges').set({ state: 'ended' }).execute()
      service.clear()
      agreed++
    }),
    { numRuns: runs, endOnFailure: true },
  )
  return agreed
}
