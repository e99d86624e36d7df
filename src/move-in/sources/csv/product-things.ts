import { slugOf } from '#kit/pt-br.ts'
import type { MovedThing } from '../../moved-thing.ts'
import { categoriesOf, labelThings, tagsOf } from './label-things.ts'

export type CsvOffer = {
  options: string[]
  sku: string
  gtin: string
  regularPrice: string
  salePrice: string
  /** Undefined: the shop does not count it. */
  stock: number | undefined
  allowsBackorders: boolean
  weightKg: string
  lengthCm: string
  widthCm: string
  heightCm: string
  picture: string
}
export type CsvProduct = {
  id: string
  name: string
  slug: string
  path: string
  description: string
  isPublished: boolean
  brand: string
  tags: string[]
  /** Each from the outermost category inwards. */
  categories: string[][]
  /** Where a category stood, if its address follows from its names. */
  categoryPath?: (line: readonly string[]) => string
  optionNames: string[]
  /** What shoppers read of it beside its choices. */
  properties?: { name: string; values: string[] }[]
  isVirtual?: boolean
  isGiftCard?: boolean
  offers: CsvOffer[]
  pictures: { src: string; alt: string }[]
  seoTitle: string
  seoDescription: string
  /** Anything else that is kept beside it. */
  extra: Record<string, string>
}

/** A product of a table as wc/v3 would tell it, before it the categories and tags that nobody told yet, after it its variations. */
export function* csvProductThings(product: CsvProduct, told: Set<string>): Generator<MovedThing> {
  yield* labelThings(product, told)
  const isVariable = product.optionNames.length > 0
  const [first] = product.offers
  const choices = product.optionNames.map((name, at) => ({
    id: 0,
    name,
    slug: slugOf(name),
    position: at,
    visible: true,
    variation: true,
    options: [...new Set(product.offers.map(({ options }) => options[at] ?? '').filter((one) => one !== ''))],
  }))
  const isChoice = (name: string) => choices.some(({ slug }) => slug === slugOf(name))
  const properties = (product.properties ?? [])
    .filter(({ name }) => !isChoice(name))
    .map(({ name, values }, at) => ({
      id: 0,
      name,
      slug: slugOf(name),
      position: choices.length + at,
      visible: true,
      variation: false,
      options: values,
    }))
  yield {
    kind: 'product',
    oldId: product.id,
    data: {
      id: product.id,
      name: product.name,
      slug: product.slug,
      permalink: product.path,
      type: isVariable ? 'variable' : 'simple',
      status: product.isPublished ? 'publish' : 'draft',
      catalog_visibility: 'visible',
      virtual: product.isVirtual ?? false,
      gift_card: product.isGiftCard ?? false,
      description: product.description,
      short_description: '',
      ...(!isVariable && first ? offerFields(first) : { sku: '' }),
      categories: categoriesOf(product.categories),
      tags: tagsOf(product.tags),
      brands: product.brand === '' ? [] : [{ id: 0, name: product.brand, slug: slugOf(product.brand) }],
      images: product.pictures.map(({ src, alt }) => ({ id: 0, src, name: '', alt })),
      attributes: [...choices, ...properties],
      meta_data: metaData(product),
    },
  }
  if (isVariable) for (const [at, offer] of product.offers.entries()) yield variationThing(product, offer, at)
}

const variationThing = (product: CsvProduct, offer: CsvOffer, at: number): MovedThing => ({
  kind: 'variation',
  oldId: `${product.id}:${offer.options.map(slugOf).join(':')}`,
  data: {
    id: `${product.id}:${offer.options.map(slugOf).join(':')}`,
    parent_id: product.id,
    status: 'publish',
    ...offerFields(offer),
    image: offer.picture === '' ? null : { id: 0, src: offer.picture, name: '', alt: '' },
    attributes: product.optionNames.map((name, index) => ({
      id: 0,
      name,
      slug: slugOf(name),
      option: offer.options[index] ?? '',
    })),
    menu_order: at,
    meta_data: [],
  },
})

const offerFields = (offer: CsvOffer) => ({
  sku: offer.sku,
  global_unique_id: offer.gtin,
  price: offer.salePrice || offer.regularPrice,
  regular_price: offer.regularPrice,
  sale_price: offer.salePrice,
  manage_stock: offer.stock !== undefined,
  stock_quantity: offer.stock ?? null,
  stock_status: offer.stock === undefined || offer.stock > 0 ? 'instock' : offer.allowsBackorders ? 'onbackorder' : 'outofstock',
  backorders: offer.allowsBackorders ? 'yes' : 'no',
  weight: offer.weightKg,
  dimensions: { length: offer.lengthCm, width: offer.widthCm, height: offer.heightCm },
})

/** Search engines' words under the keys that are read of any shop. */
function metaData({ seoTitle, seoDescription, extra }: CsvProduct) {
  const all = { _yoast_wpseo_title: seoTitle, _yoast_wpseo_metadesc: seoDescription, ...extra }
  return Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, value }))
}
