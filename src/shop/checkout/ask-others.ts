import { inTime } from '#kit/in-time.ts'
import type { ExtraField, Fee, FieldsAsked } from './contract.ts'
import { readExtraFields } from './extra-fields.ts'
import { readFees } from './fees.ts'
import type { FeesAsked } from './quotes.ts'

/** Who knows what is added to an order, and what is asked of its buyer besides. */
export type CheckoutFees = (asked: FeesAsked) => Promise<readonly Fee[]>
export type CheckoutExtraFields = (asked: FieldsAsked) => Promise<readonly ExtraField[]>

type Log = { warn: (facts: object, text: string) => void }
type Options = {
  checkoutFees?: CheckoutFees | undefined
  extraFields?: CheckoutExtraFields | undefined
  log: Log
  deadlineMs?: number
}

/** A shopper waits for every summary: who can't say by then what belongs into it has nothing to say. */
const DEADLINE_MS = 300

/** Asks others than the core for their part of the checkout and believes only what can be used. Undefined where no answer came in time. */
export function createAskingOthers({ checkoutFees, extraFields, log, deadlineMs = DEADLINE_MS }: Options) {
  const ask = async <T>(what: string, question: () => Promise<T>): Promise<{ answer: T } | undefined> => {
    try {
      return { answer: await inTime(deadlineMs, question) }
    } catch (err) {
      log.warn({ err }, `${what} are not known`)
      return undefined
    }
  }
  return {
    fees: async (asked: FeesAsked): Promise<Fee[] | undefined> => {
      if (!checkoutFees) return []
      const told = await ask('the fees of a cart', () => checkoutFees(asked))
      if (!told) return undefined
      const { fees, dropped } = readFees(told.answer)
      for (const { id, why } of dropped) log.warn({ fee: id, why }, 'a fee was left out')
      return fees
    },
    fields: async (asked: FieldsAsked): Promise<ExtraField[] | undefined> => {
      if (!extraFields) return []
      const told = await ask('the extra fields of the checkout', () => extraFields(asked))
      if (!told) return undefined
      const { fields, dropped } = readExtraFields(told.answer)
      for (const { name, why } of dropped) log.warn({ field: name, why }, 'a field of the checkout was left out')
      return fields
    },
  }
}
export type AskExtraFields = ReturnType<typeof createAskingOthers>['fields']
