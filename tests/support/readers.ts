import type { Readers } from '#builder/registry.ts'
import type { PageInfo } from '#builder/page-info.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { MenuItem, MenuReader } from '#content/menus/contract.ts'
import type { Author, BlogReader } from '#content/blog/contract.ts'
import type { CommentReader } from '#content/comments/contract.ts'
import type { ContentReader, PostCard } from '#content/pages/contract.ts'
import { readAppearance } from '#content/settings/appearance.ts'
import { FIRST_SHOPPING_AIDS } from '#content/settings/shopping-aids.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { CatalogReader, ProductCard } from '#shop/catalog/contract.ts'
import type { PickupPointReader } from '#shop/shipping/contract.ts'
import { DEFAULT_SWATCH_SETTINGS } from '#shop/catalog/swatch-settings.ts'
import type { ProductDetailsReader } from '#widgets/product-parts/load-product.ts'
import { standInParts } from './product-parts.ts'
import { standInPurchase } from './purchases.ts'

export const aPicture = (id: number): PictureFile => ({
  id,
  alt: 'Jarro de barro sobre uma mesa de madeira',
  width: 1200,
  height: 900,
  sizes: [400, 800, 1200].map((width) => ({ width, avif: `/media/${id}-${width}.avif`, webp: `/media/${id}-${width}.webp` })),
})

export const aCard = (id: number, over: Partial<ProductCard> = {}): ProductCard => ({
  id,
  type: 'simple',
  name: `Jarro de barro nº ${id}`,
  url: `/produto/jarro-${id}/`,
  sku: `JAR-${id}`,
  price: { cents: 12_900, regularCents: 12_900 },
  cover: aPicture(id),
  inStock: true,
  rating: 4.5,
  reviews: 12,
  categories: ['ceramica'],
  colors: [],
  ...over,
})

/** One of each kind that a grid must know how to show. */
const CARDS = [
  aCard(11),
  aCard(12, {
    type: 'variable',
    price: { cents: 8_900, regularCents: 8_900, upToCents: 15_900 },
    colors: [{ name: 'Terracota', hex: '#a8512f' }],
  }),
  aCard(13, { price: { cents: 9_900, regularCents: 14_900 }, rating: 0, reviews: 0 }),
  aCard(14, { inStock: false, cover: undefined }),
]

const media: MediaReader = {
  pictures: async (ids) => new Map(ids.map((id) => [id, aPicture(id)])),
}

const catalog: CatalogReader = {
  list: async ({ page = 1, ids }) => {
    const products = ids ? ids.map((id, place) => ({ ...CARDS[place % CARDS.length]!, id })) : CARDS
    return { products, total: products.length, pages: 1, page }
  },
  purchase: standInPurchase,
  swatchSettings: async () => DEFAULT_SWATCH_SETTINGS,
  categories: async () => [
    {
      id: 5,
      slug: 'ceramica',
      name: 'Cerâmica',
      url: '/categoria-produto/ceramica/',
      parent: undefined,
      picture: aPicture(41),
      count: 12,
    },
    {
      id: 6,
      slug: 'texteis',
      name: 'Têxteis',
      url: '/categoria-produto/texteis/',
      parent: undefined,
      picture: undefined,
      count: 1,
    },
    {
      id: 7,
      slug: 'canecas',
      name: 'Canecas',
      url: '/categoria-produto/canecas/',
      parent: 'ceramica',
      picture: aPicture(42),
      count: 4,
    },
  ],
}

const entry = (title: string, url: string, children: MenuItem[] = []): MenuItem => ({ title, url, children })
const menus: MenuReader = {
  items: async () => [
    entry('Início', '/'),
    entry('Loja', '/loja/', [entry('Cerâmica', '/categoria-produto/ceramica/'), entry('Têxteis', '/categoria-produto/texteis/')]),
    entry('Contato', '/contato/'),
  ],
}

const settings: SettingsReader & { get: (name: string) => Promise<unknown> } = {
  get: async () => undefined,
  storeNotice: async () => undefined,
  facebook: async () => ({ lang: 'pt_BR', app_id: '' }),
  appearance: async () => readAppearance(undefined),
  siteKit: async () => ({ colours: {}, typography: {} }),
  cardRatio: async () => 'portrait',
  shoppingAids: async () => FIRST_SHOPPING_AIDS,
  legalLinks: async () => [],
  shop: async () => ({
    name: 'Casa Aroeira',
    tagline: 'Feito à mão, do barro à mesa',
    legalName: 'Casa Aroeira Artesanato Ltda.',
    document: '11.222.333/0001-81',
    address: 'Rua das Gameleiras, 120',
    city: 'Tiradentes',
    state: 'MG',
    postcode: '36325-000',
    email: 'oi@casaaroeira.example',
    phone: '(32) 3355-0000',
    whatsapp: '5532999990000',
    privacyContact: '',
    hours: 'Segunda a sexta, das 9h às 18h\nSábado, das 9h às 13h',
  }),
}

