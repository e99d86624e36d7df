import { ALL_REVIEWS } from '#shop/reviews/narrowing.ts'
import type { ProductParts } from '#builder/page-info.ts'
import { FIRST_SHOPPING_AIDS } from '#content/settings/shopping-aids.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import type { ProductCard, ProductPage } from '#shop/catalog/contract.ts'
import { DEFAULT_SWATCH_SETTINGS } from '#shop/catalog/swatch-settings.ts'
import { productParts } from '#storefront/pages/product-parts.tsx'
import { standInPurchase } from './purchases.ts'

type Options = { card: ProductCard; others: ProductCard[] }

/** A product in the parts that the storefront draws, without a database. */
export async function standInParts({ card, others }: Options): Promise<ProductParts | undefined> {
  const purchase = await standInPurchase(card.id)
  if (!purchase) return undefined
  const product: ProductPage = {
    ...card,
    slug: `jarro-${card.id}`,
    shortDescription: cleanHtml('<p>Alisado com seixo de rio, sem torno.</p>'),
    description: cleanHtml('<p>Cabe um litro e duzentos. Cada um sai um pouco diferente do outro.</p>'),
    gallery: card.cover ? [card.cover, { ...card.cover, id: card.cover.id + 100 }] : [],
    categoryPath: [{ id: 5, slug: 'ceramica', name: 'Cerâmica' }],
    customFields: [],
    attributes: [],
    sizeGuide: {
      id: 1,
      name: 'Jarros',
      intro: 'Meça por dentro.',
      columns: [
        { name: 'Tamanho', unit: '' },
        { name: 'Boca', unit: 'cm' },
      ],
      rows: [['P', '8']],
    },
    // Only these are looked at.
    fields: {
      video_url: '',
      weight_grams: 1300,
      length_mm: 240,
      width_mm: 90,
      height_mm: 0,
      downloadable: false,
    } as ProductPage['fields'],
    purchase,
    latestReviews: [],
    relatedIds: [],
    togetherIds: [],
    upsellIds: [],
    modifiedAt: new Date('2025-03-08T12:00:00Z'),
  }
  const said = {
    id: 1,
    author: 'Ivone',
    rating: 5,
    text: 'Lindo.',
    at: new Date('2025-03-09T12:00:00Z'),
    verified: true,
    photos: [],
    helpful: 0,
  }
  const beside: Parameters<typeof productParts>[1] = {
    aids: FIRST_SHOPPING_AIDS,
    upsells: others,
    related: others,
    together: [],
    similar: [],
    swatches: DEFAULT_SWATCH_SETTINGS,
    reviews: {
      reviews: [said],
      total: 1,
      page: 1,
      pages: 1,
      narrowing: ALL_REVIEWS,
      byStars: [0, 0, 0, 0, 1],
      withPhotos: 0,
    },
    questions: { questions: [], total: 0, words: '' },
    hint: undefined,
    promotions: [],
    more: [],
    offersStockNews: false,
    shopUrl: 'https://loja.example',
  }
  return productParts(product, beside, 'elsewhere')
}
