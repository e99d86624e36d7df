import type { ProductParts } from '#builder/page-info.ts'
import type { ProductPage } from '#shop/catalog/contract.ts'
import { decimalMoney, formatMoney } from '#kit/money.ts'
import { plainText } from '#kit/safe-html.ts'
import { reviewsUrl } from '#shop/reviews/narrowing.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { PurchaseForm } from '#widgets/product-form/purchase-form.tsx'
import { RecentlyViewed } from '#widgets/recently-viewed/place.tsx'
import type { PageModel } from '../page-model.ts'
import { searchHead } from '../search-head.ts'
import { framesOfVideo, productVideo } from '../product-video.ts'
import { crumbFacts, productFacts } from '../structured-facts.ts'
import { categoryUrl } from './product-addresses.ts'
import { type Beside, productParts } from './product-parts.tsx'

type Crumb = { title: string; url: string }

export function productPage(product: ProductPage, beside: Beside): PageModel {
  const { reviews, shopUrl } = beside
  const path = reviewsUrl(product.url, reviews.page, reviews.narrowing)
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Loja', url: '/loja/' },
    ...product.categoryPath.map(({ slug, name }) => ({ title: name, url: categoryUrl(slug) })),
    { title: product.name, url: product.url },
  ]
  const parts = productParts(product, beside)
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
      product: parts,
      picture: product.gallery[0],
      facts: { price: formatMoney(product.price.cents), summary: plainText(product.shortDescription) },
    },
    head: {
      ...searchHead(
        { title: product.fields.seo_title, description: product.fields.seo_description },
        { description: plainText(product.shortDescription).slice(0, 300) },
      ),
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
    tags: [product, ...product.purchase.members.map(({ card }) => card), ...beside.together]
      .map(({ id }) => `product:${id}`)
      .concat('products'),
    frames: framesOfVideo(productVideo(product.fields.video_url)),
    styles: ['product', 'listing', 'freight', 'payment-hint'],
    widgets: [
      'products',
      'breadcrumbs',
      'product-form',
      'share-buttons',
      ...(product.sizeGuide ? ['size-guide'] : []),
      ...(beside.aids.recently_viewed ? ['recently-viewed'] : []),
    ],
    body: { node: <Product product={product} crumbs={crumbs} parts={parts} beside={beside} /> },
  }
}

type Props = { product: ProductPage; crumbs: Crumb[]; parts: ProductParts; beside: Beside }

function Product({ product, crumbs, parts, beside: { aids, similar, swatches } }: Props) {
  return (
    <div id={`product-${product.id}`} className={`page-width product type-product post-${product.id}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className="product-main">
        {parts.images}
        <div className="product-summary summary entry-summary">
          <h1 className="product_title entry-title">{product.name}</h1>
          {parts.rating}
          {parts.price}
          {parts.promotions}
          {parts.paymentHint}
          {parts.shortDescription}
          {parts.sizeGuide?.link({ id: 'guia-de-medidas' })}
          <PurchaseForm purchase={product.purchase} swatches={swatches} id="compra" />
          {similar.length > 0 && (
            <a className="button sold-out-way" href="#parecidos">
              Ver parecidos em estoque
            </a>
          )}
          {parts.belowForm}
          <div className="product_meta">
            {product.sku && (
              <p>
                SKU: <span className="sku">{product.sku}</span>
              </p>
            )}
            {parts.share}
          </div>
        </div>
      </div>
      {parts.similar()}
      {parts.tabs}
      {parts.more}
      {parts.upsells()}
      {parts.together()}
      {aids.recently_viewed && <RecentlyViewed heading="Vistos recentemente" />}
    </div>
  )
}
