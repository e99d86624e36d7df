import { CEP_SERVICE_CHOICES } from '#shop/address-lookup/public-services.ts'
import { ACCOUNT_SETTINGS } from './account-settings.ts'
import { APP_SETTINGS } from './app-settings.ts'
import { APPEARANCE_SETTINGS } from './appearance-settings.ts'
import { CAPTCHA_SETTINGS } from './captcha-settings.ts'
import { DELIVERY_SETTINGS } from './delivery-settings.ts'
import { GOOGLE_SETTINGS } from './google-settings.ts'
import { INSTALLMENT_SETTINGS } from './installment-settings.ts'
import { OUTSIDE_SETTINGS } from './outside-settings.ts'
import { inRow, isYes, orEmpty, readPath, readYes, type Setting, toggle, words, written } from './setting-kinds.ts'
import { SHOP_SETTINGS } from './shop-settings.ts'
import { SHOPPING_AID_SETTINGS } from './shopping-aid-settings.ts'
import { STOCK_SETTINGS } from './stock-settings.ts'
import { WHATSAPP_SETTINGS } from './whatsapp-settings.ts'

export const GROUPS: Record<string, { label: string; description: string }> = {
  general: { label: 'Geral', description: 'Quem vende e de onde.' },
  appearance: { label: 'Aparência', description: 'Logo, ícone e cores da loja.' },
  products: { label: 'Produtos', description: 'Como se compra na loja.' },
  shopping: { label: 'Ajuda para escolher', description: 'O que ajuda quem compra a encontrar e escolher.' },
  checkout: { label: 'Finalização de compra', description: 'O que ajuda quem finaliza a compra.' },
  installments: { label: 'Parcelamento', description: 'Em quantas vezes o cartão paga.' },
  delivery: { label: 'Entrega', description: 'Quando a loja envia e o que promete.' },
  email: { label: 'E-mails', description: 'O que a loja conta por e-mail.' },
  account: { label: 'Contas', description: 'Como clientes abrem contas.' },
  privacy: { label: 'Privacidade', description: 'O que a loja pergunta sobre cookies e o que carrega de fora.' },
  forms: { label: 'Formulários', description: 'O que protege os formulários de programas.' },
  notice: { label: 'Aviso da loja', description: 'Uma frase na borda de todas as páginas.' },
  app: { label: 'Aplicativo', description: 'A loja na tela inicial do celular.' },
  whatsapp: { label: 'WhatsApp', description: 'O botão que abre uma conversa com a loja.' },
  'site-visibility': { label: 'Visibilidade', description: 'Quem vê a loja.' },
  setup: { label: 'Primeiros passos', description: 'Até onde a loja foi montada.' },
}

const ofConsent = inRow('privacy', 'consent')

const ofNotice = inRow('notice', 'store_notice')
const ofTerms = inRow('checkout', 'checkout')
const pathWrong = () => 'Escreva o endereço a partir da raiz da loja, como /trocas/.'
const SETUP_STEPS = {
  '': 'Não começou',
  shop: 'Loja',
  address: 'Endereço e contato',
  payment: 'Pagamento',
  freight: 'Frete',
  look: 'Logo e cores',
  legal: 'Páginas legais',
  open: 'Abrir a loja',
  done: 'Pronta',
}

