import type { Customer } from '#shop/checkout/contract.ts'
import type { Party } from '#shop/shipping/carriers/carrier.ts'

type Shop = {
  name: string
  legalName: string
  document: string
  email: string
  phone: string
  address: string
  city: string
  state: string
  postcode: string
}

const digits = (text: string) => text.replaceAll(/\D/g, '')
/** CNPJs may have letters. */
const bare = (document: string) => document.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()

/** Who sends it back: the buyer, from where it was delivered to. */
export function buyerParty({ email, cpf, cnpj, cellphone, shipping: at, billing }: Customer): Party {
  return {
    name: `${at.firstName} ${at.lastName}`.trim(),
    document: bare(cpf || cnpj),
    email,
    phone: digits(at.phone || billing.phone || cellphone),
    street: at.street,
    number: at.number || 'S/N',
    complement: at.complement,
    neighborhood: at.neighborhood,
    city: at.city,
    state: at.state,
    postcode: digits(at.postcode),
  }
}

/** Where it goes. The shop writes its street in one line: «Rua Direita, 45 – Centro». */
export function shopParty(shop: Shop): Party {
  const [, street = shop.address, number = 'S/N', rest = ''] =
    /^(.+?),\s*(\d+\w?|s\/n)\s*(?:[,–-]\s*(.*))?$/i.exec(shop.address.trim()) ?? []
  return {
    name: shop.legalName || shop.name,
    document: bare(shop.document),
    email: shop.email,
    phone: digits(shop.phone),
    street,
    number,
    complement: '',
    neighborhood: rest || 'Centro',
    city: shop.city,
    state: shop.state,
    postcode: digits(shop.postcode),
  }
}
