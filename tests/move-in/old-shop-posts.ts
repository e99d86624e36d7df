import { serialize } from './php-serialize.ts'

export type OldPost = {
  id: number
  type: string
  title: string
  slug: string
  status?: string
  content?: string
  excerpt?: string
  parent?: number
  order?: number
  metas?: Record<string, string>
  terms?: string[]
  comments?: { id: number; type: string; author: string; text: string; metas: Record<string, string> }[]
}
export type OldTerm = { id: number; taxonomy: string; name: string; slug: string; parent: number }
export type Size = { products: number; variable: number; orders: number; customers: number; pages: number; pictures: number }

export const OLD_SITE = 'https://loja-antiga.example'
/** Numbers of kinds of posts never meet. */
export const FIRST = {
  picture: 1_000_000,
  product: 10,
  variation: 2_000_000,
  page: 3_000_000,
  order: 4_000_000,
  coupon: 5_000_000,
  comment: 1,
  user: 2,
}

/** The same numbers for the same seed, between 0 and 1. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

const CATEGORIES = ['Canecas', 'Redes', 'Cerâmica', 'Tapetes', 'Luminárias', 'Bordados']
const COLOURS = ['Azul', 'Verde', 'Vermelho']

export const oldTerms: OldTerm[] = [
  ...CATEGORIES.map((name, at) => ({
    id: 100 + at,
    taxonomy: 'product_cat',
    name,
    slug: slugOf(name),
    parent: at === 5 ? 103 : 0,
  })),
  ...COLOURS.map((name, at) => ({ id: 120 + at, taxonomy: 'pa_cor', name, slug: slugOf(name), parent: 0 })),
  ...['simple', 'variable'].map((slug, at) => ({ id: 130 + at, taxonomy: 'product_type', name: slug, slug, parent: 0 })),
  { id: 140, taxonomy: 'nav_menu', name: 'Principal', slug: 'principal', parent: 0 },
  { id: 150, taxonomy: 'product_visibility', name: 'featured', slug: 'featured', parent: 0 },
]

export function slugOf(name: string) {
  return name
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
}

export const priceOf = (at: number) => `${10 + (at % 90)}.${String((at * 7) % 100).padStart(2, '0')}`
/** The first products are those with variations. */
export const isVariable = (at: number, { variable }: Size) => at < variable

/** Everything that is a post in the made-up shop, in order of the numbers of each kind. */
export function* oldPosts(size: Size): Generator<OldPost> {
  for (let at = 0; at < size.pictures; at++) yield picture(at)
  for (let at = 0; at < size.products; at++) yield product(at, size)
  for (let at = 0; at < size.variable; at++) yield* COLOURS.map((colour, index) => variation(at, index, colour))
  for (let at = 0; at < size.pages; at++) yield page(at)
  yield* others()
}

const picture = (at: number): OldPost => ({
  id: FIRST.picture + at,
  type: 'attachment',
  title: `Foto ${at}`,
  slug: `foto-${at}`,
  status: 'inherit',
  metas: { _wp_attached_file: `2024/05/foto-${at}.jpg`, _wp_attachment_image_alt: `Foto de número ${at}` },
})

