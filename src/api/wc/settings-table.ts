import { formatCep, readCep } from '#kit/brazil/cep.ts'
import { formatCnpj, formatCpf, readCnpj, readCpf } from '#kit/brazil/documents.ts'
import { STATES } from '#kit/brazil/states.ts'
import type { ShopInfo } from '#content/settings/contract.ts'

/** Where a setting is stored: a part of what is said of the shop, or a row of its own. */
type Place = { of: 'shop'; part: keyof ShopInfo } | { of: 'row'; name: string; part?: string }

export type Setting = {
  group: string
  id: string
  label: string
  description: string
  type: 'text' | 'textarea' | 'email' | 'select' | 'checkbox'
  fallback: string
  options?: Record<string, string>
  place: Place
  /** What a client wrote, as it is stored; undefined when it makes no sense. */
  read: (value: string) => unknown
  /** What is stored, as it is told. */
  write: (stored: unknown) => string
}

export const GROUPS: Record<string, { label: string; description: string }> = {
  general: { label: 'Geral', description: 'Quem vende e de onde.' },
  products: { label: 'Produtos', description: 'Como se compra na loja.' },
  checkout: { label: 'Finalização de compra', description: 'O que ajuda quem finaliza a compra.' },
  privacy: { label: 'Privacidade', description: 'O que a loja pergunta sobre cookies e o que carrega de fora.' },
  'site-visibility': { label: 'Visibilidade', description: 'Quem vê a loja.' },
}

const written = (stored: unknown) => (typeof stored === 'string' ? stored : '')
const words = (most: number) => (value: string) =>
  value.length <= most && !/[^\P{Cc}\n\r]|[<>]/u.test(value) ? value.trim() : undefined
const orEmpty = (read: (value: string) => unknown) => (value: string) => (value.trim() === '' ? '' : read(value.trim()))

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
const ofConsent = (id: string, part: string, label: string, over: Partial<Setting>): Setting => ({
  group: 'privacy',
  id,
  label,
  description: label,
  type: 'text',
  fallback: '',
  place: { of: 'row', name: 'consent', part },
  read: words(200),
  write: written,
  ...over,
})
const isYes = (stored: unknown) => (stored === true ? 'yes' : 'no')
const readYes = (value: string) => (value === 'yes' ? true : value === 'no' ? false : undefined)

const STATE_CODES = Object.fromEntries(Object.entries(STATES).map(([code, name]) => [`BR:${code}`, `Brasil — ${name}`]))

