import type { Fee } from './contract.ts'
import { readFees } from './fees.ts'
import type { FeesAsked } from './quotes.ts'

/** Who knows what is added to an order. */
export type CheckoutFees = (asked: FeesAsked) => Promise<readonly Fee[]>

type Log = { warn: (facts: object, text: string) => void }
type Options = { checkoutFees: CheckoutFees | undefined; log: Log; deadlineMs?: number }

/** A shopper waits for every summary: who can't say the fees by then has none to say. */
const FEES_DEADLINE_MS = 300

/** Asks for the fees of an order and believes only what can be added up. Undefined where there was no answer in time. */
export function createFeesAsking({ checkoutFees, log, deadlineMs = FEES_DEADLINE_MS }: Options) {
  return async (asked: FeesAsked): Promise<Fee[] | undefined> => {
    if (!checkoutFees) return []
    let timer: NodeJS.Timeout | undefined
    const deadline = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`The fees took longer than ${deadlineMs} ms.`)), deadlineMs)
    })
    try {
      const { fees, dropped } = readFees(await Promise.race([checkoutFees(asked), deadline]))
      for (const { id, why } of dropped) log.warn({ fee: id, why }, 'a fee was left out')
      return fees
    } catch (err) {
      log.warn({ err }, 'the fees of a cart are not known')
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
