import { formatCep, readCep } from '#kit/brazil/cep.ts'
import { formatCnpj, formatCpf, readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { STATES } from '#kit/brazil/states.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import { orEmpty, type Setting, unfitWords, words, written } from './setting-kinds.ts'

const ofShop = (id: string, part: keyof ShopInfo, label: string, over: Partial<Setting> = {}): Setting => ({
  group: 'general',
  id,
  label,
  description: label,
  type: 'text',
  fallback: '',
  place: { of: 'shop', part },
  read: words(200),
  write: written,
  ...over,
})
const STATE_CODES = Object.fromEntries(Object.entries(STATES).map(([code, name]) => [`BR:${code}`, `Brasil — ${name}`]))

/** Who sells, from where, and how to reach them. */
export const SHOP_SETTINGS: readonly Setting[] = [
  ofShop('vitrine_shop_name', 'name', 'Nome da loja', {
    description: 'Aparece no topo, no navegador e nos e-mails.',
    read: (value) => words(100)(value) || undefined,
    wrong: (value) => (/[<>]/.test(value) ? unfitWords(value) : 'A loja precisa de um nome, com até 100 letras.'),
  }),
  ofShop('vitrine_tagline', 'tagline', 'Descrição da loja', {
    description: 'Uma frase: o que se encontra aqui. Buscadores a mostram.',
  }),
  ofShop('vitrine_legal_name', 'legalName', 'Razão social', {
    description: 'Ou o nome de quem vende como pessoa física. Fica no rodapé, como pede o Decreto 7.962/2013.',
  }),
  ofShop('vitrine_document', 'document', 'CNPJ ou CPF', {
    description: 'De quem vende; fica no rodapé.',
    read: orEmpty(readDocument),
    wrong: () => 'Confira os números: este CNPJ ou CPF não existe.',
  }),
  ofShop('woocommerce_store_address', 'address', 'Endereço', {
    description: 'Rua, número, complemento e bairro. Fica no rodapé.',
  }),
  ofShop('woocommerce_store_city', 'city', 'Cidade', { description: 'De onde a loja vende. Fica no rodapé.' }),
  ofShop('woocommerce_default_country', 'state', 'País e estado', {
    description: 'De onde a loja vende. Fica no rodapé.',
    type: 'select',
    options: STATE_CODES,
    read: (value) => (Object.hasOwn(STATE_CODES, value) ? value.slice(3) : undefined),
    write: (stored) => (written(stored) === '' ? '' : `BR:${written(stored)}`),
  }),
  ofShop('woocommerce_store_postcode', 'postcode', 'CEP', {
    read: orEmpty((value) => {
      const cep = readCep(value)
      return cep && formatCep(cep)
    }),
    description: 'De onde a loja envia.',
    wrong: () => 'Um CEP tem oito números: 01310-100.',
  }),
  ofShop('woocommerce_email_from_address', 'email', 'E-mail', {
    description: 'Onde clientes escrevem e a loja recebe avisos de pedidos.',
    wrong: () => 'Escreva um e-mail como oi@minhaloja.com.br.',
    type: 'email',
    read: orEmpty((value) => (isEmailAddress(value) ? value : undefined)),
  }),
  ofShop('vitrine_phone', 'phone', 'Telefone', {
    description: 'Com DDD.',
    read: withDigits(8, 40),
    wrong: () => 'Escreva o telefone com DDD: (32) 3333-4444.',
  }),
  ofShop('vitrine_whatsapp', 'whatsapp', 'WhatsApp', {
    description: 'Com DDD. Vira um link para conversar.',
    read: withDigits(10, 15),
    wrong: () => 'Escreva o número com DDD: (32) 99999-8888.',
  }),
  ofShop('vitrine_privacy_contact', 'privacyContact', 'Encarregado de dados pessoais', {
    description: 'Nome e contato de quem responde por dados pessoais (LGPD, art. 41). Fica no rodapé e em «Meus dados».',
  }),
  ofShop('vitrine_hours', 'hours', 'Horário de atendimento', {
    description: 'Uma linha para cada grupo de dias.',
    type: 'textarea',
    read: words(500),
  }),
]

function readDocument(value: string): string | undefined {
  const [cnpj, cpf] = [readCnpj(value), readCpf(value)]
  return cnpj ? formatCnpj(cnpj) : cpf && formatCpf(cpf)
}

/** A number to call: as people write it, with as many digits as one has. */
function withDigits(least: number, most: number) {
  return orEmpty((value) => {
    const { length } = value.replaceAll(/\D/g, '')
    return length >= least && length <= most ? words(40)(value) : undefined
  })
}
