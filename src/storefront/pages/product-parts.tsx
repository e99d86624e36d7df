import type { ReactNode } from 'react'
import type { ProductParts, ProductRowLook } from '#builder/page-info.ts'
import type { ShoppingAids } from '#content/settings/shopping-aids.ts'
import { availabilityOf } from '#shop/catalog/client.ts'
import type { ProductCard as Card, ProductPage } from '#shop/catalog/contract.ts'
import { lowestPriceText } from '#shop/catalog/price-html.ts'
import { isBought } from '#shop/catalog/product-kind.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import type { PaymentHint as Hint } from '#shop/payments/contract.ts'
import type { Ladder } from '#shop/pricing/service.ts'
import type { ShownPromotion } from '#shop/promotions/shown.ts'
import type { ReviewList } from '#shop/reviews/contract.ts'
import type { QuestionList } from '#shop/reviews/questions/contract.ts'
import { narrowingQuery } from '#shop/reviews/narrowing.ts'
import { count } from '#kit/pt-br.ts'
import { Price } from '#ui/price.tsx'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import { ShareButtonList } from '#widgets/share-buttons/button-list.tsx'
import { sizeGuideParts } from '#widgets/size-guide/guide.tsx'
import { StockNewsForm } from '../marketing/stock-news-form.tsx'
import { PaymentHint } from '../payment-hint.tsx'
import { limitWords, OrderLimits } from '../order-limits.tsx'
import { QuantityPrices } from '../quantity-prices/table.tsx'
import { ProductPromotions } from '../product-promotions.tsx'
import { FreightForm } from '../shipping/freight-form.tsx'
import { productVideo } from '../product-video.ts'
import { WishlistForm } from '../wishlist/wishlist-form.tsx'
import { categoryUrl } from './product-addresses.ts'
import { FieldValue } from './field-value.tsx'
import { ProductPhotos } from './product-photos.tsx'
import { ProductQuestions } from './product-questions.tsx'
import { ProductReviews, ReviewsElsewhere } from './product-reviews.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { ProductsRow } from './products-row.tsx'
import { VariationTemplates } from './variation-templates.tsx'

/** What a product's page shows beside the product itself. */
export type Beside = {
  /** What helps shoppers to choose, as the merchant has it. */
  aids: ShoppingAids
  upsells: Card[]
  related: Card[]
  /** What was bought with it and can be bought. */
  together: Card[]
  /** What can be bought in place of one that is sold out. */
  similar: Card[]
  swatches: SwatchSettings
  reviews: ReviewList
  questions: QuestionList
  /** What is said of paying under the price. */
  hint: Hint | undefined
  /** Promotions that it can be in. */
  promotions: ShownPromotion[]
  /** Prices by quantity that everybody has. */
  ladders?: Ladder[]
  /** Some customers have prices of their own. */
  hasGroups?: boolean
  /** What extensions add below the description. */
  more: ProductSection[]
  /** Something of it is sold out, and who waits for it can be told. */
  offersStockNews: boolean
  shopUrl: string
}
export type ProductSection = { title: string; content: ReactNode }

const SHARED_ON = (['whatsapp', 'facebook', 'pinterest', 'email'] as const).map((network) => ({ network, text: '' }))

/** One row of a grid. */
const MOST_TOGETHER = 4