/** What a merchant sets of the shop, under the names that programs of this ecosystem know where there are such. */
export const SETTINGS: readonly Setting[] = [
  ...SHOP_SETTINGS,
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
    group: 'products',
    id: 'vitrine_gift_card_months',
    label: 'Validade dos cartões-presente',
    description: 'Conta do dia em que são pagos; vale para os novos. Quem compra e quem recebe leem o prazo.',
    type: 'select',
    fallback: '0',
    options: { 0: 'Sem prazo', 6: '6 meses', 12: '1 ano', 24: '2 anos', 36: '3 anos', 60: '5 anos' },
    place: { of: 'row', name: 'gift_card_months' },
    read: (value) => (['0', '6', '12', '24', '36', '60'].includes(value) ? Number(value) : undefined),
    write: (stored) => String(Number.isInteger(stored) ? stored : 0),
  },
  {
    group: 'products',
    id: 'vitrine_lowest_price',
    label: 'Menor preço dos últimos 30 dias',
    description: 'Na página de um produto em promoção, diz o menor preço dos 30 dias antes dela.',
    type: 'checkbox',
    fallback: 'no',
    place: { of: 'row', name: 'lowest_price' },
    read: readYes,
    write: isYes,
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
  ...STOCK_SETTINGS,
  ...SHOPPING_AID_SETTINGS,
  ...WHATSAPP_SETTINGS,
  ...APPEARANCE_SETTINGS,
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
  {
    group: 'checkout',
    id: 'vitrine_cep_services',
    label: 'Serviços públicos de endereços',
    description:
      'Preenchem rua e bairro de quem digita o CEP. O servidor da loja envia a eles só o CEP. Sem nenhum, a loja preenche cidade e estado por conta própria.',
    type: 'select',
    fallback: 'none',
    options: Object.fromEntries(Object.entries(CEP_SERVICE_CHOICES).map(([value, { label }]) => [value, label])),
    place: { of: 'row', name: 'cep_services' },
    read: (value) => (Object.hasOwn(CEP_SERVICE_CHOICES, value) ? value : undefined),
    write: (stored) => (typeof stored === 'string' && Object.hasOwn(CEP_SERVICE_CHOICES, stored) ? stored : 'none'),
  },
  ofTerms('woocommerce_terms_page_url', 'terms_url', 'Página dos termos de compra', {
    description: 'Trocas, devoluções e condições; aparece antes do botão de finalizar. Exemplo: /trocas-e-devolucoes/',
    read: readPath,
    wrong: pathWrong,
  }),
  ofTerms('woocommerce_privacy_page_url', 'privacy_url', 'Página de privacidade na compra', {
    description: 'Exemplo: /politica-de-privacidade/',
    read: readPath,
    wrong: pathWrong,
  }),
  ofConsent('vitrine_consent_mode', 'mode', 'Antes da escolha do visitante', {
    description: 'Perguntar antes de qualquer medição, ou medir até que o visitante recuse.',
    type: 'select',
    fallback: 'opt-out',
    options: { 'opt-out': 'Medir até que recuse', 'opt-in': 'Perguntar antes' },
    read: (value) => (value === 'opt-in' || value === 'opt-out' ? value : undefined),
    write: (stored) => (stored === 'opt-in' ? 'opt-in' : 'opt-out'),
  }),
  ofConsent('vitrine_consent_banner', 'banner', 'Mostrar o aviso de cookies', {
    description: 'Pergunta a cada visitante o que pode ser medido; a escolha pode mudar no rodapé.',
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
    description: 'O aviso de cookies leva a ela. Exemplo: /politica-de-privacidade/',
    wrong: pathWrong,
    fallback: '/politica-de-privacidade/',
    read: (value) => (/^\/(?!\/)[\w/-]{0,200}$/.test(value) ? value : undefined),
    write: (stored) => written(stored) || '/politica-de-privacidade/',
  }),
  ...OUTSIDE_SETTINGS,
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
  ...CAPTCHA_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...GOOGLE_SETTINGS,
  ...INSTALLMENT_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...APP_SETTINGS,
  ofNotice(
    'woocommerce_demo_store',
    'enabled',
    'Mostrar o aviso',
    toggle('Quem visita pode dispensá-lo; um texto novo aparece de novo.'),
  ),
  ofNotice('woocommerce_demo_store_notice', 'text', 'Texto do aviso', {
    description: 'Uma frase curta: férias, prazo de envio, uma promoção.',
    type: 'textarea',
    read: words(300),
    wrong: () => 'Até 300 letras, sem < nem >.',
  }),
  inRow('setup', 'setup')('vitrine_setup_step', 'step', 'Passo da montagem', {
    description: 'Onde continuar. Vazio: ainda não começou.',
    type: 'select',
    options: SETUP_STEPS,
    read: (value) => (Object.hasOwn(SETUP_STEPS, value) ? value : undefined),
  }),
]