export const aPost = (id: number, over: Partial<PostCard> = {}): PostCard => ({
  id,
  title: `Como nasce um jarro, parte ${id}`,
  url: `/como-nasce-um-jarro-${id}/`,
  excerpt: 'Do barreiro ao forno, uma peça passa por sete mãos.',
  authorName: 'Dora Gameleira',
  publishedAt: new Date('2025-03-08T12:00:00Z'),
  picture: aPicture(id),
  category: { slug: 'oficio', name: 'Ofício' },
  categories: [{ slug: 'oficio', name: 'Ofício' }],
  ...over,
})

const content: ContentReader = {
  page: async () => undefined,
  saved: async (id) => ({
    id,
    document: [
      { id: 'salvo1', elType: 'widget', widgetType: 'heading', settings: { title: 'Um bloco salvo', header_size: 'h3' } },
    ],
  }),
  posts: async ({ page = 1 }) => ({
    posts: [aPost(21), aPost(22, { picture: undefined, category: undefined }), aPost(23)],
    total: 3,
    pages: 1,
    page,
  }),
  category: async (slug) => ({ id: 5, slug, name: 'Ofício', description: 'Quem faz e como faz.' }),
  tag: async (slug) => ({ id: 6, slug, name: 'Barro', description: '' }),
  template: async () => undefined,
}

const author: Author = {
  id: 4,
  slug: 'dora-gameleira',
  name: 'Dora Gameleira',
  url: '/autor/dora-gameleira/',
  role: 'Ceramista e professora',
  bio: 'Trabalha o barro desde menina e escreve sobre quem o trabalha com ela.',
  website: 'https://dora.example/',
  picture: aPicture(31),
}
const blog: BlogReader = {
  author: async () => author,
  facts: async () => ({
    id: 21,
    title: 'Como nasce um jarro',
    url: '/blog/como-nasce-um-jarro/',
    publishedAt: new Date('2025-03-08T12:00:00Z'),
    modifiedAt: new Date('2025-04-02T12:00:00Z'),
    authorName: author.name,
    author,
    categories: [{ id: 5, name: 'Ofício', url: '/categoria/oficio/' }],
    tags: [
      { id: 6, name: 'Barro', url: '/tag/barro/' },
      { id: 7, name: 'Forno a lenha', url: '/tag/forno-a-lenha/' },
    ],
    comments: 3,
    commentsOpen: true,
  }),
  neighbours: async () => ({
    previous: { title: 'O barreiro depois da chuva', url: '/blog/o-barreiro-depois-da-chuva/', picture: aPicture(32) },
    next: { title: 'Três fornadas, três cores', url: '/blog/tres-fornadas-tres-cores/', picture: undefined },
  }),
}

const said = {
  author: 'Ivone Torres',
  text: 'Tenho um jarro desses há trinta anos.',
  at: new Date('2025-03-09T12:00:00Z'),
  byShop: false,
}
const comments: CommentReader = {
  ofPost: async () => ({
    threads: [
      { ...said, id: 41, replies: [{ ...said, id: 42, author: 'Dora Gameleira', text: 'Que bom, Ivone!', byShop: true }] },
      { ...said, id: 43, author: 'Caio', text: 'Belo texto.', replies: [] },
    ],
    total: 3,
    page: 1,
    pages: 1,
  }),
  latest: async () => [],
}

const productDetails: ProductDetailsReader = {
  parts: (id) => standInParts({ card: CARDS.find((card) => card.id === id) ?? aCard(id), others: CARDS }),
}

/** What load() reads from, in the shapes that the contracts promise, without a database. */
const pickupPoints: PickupPointReader = { shown: async () => [] }

export const standInReaders: Readers = {
  media,
  catalog,
  menus,
  settings,
  content,
  blog,
  comments,
  productDetails,
  pickupPoints,
}

export const aPageInfo = (over: Partial<PageInfo> = {}): PageInfo => ({
  id: 282,
  kind: 'page',
  title: 'Vitrine de widgets',
  path: '/vitrine/',
  url: 'https://loja.example/vitrine/',
  shopName: 'Casa Aroeira',
  crumbs: [
    { title: 'Início', url: '/' },
    { title: 'Vitrine de widgets', url: '/vitrine/' },
  ],
  editMode: false,
  pageNumber: 1,
  ...over,
})
