import { LONGEST_SEO } from '#kit/seo-words.ts'

/**
 * The columns of a product that hold what a merchant says of it and that no other rule changes: prices, stock, state and address have rules
 * of their own. The API's arguments, answers and schema, the CSV columns, the names in the register of changes and the inputs of the
 * workbench are all made from this table, in its order.
 */
export type ProductField = {
  kind: FieldKind
  /** The column's name for merchants. */
  label: string
  /** What a new product has. */
  initial: string | number | boolean | null
  /** Its name in wc/v3. With a point it is a part of an object, which src/api/wc tells by hand. */
  wire?: string
  /** What the argument means, unless src/http/rest/argument-descriptions.ts says it. */
  description?: string
  /** Its heading in tables of products: in English, in Portuguese, and others that are understood. */
  csv?: readonly [en: string, pt: string, ...others: string[]]
  /** Where the workbench asks for it; fields without it are for programs. */
  form?: { panel: FormPanel; label?: string; help?: string }
}

export type FormPanel = 'words' | 'stock' | 'parcel' | 'publish' | 'external' | 'limits' | 'gift-card'

export type FieldKind =
  | { is: 'flag' }
  | { is: 'line'; longest: number; isRequired?: true }
  | { is: 'html'; longest: number }
  /** Each value with its name for merchants. */
  | { is: 'choice'; names: Readonly<Record<string, string>> }
  | { is: 'whole'; least: number; most?: number; mayBeMissing?: true }
  /** «2026-12-12», or null. */
  | { is: 'day' }
  /** Kept in grams, said in kilograms. */
  | { is: 'kilograms' }
  /** Kept in millimetres, said in centimetres. */
  | { is: 'centimetres' }

