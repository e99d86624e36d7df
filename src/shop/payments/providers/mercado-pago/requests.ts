import { afterBusinessDays } from '#kit/brazil/business-days.ts'
import type { CardInput } from '../../card-input.ts'
import type { ChargeInput, ProviderTools } from '../../provider.ts'
import { reais } from './wire.ts'

/** Pix here lives half an hour at the least. */
const LEAST_PIX_MS = 31 * 60_000
export const BOLETO_BUSINESS_DAYS = 3

type Tools = Pick<ProviderTools, 'now' | 'shop' | 'notificationUrl'>

/** When a boleto is due: the end of the third business day. */
export const dueDateOf = (now: Date) => afterBusinessDays(now, BOLETO_BUSINESS_DAYS)

const common = ({ reference, amountCents, orderNumber, payer }: ChargeInput, { shop, notificationUrl }: Tools) => ({
  transaction_amount: reais(amountCents),
  description: `Pedido ${orderNumber}, ${shop.name}`.slice(0, 200),
  external_reference: reference,
  ...noticeOf(notificationUrl),
  payer: {
    email: payer.email,
    first_name: payer.firstName,
    last_name: payer.lastName,
    ...identificationOf(payer),
  },
})

export const pixRequest = (charge: ChargeInput, tools: Tools) => ({
  ...common(charge, tools),
  payment_method_id: 'pix',
  date_of_expiration: wireDate(new Date(Math.max(charge.expiresAt.getTime(), tools.now().getTime() + LEAST_PIX_MS))),
})

export function boletoRequest(charge: ChargeInput, tools: Tools) {
  const { payer, ...rest } = common(charge, tools)
  const { postcode, street, number, neighborhood, city, state } = charge.payer.address
  return {
    ...rest,
    payment_method_id: 'bolbradesco',
    date_of_expiration: wireDate(dueDateOf(tools.now())),
    payer: {
      ...payer,
      address: {
        zip_code: postcode,
        street_name: street,
        street_number: number || 'S/N',
        neighborhood,
        city,
        federal_unit: state,
      },
    },
  }
}

/** A card by the token that its fields made. The bank may ask the buyer something (3-D Secure) where that helps. */
export function cardRequest(charge: ChargeInput, card: CardInput, tools: Tools) {
  const { postcode, street, number } = charge.payer.address
  return {
    ...common(charge, tools),
    // A card that it keeps is known by whom it is kept for.
    ...(card.customer !== undefined && { payer: { type: 'customer', id: card.customer } }),
    token: card.token,
    payment_method_id: card.brand,
    ...(card.issuer !== '' && { issuer_id: card.issuer }),
    installments: card.installments,
    capture: true,
    binary_mode: false,
    three_d_secure_mode: 'optional',
    statement_descriptor: descriptorOf(tools.shop.name),
    additional_info: {
      payer: {
        first_name: charge.payer.firstName,
        last_name: charge.payer.lastName,
        address: { zip_code: postcode, street_name: street, street_number: number || 'S/N' },
      },
    },
  }
}
/** What the buyer reads on the bill: banks print plain letters. */
const descriptorOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, 22)

/** Mercado Pago's own page, where people pay by card with its parcels, and by whatever else they have there. */
export const preferenceRequest = (charge: ChargeInput, { shop, notificationUrl }: Tools) => ({
  items: [
    {
      id: charge.orderNumber,
      title: `Pedido ${charge.orderNumber}, ${shop.name}`.slice(0, 200),
      quantity: 1,
      currency_id: 'BRL',
      unit_price: reais(charge.amountCents),
    },
  ],
  payer: {
    name: charge.payer.firstName,
    surname: charge.payer.lastName,
    email: charge.payer.email,
    ...identificationOf(charge.payer),
  },
  external_reference: charge.reference,
  ...noticeOf(notificationUrl),
  back_urls: { success: charge.returnUrl, pending: charge.returnUrl, failure: charge.returnUrl },
  auto_return: 'approved',
  expires: true,
  expiration_date_to: wireDate(charge.expiresAt),
})

/** Nobody can call a shop on somebody's own computer. */
const noticeOf = (url: string) => (url.startsWith('https://') ? { notification_url: `${url}?source_news=webhooks` } : {})

export function identificationOf({ cpf, cnpj }: Pick<ChargeInput['payer'], 'cpf' | 'cnpj'>) {
  if (cnpj !== '') return { identification: { type: 'CNPJ', number: cnpj } }
  return cpf === '' ? {} : { identification: { type: 'CPF', number: cpf } }
}

const wireDate = (date: Date) => date.toISOString().replace('Z', '+00:00')
