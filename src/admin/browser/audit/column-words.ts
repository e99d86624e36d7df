import { KINDS, NOUNS } from '../custom-fields/field-labels.ts'
import { STATE_LABELS } from '../move-in/move-labels.ts'

type Words = Record<string, string>
const small = (labels: Words): Words =>
  Object.fromEntries(Object.entries(labels).map(([word, label]) => [word, label.charAt(0).toLowerCase() + label.slice(1)]))

const BACKORDERS: Words = { no: 'não', notify: 'sim, com aviso', yes: 'sim' }

/** Words that columns of one table are limited to: `table.column`. A test compares them with the rules of the database. */
export const COLUMN_WORDS: Record<string, Words> = {
  'attributes.order_by': { menu_order: 'ordem feita à mão', name: 'nome', name_num: 'nome, como número', id: 'ordem de criação' },
  'content.part': {
    'library-section': 'seção da biblioteca',
    'library-page': 'página da biblioteca',
    'library-block': 'bloco da biblioteca',
  },
  'custom_fields.kind': small(KINDS),
  'custom_fields.noun': small(NOUNS),
  'custom_fields.seen_by': { customers: 'clientes', merchants: 'só a loja' },
  'customer_addresses.kind': { billing: 'cobrança', shipping: 'entrega' },
  'customer_profiles.origin': { account: 'conta', order: 'pedido', import: 'planilha' },
  'fonts.kind': { 'sans-serif': 'sem serifa', serif: 'com serifa' },
  'form_submissions.status': { new: 'nova' },
  'marketing_consents.source': {
    checkout: 'finalização da compra',
    account: 'minha conta',
    form: 'formulário',
    link: 'link do e-mail',
    undo: 'desfeito',
    merchant: 'painel da loja',
  },
  'move_outs.state': { waiting: 'na fila', running: 'em andamento', done: 'pronta' },
  'moves.state': small(STATE_LABELS),
  'order_invoices.status': { waiting: 'esperando', taken: 'recebida', authorized: 'autorizada', rejected: 'rejeitada' },
  'orders.created_via': {
    checkout: 'finalização da compra',
    'store-api': 'outro canal da loja',
    'rest-api': 'outro programa',
    import: 'planilha',
  },
  'price_plans.kind': { price: 'preço cheio', sale: 'preço promocional' },
  'price_plans.skipped': {
    'not-lower': 'não era menor do que o preço cheio',
    'too-late': 'já tinha acabado',
    gone: 'o produto não existe mais',
  },
  'price_plans.state': { planned: 'agendado', on: 'valendo', done: 'acabou', undone: 'desfeito', skipped: 'não valeu' },
  'product_collections.sorted_by': {
    menu_order: 'ordem feita à mão',
    popularity: 'mais vendidos',
    rating: 'mais bem avaliados',
    date: 'mais novos',
    price: 'menor preço',
    'price-desc': 'maior preço',
  },
  'product_links.kind': { related: 'relacionado', upsell: 'sugestão melhor', cross_sell: 'combina com', grouped: 'do conjunto' },
  'product_questions.status': { waiting: 'para responder', published: 'publicada', refused: 'recusada' },
  'products.backorders': BACKORDERS,
  'products.bundle_pricing': { own: 'preço próprio', amount: 'valor a menos' },
  'products.type': { grouped: 'agrupado', bundle: 'kit' },
  'redirects.kind': { exact: 'endereço exato', pattern: 'padrão de endereços' },
  'search_boosts.kind': {
    in_stock: 'em estoque',
    on_sale: 'em promoção',
    new: 'novidades',
    best_selling: 'mais vendidos',
    category: 'categoria',
    tag: 'etiqueta',
    brand: 'marca',
    product: 'produto',
  },
  'stored_values.kind': { 'gift-card': 'cartão-presente', credit: 'crédito' },
  'terms.taxonomy': { category: 'categoria', post_tag: 'etiqueta' },
  'variations.backorders': BACKORDERS,
}