export const PRODUCT_FIELDS = {
  name: {
    kind: { is: 'line', longest: 300, isRequired: true },
    label: 'Nome',
    initial: 'Produto',
    wire: 'name',
    form: { panel: 'words' },
  },
  featured: {
    kind: { is: 'flag' },
    label: 'Em destaque',
    initial: false,
    wire: 'featured',
    csv: ['Is featured?', 'Em destaque?'],
    form: { panel: 'publish', label: 'Destaque' },
  },
  visibility: {
    kind: {
      is: 'choice',
      names: { visible: 'na loja e na busca', catalog: 'só na loja', search: 'só na busca', hidden: 'escondido' },
    },
    label: 'Visibilidade',
    initial: 'visible',
    wire: 'catalog_visibility',
    csv: ['Visibility in catalog', 'Visibilidade no catálogo'],
  },
  short_description: {
    kind: { is: 'html', longest: 20_000 },
    label: 'Resumo',
    initial: '',
    wire: 'short_description',
    csv: ['Short description', 'Descrição curta'],
    form: { panel: 'words', help: 'Uma ou duas frases, ao lado do preço.' },
  },
  description: {
    kind: { is: 'html', longest: 100_000 },
    label: 'Descrição',
    initial: '',
    wire: 'description',
    csv: ['Description', 'Descrição'],
    form: { panel: 'words', help: 'Materiais, medidas, cuidados.' },
  },
  video_url: {
    kind: { is: 'line', longest: 300 },
    label: 'Vídeo',
    initial: '',
    wire: 'video_url',
    description:
      'A video among the pictures: its address on YouTube or Vimeo, or of a file of the shop that begins with a slash.',
    csv: ['Video', 'Vídeo'],
    form: { panel: 'words', help: 'Endereço no YouTube ou Vimeo, ou de um arquivo da loja, como /midia/filme.mp4.' },
  },
  low_stock: {
    kind: { is: 'whole', least: 0, mayBeMissing: true },
    label: 'Avisar com poucas unidades',
    initial: null,
    wire: 'low_stock_amount',
    csv: ['Low stock amount', 'Quantidade baixa de estoque'],
  },
  presale_until: {
    kind: { is: 'day' },
    label: 'Pré-venda até',
    initial: null,
    wire: 'presale_until',
    description: 'Until this day, by the clock of Brasília, the product is a pre-sale: it is sent from then on.',
    csv: ['Pre-sale until', 'Pré-venda até'],
    form: { panel: 'stock', help: 'Até este dia é pré-venda e o envio espera por ele. Vazio: venda comum.' },
  },
  backorder_limit: {
    kind: { is: 'whole', least: 0, most: 9_999, mayBeMissing: true },
    label: 'Limite sob encomenda',
    initial: null,
    wire: 'backorder_limit',
    description:
      'The most units that may be owed at one time beyond the stock, of the product or each variation; null: any number.',
    csv: ['Backorder limit', 'Limite sob encomenda'],
    form: { panel: 'stock', help: 'Quantas unidades podem ser vendidas além do estoque. Vazio: sem limite.' },
  },
  backorder_days: {
    kind: { is: 'whole', least: 1, most: 365, mayBeMissing: true },
    label: 'Dias sob encomenda',
    initial: null,
    wire: 'backorder_days',
    description: 'Days until units that were not there are sent; null: nothing is promised.',
    csv: ['Backorder days', 'Prazo sob encomenda'],
    form: { panel: 'stock', help: 'Quem compra lê «Sob encomenda: enviamos em até … dias», e a data de chegada conta com eles.' },
  },
  sold_individually: {
    kind: { is: 'flag' },
    label: 'Um por pedido',
    initial: false,
    wire: 'sold_individually',
    csv: ['Sold individually?', 'Vendido individualmente?'],
    form: { panel: 'limits' },
  },
  min_units: {
    kind: { is: 'whole', least: 1, most: 9_999, mayBeMissing: true },
    label: 'Mínimo por pedido',
    initial: null,
    wire: 'min_units',
    description: 'The least units of the product, all variations together, that an order may have.',
    csv: ['Minimum units per order', 'Mínimo por pedido'],
    form: { panel: 'limits', help: 'Unidades; vazio, sem mínimo.' },
  },
  max_units: {
    kind: { is: 'whole', least: 1, most: 9_999, mayBeMissing: true },
    label: 'Máximo por pedido',
    initial: null,
    wire: 'max_units',
    description: 'The most units of the product, all variations together, that an order may have.',
    csv: ['Maximum units per order', 'Máximo por pedido'],
    form: { panel: 'limits', help: 'Unidades; vazio, sem máximo.' },
  },
  customer_units: {
    kind: { is: 'whole', least: 1, most: 9_999, mayBeMissing: true },
    label: 'Máximo por cliente',
    initial: null,
    wire: 'customer_units',
    description: 'The most units of the product that one customer may buy in all orders of `customer_days` days.',
    csv: ['Maximum units per customer', 'Máximo por cliente'],
    form: { panel: 'limits', help: 'Em todos os pedidos da mesma conta, e-mail, CPF ou CNPJ.' },
  },
  customer_days: {
    kind: { is: 'whole', least: 1, most: 3_650, mayBeMissing: true },
    label: 'Dias do máximo por cliente',
    initial: null,
    wire: 'customer_days',
    description: 'Of how many days orders count for `customer_units`; null: of all time.',
    csv: ['Days of the maximum per customer', 'Dias do máximo por cliente'],
    form: { panel: 'limits', label: 'A cada quantos dias', help: 'Vazio: contam os pedidos de sempre.' },
  },
  weight_grams: {
    kind: { is: 'kilograms' },
    label: 'Peso em gramas',
    initial: 0,
    wire: 'weight',
    csv: ['Weight (kg)', 'Peso (kg)'],
    form: { panel: 'parcel', label: 'Peso (kg)', help: 'Com a embalagem: o frete depende dele.' },
  },
  length_mm: {
    kind: { is: 'centimetres' },
    label: 'Comprimento em milímetros',
    initial: 0,
    wire: 'dimensions.length',
    csv: ['Length (cm)', 'Comprimento (cm)'],
    form: { panel: 'parcel', label: 'Comprimento (cm)' },
  },
  width_mm: {
    kind: { is: 'centimetres' },
    label: 'Largura em milímetros',
    initial: 0,
    wire: 'dimensions.width',
    csv: ['Width (cm)', 'Largura (cm)'],
    form: { panel: 'parcel', label: 'Largura (cm)' },
  },
  height_mm: {
    kind: { is: 'centimetres' },
    label: 'Altura em milímetros',
    initial: 0,
    wire: 'dimensions.height',
    csv: ['Height (cm)', 'Altura (cm)'],
    form: { panel: 'parcel', label: 'Altura (cm)' },
  },
  virtual: { kind: { is: 'flag' }, label: 'Sem entrega', initial: false, wire: 'virtual' },
  downloadable: { kind: { is: 'flag' }, label: 'Para baixar', initial: false, wire: 'downloadable' },
  purchase_note: {
    kind: { is: 'html', longest: 1_000 },
    label: 'Recado depois da compra',
    initial: '',
    wire: 'purchase_note',
    csv: ['Purchase note', 'Nota de compra', 'Nota da compra', 'Observação de compra'],
  },
  external_url: {
    kind: { is: 'line', longest: 2_000 },
    label: 'Endereço no site parceiro',
    initial: '',
    wire: 'external_url',
    description: 'Where a product of type external is sold: an http or https address.',
    csv: ['External URL', 'URL externa', 'URL externo'],
    form: { panel: 'external', help: 'O botão do produto leva para lá. Comece com https://.' },
  },
  button_text: {
    kind: { is: 'line', longest: 60 },
    label: 'Texto do botão',
    initial: '',
    wire: 'button_text',
    description: 'What the button to the other shop says.',
    csv: ['Button text', 'Texto do botão'],
    form: { panel: 'external', help: 'Vazio: «Comprar no site parceiro».' },
  },
  gift_card: {
    kind: { is: 'flag' },
    label: 'É um cartão-presente',
    initial: false,
    wire: 'gift_card',
    description: 'Each unit that is paid becomes a gift card of its price, with a code that is mailed.',
    form: {
      panel: 'gift-card',
      help: 'Cada unidade paga vira um código com este valor, enviado por e-mail. Não tem frete e é vendido pelo valor cheio, sem cupons, promoções nem desconto do pagamento.',
    },
  },
  gift_value_least: {
    kind: { is: 'whole', least: 1, most: 10_000, mayBeMissing: true },
    label: 'Menor valor do cartão-presente (R$)',
    initial: null,
    wire: 'gift_value_least',
    description: 'In whole reais; with gift_value_most the buyer chooses the value.',
    form: { panel: 'gift-card', label: 'Menor valor (R$)', help: 'Com os dois valores, quem compra escolhe quanto dar.' },
  },
  gift_value_most: {
    kind: { is: 'whole', least: 1, most: 10_000, mayBeMissing: true },
    label: 'Maior valor do cartão-presente (R$)',
    initial: null,
    wire: 'gift_value_most',
    description: 'In whole reais, at most 10000.',
    form: { panel: 'gift-card', label: 'Maior valor (R$)', help: 'Até R$ 10.000.' },
  },
  // Headed as WooCommerce and Yoast read it back.
  seo_title: {
    kind: { is: 'line', longest: LONGEST_SEO.title },
    label: 'Título para buscadores',
    initial: '',
    wire: 'seo_title',
    csv: [
      'Meta: _yoast_wpseo_title',
      'Meta: _yoast_wpseo_title',
      'Meta: rank_math_title',
      'Título para buscadores',
      'Título para SEO',
      'SEO title',
    ],
  },
  seo_description: {
    kind: { is: 'line', longest: LONGEST_SEO.description },
    label: 'Descrição para buscadores',
    initial: '',
    wire: 'seo_description',
    csv: [
      'Meta: _yoast_wpseo_metadesc',
      'Meta: _yoast_wpseo_metadesc',
      'Meta: rank_math_description',
      'Descrição para buscadores',
      'Descrição para SEO',
      'SEO description',
    ],
  },
  // The API and tables name it in a list of brands.
  brand: { kind: { is: 'line', longest: 70 }, label: 'Marca', initial: '' },
  position: { kind: { is: 'whole', least: -2_147_483_647 }, label: 'Posição', initial: 0, wire: 'menu_order' },
} as const satisfies Record<string, ProductField>

export type FieldColumn = keyof typeof PRODUCT_FIELDS

/** Every field with its column, in the table's order. */
export const PRODUCT_FIELD_LIST: readonly (ProductField & { column: FieldColumn })[] = Object.entries(PRODUCT_FIELDS).map(
  ([column, field]) => ({ ...field, column: column as FieldColumn }),
)

/** The fields that a variation may have for itself; 0 is as its product. */
export const MEASURES = ['weight_grams', 'length_mm', 'width_mm', 'height_mm'] as const satisfies FieldColumn[]
export type Measures = Record<(typeof MEASURES)[number], number>

/** What a variation weighs and measures: each of its own, or its product's. */
export const measuresOf = (own: Measures, product: Measures): Measures => ({
  weight_grams: own.weight_grams || product.weight_grams,
  length_mm: own.length_mm || product.length_mm,
  width_mm: own.width_mm || product.width_mm,
  height_mm: own.height_mm || product.height_mm,
})
