import type { Placing } from './contract.ts'

const ATTRIBUTION = '_wc_order_attribution_'

/** What other programs of Brazilian shops look for beside the order, by the names that they know. What is empty is not there. */
export function metaOf({ customer, attribution }: Pick<Placing, 'customer' | 'attribution'>): Record<string, string> {
  const { billing, shipping } = customer
  const all: Record<string, string> = {
    _billing_persontype: customer.personType === 'person' ? '1' : '2',
    _billing_cpf: customer.cpf,
    _billing_cnpj: customer.cnpj,
    _billing_ie: customer.stateRegistration,
    _billing_number: billing.number,
    _billing_neighborhood: billing.neighborhood,
    _billing_cellphone: customer.cellphone,
    _shipping_number: shipping.number,
    _shipping_neighborhood: shipping.neighborhood,
    ...Object.fromEntries(Object.entries(attribution).map(([name, value]) => [ATTRIBUTION + name, value.slice(0, 255)])),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** The attribution's values by their names without prefix. */
export const attributionOf = (meta: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(meta).flatMap(([key, value]) => (key.startsWith(ATTRIBUTION) ? [[key.slice(ATTRIBUTION.length), value]] : [])),
  )