/** What a merchant sets of the shop, under the names that programs of this ecosystem know where there are such. */
export const SETTINGS: readonly Setting[] = [
  ofShop('vitrine_shop_name', 'name', 'Nome da loja', { read: (value) => words(100)(value) || undefined }),
  ofShop('vitrine_tagline', 'tagline', 'Descrição da loja'),
  ofShop('vitrine_legal_name', 'legalName', 'Razão social'),
  ofShop('vitrine_document', 'document', 'CNPJ ou CPF', { read: orEmpty(readDocument) }),
  ofShop('woocommerce_store_address', 'address', 'Endereço'),
  ofShop('woocommerce_store_city', 'city', 'Cidade'),
  ofShop('woocommerce_default_country', 'state', 'País e estado', {
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
  }),
  ofShop('woocommerce_email_from_address', 'email', 'E-mail', {
    type: 'email',
    read: orEmpty((value) => (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value) && value.length <= 254 ? value : undefined)),
  }),
  ofShop('vitrine_phone', 'phone', 'Telefone', { read: words(40) }),
  ofShop('vitrine_whatsapp', 'whatsapp', 'WhatsApp', { read: words(40) }),
  ofShop('vitrine_hours', 'hours', 'Horário de atendimento', { type: 'textarea', read: words(500) }),
  {
    group: 'general',
    id: 'woocommerce_currency',
    label: 'Moeda',
    description: 'A loja vende em reais.',
    type: 'select',
    fallback: 'BRL',
    options: { BRL: 'Real brasileiro (R$)' },
    place: { of: 'row', name: 'currency' },
    read: (value) => (value === 'BRL' ? value : undefined),
    write: () => 'BRL',
  },
  {
    group: 'general',
    id: 'vitrine_audit_months',
    label: 'Guardar o registro de alterações',
    description: 'Por quanto tempo a loja lembra quem mudou o quê.',
    type: 'select',
    fallback: '12',
    options: { 3: '3 meses', 6: '6 meses', 12: '1 ano', 24: '2 anos', 60: '5 anos' },
    place: { of: 'row', name: 'audit_months' },
    read: (value) => (['3', '6', '12', '24', '60'].includes(value) ? Number(value) : undefined),
    write: (stored) => String(Number.isInteger(stored) ? stored : 12),
  },
  {
    group: 'products',
    id: 'woocommerce_cart_redirect_after_add',
    label: 'Ir ao carrinho',
    description: 'Depois de adicionar um produto, a loja abre a página do carrinho.',
    type: 'checkbox',
    fallback: 'no',
    place: { of: 'row', name: 'cart_redirect_after_add' },
    read: readYes,
    write: isYes,
  },
  {
    group: 'checkout',
    id: 'vitrine_cep_service_url',
    label: 'Serviço de endereços',
    description: 'Endereço https com {cep} no lugar do CEP; preenche a rua de quem compra. Vazio: nenhum.',
    type: 'text',
    fallback: '',
    place: { of: 'row', name: 'cep_service_url' },
    read: orEmpty((value) =>
      /^https:\/\/[^\s<>"@]+$/.test(value) && value.includes('{cep}') && value.length <= 500 ? value : undefined,
    ),
    write: written,
  },
  ofConsent('vitrine_consent_mode', 'mode', 'Antes da escolha do visitante', {
    description: 'Perguntar antes de qualquer medição, ou medir até que o visitante recuse.',
    type: 'select',
    fallback: 'opt-out',
    options: { 'opt-out': 'Medir até que recuse', 'opt-in': 'Perguntar antes' },
    read: (value) => (value === 'opt-in' || value === 'opt-out' ? value : undefined),
    write: (stored) => (stored === 'opt-in' ? 'opt-in' : 'opt-out'),
  }),
  ofConsent('vitrine_consent_banner', 'banner', 'Mostrar o aviso de cookies', {
    type: 'checkbox',
    fallback: 'yes',
    read: readYes,
    write: (stored) => (stored === false ? 'no' : 'yes'),
  }),
  ofConsent('vitrine_consent_version', 'version', 'Versão do aviso', {
    description: 'Um número maior faz a loja perguntar de novo a quem já respondeu.',
    fallback: '1',
    read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined),
    write: (stored) => String(Number.isInteger(stored) ? stored : 1),
  }),
  ofConsent('vitrine_consent_policy_url', 'policy_url', 'Página da política de privacidade', {
    fallback: '/politica-de-privacidade/',
    read: (value) => (/^\/(?!\/)[\w/-]{0,200}$/.test(value) ? value : undefined),
    write: (stored) => written(stored) || '/politica-de-privacidade/',
  }),
  ofConsent('vitrine_consent_gtm_id', 'tag', 'Gerenciador de tags', {
    description: 'Identificação do Google Tag Manager (GTM-…); carregado só com consentimento para marketing. Vazio: nenhum.',
    read: (value) => (value === '' ? null : /^GTM-[A-Z0-9]{4,12}$/.test(value) ? { gtm_id: value } : undefined),
    write: (stored) => written((stored as { gtm_id?: unknown } | null | undefined)?.gtm_id),
  }),
  {
    group: 'site-visibility',
    id: 'woocommerce_coming_soon',
    label: 'Em breve',
    description: 'Visitantes veem a página «em breve»; quem administra vê a loja.',
    type: 'checkbox',
    fallback: 'no',
    place: { of: 'row', name: 'coming_soon', part: 'enabled' },
    read: readYes,
    write: isYes,
  },
]

function readDocument(value: string): string | undefined {
  const [cnpj, cpf] = [readCnpj(value), readCpf(value)]
  return cnpj ? formatCnpj(cnpj) : cpf && formatCpf(cpf)
}