/** A product in parts: its own page puts them together, and so may a design of the merchant; any page may show some of them. */
export function productParts(product: ProductPage, beside: Beside, place: 'own-page' | 'elsewhere' = 'own-page'): ProductParts {
  const { aids, upsells, related, together, similar, swatches, reviews, hint, more, shopUrl } = beside
  const others = related.filter(({ id }) => !similar.some((card) => card.id === id))
  const alsoBought = together.filter(({ id }) => ![...similar, ...upsells].some((card) => card.id === id)).slice(0, MOST_TOGETHER)
  const isElsewhere = place === 'elsewhere'
  // Links of its own page lead to these ids; two products on another page have two of each.
  const idPrefix = isElsewhere ? `p${product.id}-` : ''
  const availability = availabilityOf(product.purchase.stock)
  const relatedRow = (look?: ProductRowLook) => (
    <ProductsRow id={`${idPrefix}relacionados`} className="related" title="Produtos relacionados" products={others} {...look} />
  )
  // Of a group each product is bought by itself, and what is sold elsewhere not here.
  const isSoldHere = isBought(product.type)
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    fields: product.customFields.map((field) => ({ ...field, content: <FieldValue field={field} /> })),
    categories: product.categoryPath.map(({ slug, name }) => ({ title: name, url: categoryUrl(slug) })),
    isOnSale: product.price.cents < product.price.regularCents,
    images: (
      <ProductPhotos
        product={product}
        idPrefix={idPrefix}
        video={isElsewhere ? undefined : productVideo(product.fields.video_url)}
        isRemembered={!isElsewhere && aids.recently_viewed}
      />
    ),
    rating: product.reviews > 0 && (
      <p className="product-rating woocommerce-product-rating">
        <Stars rating={product.rating} label={ratingInWords(product.rating)} />
        <a className="woocommerce-review-link" href={isElsewhere ? `${product.url}#reviews` : '#reviews'} rel="nofollow">
          {count(product.reviews, 'avaliação', 'avaliações')}
        </a>
      </p>
    ),
    price: (
      <p className="product-price">
        <Price price={product.price} />
        {product.purchase.lowestBeforeSale !== undefined && (
          <span className="lowest-price">{lowestPriceText(product.purchase.lowestBeforeSale)}</span>
        )}
      </p>
    ),
    promotions: isSoldHere && (beside.promotions.length > 0 || beside.ladders || limitWords(product.fields).length > 0) && (
      <>
        <OrderLimits {...product.fields} />
        {beside.ladders && (
          <QuantityPrices productId={product.id} ladders={beside.ladders} hasGroups={beside.hasGroups === true} />
        )}
        {beside.promotions.length > 0 && <ProductPromotions promotions={beside.promotions} />}
      </>
    ),
    paymentHint: hint && isSoldHere && <PaymentHint hint={hint} varies={(product.price.upToCents ?? 0) > product.price.cents} />,
    shortDescription: product.shortDescription !== '' && (
      <Prose className="prose woocommerce-product-details__short-description" html={product.shortDescription} />
    ),
    stock: isSoldHere && <p className={`stock ${availability.kind}`}>{availability.text}</p>,
    ...(product.sizeGuide && { sizeGuide: sizeGuideParts(product.sizeGuide) }),
    belowForm: (
      <>
        {isSoldHere && <WishlistForm productId={product.id} />}
        {beside.offersStockNews && <StockNewsForm product={product} />}
        {product.type === 'variable' && <VariationTemplates productId={product.id} swatches={swatches} />}
        {isSoldHere && !product.fields.downloadable && !product.fields.virtual && !product.fields.gift_card && (
          <FreightForm productId={product.id} />
        )}
      </>
    ),
    share: <Share product={product} shopUrl={shopUrl} />,
    tabs: (
      <ProductTabs
        product={product}
        current={currentTab(beside)}
        idPrefix={idPrefix}
        questions={isElsewhere ? undefined : <ProductQuestions product={product} list={beside.questions} />}
        answered={beside.questions.total}
        reviews={
          isElsewhere ? (
            <ReviewsElsewhere product={product} list={reviews} />
          ) : (
            <ProductReviews product={product} list={reviews} />
          )
        }
      />
    ),
    more: more.map(({ title, content }) => (
      <section key={title} className="product-more">
        <h2>{title}</h2>
        {content}
      </section>
    )),
    similar: (look) => (
      <ProductsRow id={`${idPrefix}parecidos`} className="similar" title="Parecidos em estoque" products={similar} {...look} />
    ),
    upsells: (look) => (
      <ProductsRow
        id={`${idPrefix}sugestoes`}
        className="up-sells upsells"
        title="Você também pode gostar de…"
        products={upsells}
        {...look}
      />
    ),
    related: relatedRow,
    together: (look) =>
      alsoBought.length > 0 ? (
        <ProductsRow
          id={`${idPrefix}levou-tambem`}
          className="related bought-together"
          title="Quem comprou, levou também"
          products={alsoBought}
          {...look}
        />
      ) : (
        relatedRow(look)
      ),
  }
}

/** As the widget of the same name draws it, small: the page's own address, name and picture. */
function Share({ product, shopUrl }: { product: ProductPage; shopUrl: string }) {
  const image = product.gallery[0]?.sizes.at(-1)?.webp
  const shared = { url: shopUrl + product.url, title: product.name, text: '', image: image ? shopUrl + image : '' }
  return (
    <div
      className="share-buttons product-share elementor-share-buttons--view-icon elementor-share-buttons--skin-framed elementor-share-buttons--shape-circle elementor-share-buttons--color-custom"
      data-skin="framed"
      data-shape="circle"
      data-color="custom"
    >
      <ShareButtonList buttons={SHARED_ON} shared={shared} view="icon" inactive={false} />
    </div>
  )
}

/** The one that the address asks for. */
function currentTab({ reviews, questions }: Pick<Beside, 'reviews' | 'questions'>) {
  if (questions.words !== '') return 'questions'
  return reviews.page > 1 || narrowingQuery(reviews.narrowing) !== '' ? 'reviews' : 'description'
}
