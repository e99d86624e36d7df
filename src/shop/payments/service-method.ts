import type { PaymentMethod } from './contract.ts'
import { flagOf, numberOf, percentSetting, type StoredMethod, textOf, wordsOf } from './settings.ts'

/** Three business days, with a weekend and two holidays in between, and two days until the bank tells of it. */
export const BOLETO_HOLD_MINUTES = 10 * 1_440
const MOST_HOLD_MINUTES = 10_080

/** What shoppers read of Pix that a service confirms. */
export const PIX_WORDS =
  'Depois de finalizar o pedido, aparece o código para pagar no aplicativo do seu banco. A confirmação é na hora.'
/** The same of a boleto that stands on the order's page. */
export const BOLETO_WORDS =
  'O boleto aparece depois de finalizar o pedido e vence em três dias úteis. O pagamento é confirmado em até dois dias úteis.'

type Service = Pick<PaymentMethod, 'id' | 'title' | 'description'> & {
  /** What the service cannot be asked without is set. */
  isConnected: boolean
  /** How long units wait for the payment: always the same, or as the merchant says. */
  hold: number | { fallback: number; least: number }
}

/** A way to pay that a service collects by: it waits for the money, and the service says how it is paid. */
export const readServiceMethod = (stored: StoredMethod, { id, title, description, isConnected, hold }: Service) =>
  ({
    id,
    title: textOf(stored['title'], title, 100),
    description: wordsOf(stored['description'], description),
    enabled: flagOf(stored['enabled'], false) && isConnected,
    isConnected,
    isInTestMode: stored['environment'] === 'test',
    discountPercent: percentSetting(stored['discountPercent']),
    firstStatus: () => 'pending',
    holdMinutes: typeof hold === 'number' ? hold : numberOf(stored['holdMinutes'], { ...hold, most: MOST_HOLD_MINUTES }),
    instructions: () => undefined,
  }) satisfies PaymentMethod

/** Whether the merchant has given this secret. */
export const hasSecret = (stored: StoredMethod, name: string) =>
  Array.isArray(stored['secrets']) && stored['secrets'].includes(name)
