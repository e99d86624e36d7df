import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { type KeptCard, type Payer, type Provider, ServiceTrouble } from '../../provider.ts'
import type { createMercadoPagoApi } from './api.ts'
import { identificationOf } from './requests.ts'

type Ask = ReturnType<typeof createMercadoPagoApi>

/** Mercado Pago's customers and their cards. A customer is known by the e-mail address alone. */
export function createKeptCards(ask: Ask): NonNullable<Provider['cards']> {
  const findCustomer = async (email: string) => {
    const found = recordOf(await ask('GET', '/v1/customers/search', { query: { email } }))
    return textOf(recordOf(listOf(found['results'])[0])['id'])
  }
  const customerFor = async (payer: Payer) => {
    const known = await findCustomer(payer.email)
    if (known !== '') return known
    const { email, firstName, lastName } = payer
    const body = { email, first_name: firstName, last_name: lastName, ...identificationOf(payer) }
    try {
      return textOf(recordOf(await ask('POST', '/v1/customers', { body }))['id'])
    } catch (error) {
      // Made meanwhile by somebody else who asked.
      if (error instanceof ServiceTrouble && error.kind === 'refused') return await findCustomer(email)
      throw error
    }
  }
  return {
    keep: async (token, payer) => {
      const customer = await customerFor(payer)
      if (customer === '') throw new ServiceTrouble('refused', 'O Mercado Pago não criou o cadastro do cliente.')
      const card = readKept(
        customer,
        await ask('POST', `/v1/customers/${encodeURIComponent(customer)}/cards`, { body: { token } }),
      )
      if (!card) throw new ServiceTrouble('refused', 'O Mercado Pago guardou o cartão e não disse qual.')
      return card
    },
    forget: async ({ customer, id }) => {
      await ask('DELETE', `/v1/customers/${encodeURIComponent(customer)}/cards/${encodeURIComponent(id)}`)
    },
  }
}

function readKept(customer: string, raw: unknown): KeptCard | undefined {
  const told = recordOf(raw)
  const card = {
    customer,
    id: String(told['id'] ?? ''),
    brand: textOf(recordOf(told['payment_method'])['id']),
    issuer: String(recordOf(told['issuer'])['id'] ?? ''),
    firstSix: textOf(told['first_six_digits']),
    lastFour: textOf(told['last_four_digits']),
    month: Number(told['expiration_month']),
    year: Number(told['expiration_year']),
  }
  const isWhole =
    /^[\w-]{1,60}$/.test(card.id) &&
    /^[a-z0-9_-]{1,40}$/.test(card.brand) &&
    /^[\w-]{0,40}$/.test(card.issuer) &&
    /^\d{6,8}$/.test(card.firstSix) &&
    /^\d{4}$/.test(card.lastFour) &&
    card.month >= 1 &&
    card.month <= 12 &&
    card.year >= 2000 &&
    card.year < 2100
  return isWhole ? card : undefined
}
