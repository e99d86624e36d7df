import { anything, flag, listOf, maybe, orNull, shape, text } from '#http/rest/arguments.ts'
import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from '#shop/attribution/contract.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import { NOTE_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '#shop/checkout/fields.ts'
import { CARD_FIELDS } from '#shop/payments/card-input.ts'
import { BILLING_ADDRESS, SHIPPING_ADDRESS } from './addresses.ts'

export const ATTRIBUTION = 'woocommerce/order-attribution'
/** Entry pages may carry long addresses; they are cut when they are kept. */
const ATTRIBUTION_MAX_LENGTH = 4_000

const attribution = shape(
  Object.fromEntries(ATTRIBUTION_FIELDS.map((name) => [name, maybe(orNull(text({ maxLength: ATTRIBUTION_MAX_LENGTH })))])),
)

export const PAYMENT_ARGS = {
  payment_method: maybe(text({ maxLength: 60 })),
  payment_data: maybe(listOf(shape({ key: text({ maxLength: 200 }), value: maybe(anything()) }), { maxItems: 50 })),
}

/** What may be said of an order before it is placed. */
export const DRAFT_ARGS = {
  payment_method: maybe(text({ maxLength: 60 })),
  customer_note: maybe(text({ maxLength: NOTE_MAX_LENGTH })),
  order_notes: maybe(text({ maxLength: NOTE_MAX_LENGTH })),
  additional_fields: maybe(
    anything({
      description:
        'vitrine/persontype, vitrine/cpf, vitrine/cnpj, vitrine/ie, vitrine/cellphone, vitrine/use_store_credit (true: credit in the shop pays what it can), what extensions ask, as gift-wrap/message, and what the shop asks, as campos/data-da-festa; several choices are a list.',
    }),
  ),
}

export const PLACE_ARGS = {
  ...DRAFT_ARGS,
  ...PAYMENT_ARGS,
  billing_address: BILLING_ADDRESS,
  shipping_address: maybe(SHIPPING_ADDRESS),
  create_account: maybe(flag()),
  customer_password: maybe(text({ maxLength: PASSWORD_MAX_LENGTH })),
  extensions: maybe(shape({ [ATTRIBUTION]: maybe(attribution) })),
}

type PaymentData = readonly { key: string; value?: unknown }[] | undefined
type Placing = {
  payment_method?: string | undefined
  payment_data?: PaymentData
  create_account?: boolean | undefined
  customer_password?: string | undefined
  extensions?: { [ATTRIBUTION]?: Record<string, string | null | undefined> | undefined } | undefined
}

/** A call as the form of the checkout's page would have sent it: the same road leads from there to the order. */
export function formOf(values: Draft, rateId: string | undefined, given: Placing): Record<string, unknown> {
  const source = given.extensions?.[ATTRIBUTION] ?? {}
  return {
    ...values,
    ...(rateId !== undefined && { 'shipping_method[0]': rateId }),
    payment_method: given.payment_method ?? values['payment_method'] ?? '',
    // Clients of this API ask for the consent on their own page, before the button.
    terms: '1',
    createaccount: given.create_account ? '1' : '',
    account_password: given.customer_password ?? '',
    ...cardOf(given.payment_data),
    ...Object.fromEntries(ATTRIBUTION_FIELDS.map((name) => [ATTRIBUTION_PREFIX + name, source[name] ?? ''])),
  }
}

/** What the payment service's own fields made of a card, under the names that the checkout's form has for it. */
export function cardOf(data: PaymentData): Record<string, unknown> {
  const names = new Set<string>(Object.values(CARD_FIELDS))
  return Object.fromEntries((data ?? []).flatMap(({ key, value }) => (names.has(key) ? [[key, value] as const] : [])))
}

/** Additional fields are texts; what no text of the database can hold is none. */
export function additionalOf(value: unknown): Record<string, unknown> {
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const asText = (one: unknown) => {
    if (typeof one === 'boolean') return one ? '1' : '' // a box that is ticked or not
    return Array.isArray(one) && one.every((choice) => typeof choice === 'string') ? one.join('\n') : one
  }
  return Object.fromEntries(
    fields
      .map(([name, one]) => [name, asText(one)] as const)
      .filter(([, one]) => typeof one === 'string' && one.isWellFormed() && !one.includes('\0')),
  )
}
