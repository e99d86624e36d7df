import type { ReactNode } from 'react'
import type { ProductCard as Card, ProductPage } from '#shop/catalog/contract.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import type { PaymentHint as Hint } from '#shop/payments/contract.ts'
import type { ReviewList } from '#shop/reviews/contract.ts'
import { decimalMoney } from '#kit/money.ts'
import { plainText } from '#kit/safe-html.ts'
import { count } from '#kit/pt-br.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Price } from '#ui/price.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import { PurchaseForm } from '#widgets/product-form/purchase-form.tsx'
import { ShareButtonList } from '#widgets/share-buttons/button-list.tsx'
import { PaymentHint } from '../payment-hint.tsx'
import { StockNewsForm } from '../marketing/stock-news-form.tsx'
import { FreightForm } from '../shipping/freight-form.tsx'
import type { PageModel } from '../page-model.ts'
import { crumbFacts, productFacts } from '../structured-facts.ts'
import { categoryUrl } from './product-addresses.ts'
import { ProductPhotos } from './product-photos.tsx'
import { ProductReviews } from './product-reviews.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { VariationTemplates } from './variation-templates.tsx'

type Beside = {
  upsells: Card[]
  related: Card[]
  /** What can be bought in place of one that is sold out. */
  similar: Card[]
  swatches: SwatchSettings
  reviews: ReviewList
  /** What is said of paying under the price. */
  hint: Hint | undefined
  /** What extensions add below the description. */
  more: ProductSection[]
  /** Something of it is sold out, and who waits for it can be told. */
  offersStockNews: boolean
  shopUrl: string
}
export type ProductSection = { title: string; content: ReactNode }
type Crumb = { title: string; url: string }
const SHARED_ON = (['whatsapp', 'facebook', 'pinterest', 'email'] as const).map((network) => ({ network, text: '' }))

export function productPage(product: ProductPage, beside: Beside): PageModel {
  const { reviews, shopUrl } = beside
  const isFirst = reviews.page === 1
  const path = isFirst ? product.url : `${product.url}comment-page-${reviews.page}/`
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Loja', url: '/loja/' },
    ...product.categoryPath.map(({ slug, name }) => ({ title: name, url: categoryUrl(slug) })),
    { title: product.name, url: product.url },
  ]
  const cover = product.gallery[0]?.sizes.at(-1)
  return {
    info: {
      id: product.id,
      kind: 'product',
      title: product.name,
      path,
      crumbs,
      pageNumber: 1,
      categoryIds: product.categoryPath.map(({ id }) => id),
    },
    head: {
      description: plainText(product.shortDescription).slice(0, 300),
      // Further pages of reviews sell the same thing: search engines keep the first.
      canonical: shopUrl + product.url,
      kind: 'product',
      ...(cover && {
        image: {
          url: cover.webp,
          width: cover.width,
          height: Math.round((cover.width * product.gallery[0]!.height) / product.gallery[0]!.width),
        },
      }),
      meta: [
        ['og:image:alt', product.gallery[0]?.alt ?? ''],
        ['product:price:amount', decimalMoney(product.price.cents)],
        ['product:price:currency', 'BRL'],
        ['product:availability', product.inStock ? 'in stock' : 'out of stock'],
        ['product:retailer_item_id', product.sku],
      ],
      facts: [productFacts(product, shopUrl), crumbFacts(crumbs, shopUrl)],
      // Its tab is there on every product's page.
      paintsFrom: 'tab-title-reviews',
    },
    bodyClass: `single-product woocommerce woocommerce-page postid-${product.id}`,
    tags: [`product:${product.id}`, 'products'],
    styles: ['product', 'listing', 'freight', 'payment-hint'],
    widgets: ['products', 'breadcrumbs', 'product-form', 'share-buttons'],
    body: { node: <Product product={product} crumbs={crumbs} beside={beside} /> },
  }
}

function Product({ product, crumbs, beside }: { product: ProductPage; crumbs: Crumb[]; beside: Beside }) {
  const { upsells, related, similar, swatches, reviews, hint, more, shopUrl } = beside
  const others = related.filter(({ id }) => !similar.some((card) => card.id === id))
  return (
    <div id={`product-${product.id}`} className={`page-width product type-product post-${product.id}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className="product-main">
        <ProductPhotos product={product} />
        <div className="product-summary summary entry-summary">
          <h1 className="product_title entry-title">{product.name}</h1>
          {product.reviews > 0 && (
            <p className="product-rating woocommerce-product-rating">
              <Stars rating={product.rating} label={ratingInWords(product.rating)} />
              <a className="woocommerce-review-link" href="#reviews" rel="nofollow">
                {count(product.reviews, 'avaliação', 'avaliações')}
              </a>
            </p>
          )}
          <p className="product-price">
            <Price price={product.price} />
          </p>
          <PaymentHint hint={hint} varies={(product.price.upToCents ?? 0) > product.price.cents} />
          <Prose className="prose woocommerce-product-details__short-description" html={product.shortDescription} />
          <PurchaseForm purchase={product.purchase} swatches={swatches} id="compra" />
          {similar.length > 0 && (
            <a className="button sold-out-way" href="#parecidos">
              Ver parecidos em estoque
            </a>
          )}
          {beside.offersStockNews && <StockNewsForm product={product} />}
          {product.type === 'variable' && <VariationTemplates productId={product.id} swatches={swatches} />}
          {!product.fields.downloadable && <FreightForm productId={product.id} />}
          <div className="product_meta">
            {product.sku && (
              <p>
                SKU: <span className="sku">{product.sku}</span>
              </p>
            )}
            <Share product={product} shopUrl={shopUrl} />
          </div>
        </div>
      </div>
      <ProductsRow id="parecidos" className="similar" title="Parecidos em estoque" products={similar} />
      <ProductTabs
        product={product}
        current={reviews.page > 1 ? 'reviews' : 'description'}
        reviews={<ProductReviews product={product} list={reviews} />}
      />
      {more.map(({ title, content }) => (
        <section key={title} className="product-more">
          <h2>{title}</h2>
          {content}
        </section>
      ))}
      <ProductsRow id="sugestoes" className="up-sells upsells" title="Você também pode gostar de…" products={upsells} />
      <ProductsRow id="relacionados" className="related" title="Produtos relacionados" products={others} />
    </div>
  )
}

function ProductsRow({ id, className, title, products }: { id: string; className: string; title: string; products: Card[] }) {
  if (products.length === 0) return null
  return (
    <section className={`${className} products-row`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="products columns-4">
        {products.map((card) => (
          <ProductCard key={card.id} product={card} />
        ))}
      </ul>
    </section>
  )
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
