import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createCheckoutAttempt } from './attempt.ts'
import { createLostAnswers } from './lost-answer.ts'
import { createOrderPaying } from './pay-order.ts'
import { receivedUrl } from './received-url.ts'
import { createSettling } from './settle.ts'
import { createCheckoutState } from './state.ts'

type Attempting = Omit<Parameters<typeof createCheckoutAttempt>[0], 'state' | 'settle'>
type Options = { db: Kysely<Database> } & Attempting &
  Parameters<typeof createCheckoutState>[0] &
  Parameters<typeof createSettling>[0]

/** The one road to an order, for the checkout's page and for every other door to it. */
export function createCheckout(options: Options) {
  const state = createCheckoutState(options)
  return {
    state,
    attempt: createCheckoutAttempt({ ...options, state, settle: createSettling(options) }),
    lostAnswer: createLostAnswers(options),
    pay: createOrderPaying(options),
    cardGuard: options.cardGuard,
    receivedUrl,
  }
}
export type Checkout = ReturnType<typeof createCheckout>