function product(at: number, size: Size): OldPost {
  const id = FIRST.product + at
  const category = CATEGORIES[at % CATEGORIES.length]!
  const attributes = { pa_cor: { name: 'pa_cor', value: '', position: 0, is_visible: 1, is_variation: 1, is_taxonomy: 1 } }
  const prices: Record<string, string> = isVariable(at, size)
    ? { _product_attributes: serialize(attributes), _price: priceOf(at) }
    : { _regular_price: priceOf(at), _price: priceOf(at), _manage_stock: 'yes', _stock: String(at % 40) }
  return {
    id,
    type: 'product',
    title: `${category} d'Água nº ${at}`,
    slug: `produto-${at}`,
    content: `<p>Feito à mão; "único".\nPeça ${at}</p>`,
    excerpt: 'Peça única',
    terms: [
      `product_cat:${slugOf(category)}`,
      `product_type:${isVariable(at, size) ? 'variable' : 'simple'}`,
      ...(isVariable(at, size) ? COLOURS.map((colour) => `pa_cor:${slugOf(colour)}`) : []),
      ...(at % 10 === 0 ? ['product_visibility:featured'] : []),
    ],
    metas: {
      ...prices,
      _sku: `SKU-${at}`,
      _stock_status: 'instock',
      _weight: '0.35',
      ...(size.pictures > 0 && { _thumbnail_id: String(FIRST.picture + (at % size.pictures)) }),
      ...(at % 50 === 0 && { _wp_old_slug: `antigo-${at}` }),
      _yoast_wpseo_title: `Compre a peça ${at}`,
      _edit_lock: '1:1',
    },
    comments:
      at % 20 === 0
        ? [{ id: FIRST.comment + at, type: 'review', author: 'Bia', text: 'Linda!', metas: { rating: '5', verified: '1' } }]
        : [],
  }
}

const variation = (at: number, index: number, colour: string): OldPost => ({
  id: FIRST.variation + at * COLOURS.length + index,
  type: 'product_variation',
  title: '',
  slug: `produto-${at}-${index}`,
  parent: FIRST.product + at,
  order: index,
  metas: {
    attribute_pa_cor: slugOf(colour),
    _regular_price: priceOf(at),
    _price: priceOf(at),
    _sku: `SKU-${at}-${index}`,
    _manage_stock: 'yes',
    _stock: '5',
    _stock_status: 'instock',
  },
})

function page(at: number): OldPost {
  const heading = {
    id: `h${at}`,
    elType: 'widget',
    widgetType: 'heading',
    settings: { title: `Título "${at}" \\ fim` },
    elements: [],
  }
  const data = [{ id: `c${at}`, elType: 'container', settings: {}, elements: [heading] }]
  return {
    id: FIRST.page + at,
    type: 'page',
    title: `Página ${at}`,
    slug: `pagina-${at}`,
    content: `<h2>Título ${at}</h2>`,
    metas: {
      _elementor_edit_mode: 'builder',
      _elementor_template_type: 'wp-page',
      _elementor_data: JSON.stringify(data),
      _elementor_page_settings: serialize({ hide_title: 'yes' }),
      _elementor_css: serialize({ big: 'x' }),
    },
  }
}

function* others(): Generator<OldPost> {
  const colours = [{ _id: 'primary', title: 'Primária', color: '#0A7B6C' }]
  yield {
    id: FIRST.page + 900_000,
    type: 'elementor_library',
    title: 'Kit padrão',
    slug: 'kit',
    metas: { _elementor_template_type: 'kit', _elementor_page_settings: serialize({ system_colors: colours }) },
  }
  yield {
    id: FIRST.page + 900_001,
    type: 'nav_menu_item',
    title: '',
    slug: 'ponto',
    order: 1,
    terms: ['nav_menu:principal'],
    metas: {
      _menu_item_type: 'taxonomy',
      _menu_item_object: 'product_cat',
      _menu_item_object_id: '105',
      _menu_item_menu_item_parent: '0',
    },
  }
  yield {
    id: FIRST.coupon,
    type: 'shop_coupon',
    title: 'BEMVINDO10',
    slug: 'bemvindo10',
    excerpt: 'Primeira compra',
    metas: {
      discount_type: 'percent',
      coupon_amount: '10',
      minimum_amount: '50',
      usage_limit: '100',
      date_expires: '1924991999',
      product_categories: serialize([100]),
    },
  }
  yield {
    id: FIRST.page + 900_002,
    type: 'post',
    title: 'Bom dia',
    slug: 'bom-dia',
    content: '<p>Oi</p>',
    comments: [{ id: 900_000, type: 'comment', author: 'Léo', text: 'Olá', metas: {} }],
  }
  yield { id: FIRST.page + 900_003, type: 'wpforms', title: 'Contato', slug: 'contato' }
  yield { id: FIRST.page + 900_004, type: 'revision', title: 'x', slug: 'x' }
}
