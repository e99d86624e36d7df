import type { ProductParts } from '#builder/page-info.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { PageReads } from '#db/page-reads.ts'
import type { Catalog, ProductPage } from '#shop/catalog/contract.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { Pricing } from '#shop/pricing/service.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { ReviewNarrowing, ReviewReader } from '#shop/reviews/contract.ts'
import type { Questions } from '#shop/reviews/questions/service.ts'
import { type Beside, productParts, type ProductSection } from './pages/product-parts.tsx'
import type { WaysOn } from './ways-on.ts'

export type ProductDetailsOptions = {
  catalog: Pick<Catalog, 'list' | 'cards' | 'product' | 'swatchSettings'>
  reviews: ReviewReader
  questions: Pick<Questions, 'shown'>
  payments: Pick<Payments, 'hint'>
  promotions: Pick<Promotions, 'shownOn'>
  pricing: Pick<Pricing, 'ladders'>
  waysOn: WaysOn
  pageReads: PageReads
  settings: Pick<SettingsReader, 'shoppingAids'>
  shopUrl: string
  /** Whether who waits for a product can be told when it is back. */
  marketing: { offersStockNews: () => Promise<boolean> }
  askExtensions: { productSections: (product: { id: number; name: string }) => Promise<ProductSection[]> }
}

/** What of the reviews and questions is asked for. */
export type Said = { narrowing?: ReviewNarrowing; words?: string }

/** Reads what is shown of a product besides the product itself. */
export function createProductDetails({
  catalog,
  reviews,
  questions,
  payments,
  promotions,
  pricing,
  waysOn,
  pageReads,
  settings,
  shopUrl,
  marketing,
  askExtensions,
}: ProductDetailsOptions) {
  const offered = async (ids: number[]) => (ids.length > 0 ? (await catalog.list({ ids, perPage: 4 })).products : [])

  /** Only what can be bought is worth a place here. */
  const boughtWith = async ({ togetherIds }: ProductPage, isOn: boolean) => {
    const cards = isOn && togetherIds.length > 0 ? await catalog.cards(togetherIds) : []
    return cards.filter(({ inStock }) => inStock)
  }

  /** Nothing where its reviews have no such page. */
  const beside = async (
    product: ProductPage,
    reviewsPage: number,
    { narrowing, words }: Said = {},
  ): Promise<Beside | undefined> => {
    const { id } = product
    const list = await pageReads.of(`reviews ${id} ${reviewsPage} ${JSON.stringify(narrowing)}`, () =>
      reviews.list(id, reviewsPage, narrowing),
    )
    if (list.page > list.pages) return undefined
    const aids = await settings.shoppingAids()
    const [upsells, related, together] = await Promise.all([
      offered(product.upsellIds),
      offered(product.relatedIds),
      boughtWith(product, aids.bought_together),
    ])
    const similar = product.inStock ? [] : await waysOn.similarTo(product, related)
    const hint = product.inStock
      ? await payments.hint({
          goodsCents: product.price.cents,
          giftCardCents: product.fields.gift_card ? product.price.cents : 0,
        })
      : undefined
    const { cents, regularCents } = product.price
    // Gift cards are sold at their full value: no promotion is about them.
    const isPromoted = product.inStock && !product.fields.gift_card
    const told = isPromoted ? await promotions.shownOn([{ productId: id, cents, regularCents }]) : undefined
    return {
      aids,
      upsells,
      related,
      together,
      similar,
      swatches: await catalog.swatchSettings(),
      reviews: list,
      questions: await pageReads.of(`questions ${id} ${words}`, () => questions.shown(id, words)),
      hint,
      promotions: told?.get(id) ?? [],
      ...(product.inStock && (await pageReads.of(`ladders ${id}`, () => pricing.ladders(id)))),
      offersStockNews: isSoldOut(product) && (await marketing.offersStockNews()),
      more: await askExtensions.productSections({ id, name: product.name }),
      shopUrl,
    }
  }

  return {
    beside,
    /** Any product that visitors may see, for the pages that name it by its number. */
    parts: async (id: number): Promise<ProductParts | undefined> => {
      const [card] = (await catalog.list({ ids: [id], perPage: 1 })).products
      const product = card && (await catalog.product(slugOf(card.url)))
      const more = product && (await beside(product, 1))
      return product && more && productParts(product, more, 'elsewhere')
    },
  }
}
export type ProductDetails = ReturnType<typeof createProductDetails>

/** The last part of its address. */
const slugOf = (url: string) => url.split('/').at(-2) ?? ''

/** The whole product, or one of its variations. */
const isSoldOut = ({ inStock, purchase }: ProductPage) => !inStock || purchase.variations.some((one) => !one.is_in_stock)
