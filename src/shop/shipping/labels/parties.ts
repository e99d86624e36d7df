import { readCep } from '#kit/brazil/cep.ts'
import { readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { readPhone } from '#kit/brazil/phone.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { LabelParty } from '../carriers/carrier.ts'

export type Party = { ok: true; party: LabelParty } | { ok: false; problem: string }

const BEFORE_NUMBER = /^(?<street>[^,]+?)(?:,\s*|\s+n[º°.]?\s*)(?<number>\d{1,6}[a-z]?|s\/?n[º°]?)\b\.?(?<rest>.*)$/i

/** «Rua das Flores, 120, sala 2 – Centro»: street, number, complement and district of an address that is written in one line. */
export function splitAddress(line: string) {
  const found = BEFORE_NUMBER.exec(line.trim())?.groups
  const parts = (found?.['rest'] ?? '')
    .split(/\s*[,;]\s*|\s+[–—-]\s+|^\s*[–—-]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return {
    street: (found?.['street'] ?? line).trim(),
    number: /^s/i.test(found?.['number'] ?? '') ? 'S/N' : (found?.['number'] ?? ''),
    complement: parts.slice(0, -1).join(', '),
    district: parts.at(-1) ?? '',
  }
}

type Sender = Pick<
  ShopInfo,
  'name' | 'legalName' | 'document' | 'address' | 'city' | 'state' | 'postcode' | 'email' | 'phone' | 'whatsapp'
>

/** The shop as the sender of a label, or what is missing for it, in words. */
export function senderOf(shop: Sender): Party {
  const place = splitAddress(shop.address)
  const party: LabelParty = {
    name: (shop.legalName || shop.name).trim(),
    document: documentIn(shop.document),
    stateRegistration: '',
    phone: localPhone(shop.phone) || localPhone(shop.whatsapp),
    email: shop.email.trim(),
    ...place,
    city: shop.city.trim(),
    state: shop.state.trim(),
    postcode: readCep(shop.postcode) ?? '',
  }
  const missing = missingIn(party)
  if (missing.length === 0) return { ok: true, party }
  const hint = party.number === '' || party.district === '' ? ' Escreva o endereço assim: Rua das Flores, 120 – Centro.' : ''
  return { ok: false, problem: `Falta em Ajustes › Loja: ${missing.join(', ')}.${hint}` }
}

/** Who bought it, where it goes. */
export function receiverOf({ customer }: Pick<Order, 'customer'>): Party {
  const { shipping, billing, email, personType, cpf, cnpj, stateRegistration, cellphone } = customer
  const to = shipping.street.trim() === '' ? billing : shipping
  if ((to.country ?? 'BR') !== 'BR')
    return { ok: false, problem: 'A entrega é fora do Brasil: esta etiqueta se compra à parte, com a transportadora.' }
  const party: LabelParty = {
    name: `${to.firstName} ${to.lastName}`.trim() || to.company.trim(),
    document: personType === 'company' ? documentIn(cnpj) : documentIn(cpf),
    stateRegistration: personType === 'company' && /^\d+$/.test(stateRegistration) ? stateRegistration : '',
    phone: [cellphone, to.phone, billing.phone].map(localPhone).find((phone) => phone !== '') ?? '',
    email,
    street: to.street.trim(),
    number: to.number.trim() || 'S/N',
    complement: to.complement.trim(),
    district: to.neighborhood.trim(),
    city: to.city.trim(),
    state: to.state.trim(),
    postcode: readCep(to.postcode) ?? '',
  }
  const missing = missingIn(party)
  return missing.length === 0 ? { ok: true, party } : { ok: false, problem: `Falta no pedido: ${missing.join(', ')}.` }
}

const NAMES: readonly [keyof LabelParty, string][] = [
  ['name', 'nome'],
  ['document', 'CPF ou CNPJ'],
  ['phone', 'telefone'],
  ['street', 'rua'],
  ['number', 'número'],
  ['district', 'bairro'],
  ['city', 'cidade'],
  ['state', 'estado'],
  ['postcode', 'CEP'],
]
const missingIn = (party: LabelParty) => NAMES.filter(([field]) => party[field] === '').map(([, name]) => name)

const documentIn = (typed: string) => readCnpj(typed) ?? readCpf(typed) ?? ''
/** With its area, without the country. */
const localPhone = (typed: string) => readPhone(typed)?.slice(3) ?? ''
