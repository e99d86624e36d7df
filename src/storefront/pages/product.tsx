import { Fragment } from 'react'
import { GALLERY_SIZES } from '#shop/catalog/available-variation.ts'
import type { ProductCard as Card, ProductPage } from '#shop/catalog/contract.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import { plainText } from '#kit/safe-html.ts'
import { count, formatDate, formatNumber } from '#kit/pt-br.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { ratingInWords, Stars } from '#ui/stars.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import { PurchaseForm } from '#widgets/product-form/purchase-form.tsx'
import type { Subject } from '../site.tsx'
import { crumbFacts, productFacts } from '../structured-facts.ts'
import { categoryUrl } from './listing.tsx'
import { VariationTemplates } from './variation-templates.tsx'

type Beside = { related: Card[]; swatches: SwatchSettings; shopUrl: string }

export function productPage(product: ProductPage, { related, swatches, shopUrl }: Beside): Subject {
  const crumbs = [
    { title: 'Início', url: '/' },
    { title: 'Loja', url: '/loja/' },
    ...product.shelf.map(({ slug, name }) => ({ title: name, url: categoryUrl(slug) })),
    { title: product.name, url: product.url },
  ]
  const cover = product.gallery[0]?.sizes.at(-1)
  return {
    info: { id: product.id, kind: 'product', title: product.name, path: product.url, crumbs, pageNumber: 1 },
    head: {
      description: plainText(product.shortDescription).slice(0, 300),
      canonical: shopUrl + product.url,
      kind: 'product',
      ...(cover && {
        image: {
          url: cover.webp,
          width: cover.width,
          height: Math.round((cover.width * product.gallery[0]!.height) / product.gallery[0]!.width),
        },
      }),
      facts: [productFacts(product, shopUrl), crumbFacts(crumbs, shopUrl)],
    },
    bodyClass: `single-product woocommerce woocommerce-page postid-${product.id}`,
    tags: [`product:${product.id}`, 'products'],
    styles: ['product', 'listing'],
    widgets: ['products', 'breadcrumbs', 'product-form'],
    body: { node: <Product product={product} related={related} swatches={swatches} crumbs={crumbs} /> },
  }
}

function Product({
  product,
  related,
  swatches,
  crumbs,
}: {
  product: ProductPage
  related: Card[]
  swatches: SwatchSettings
  crumbs: { title: string; url: string }[]
}) {
  return (
    <div className={`page-width product type-product post-${product.id}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className="product-main">
        <div
          className="product-gallery woocommerce-product-gallery"
          role="group"
          aria-label={`Fotos de ${product.name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls sideways, which a keyboard must be able to do too
          tabIndex={0}
        >
          {product.gallery.map((picture, index) => (
            <Picture key={picture.id} picture={picture} sizes={GALLERY_SIZES} eager={index === 0} />
          ))}
        </div>
        <div className="product-summary summary entry-summary">
          <h1 className="product_title entry-title">{product.name}</h1>
          {product.reviews > 0 && (
            <p className="product-rating">
              <Stars rating={product.rating} label={ratingInWords(product.rating)} />
              <a href="#avaliacoes">{count(product.reviews, 'avaliação', 'avaliações')}</a>
            </p>
          )}
          <p className="product-price">
            <Price price={product.price} />
          </p>
          <Prose className="prose woocommerce-product-details__short-description" html={product.shortDescription} />
          <PurchaseForm purchase={product.purchase} swatches={swatches} id="compra" />
          {product.type === 'variable' && <VariationTemplates />}
          {product.sku && (
            <p className="product_meta">
              SKU: <span className="sku">{product.sku}</span>
            </p>
          )}
        </div>
      </div>
      <div className="product-more">
        <section aria-labelledby="descricao">
          <h2 id="descricao">Descrição</h2>
          <Prose className="prose" html={product.description} />
        </section>
        <section aria-labelledby="medidas">
          <h2 id="medidas">Informação adicional</h2>
          <Measures product={product} />
        </section>
      </div>
      <Reviews product={product} />
      {related.length > 0 && (
        <section className="related products-row" aria-labelledby="relacionados">
          <h2 id="relacionados">Produtos relacionados</h2>
          <ul className="products columns-4">
            {related.map((card) => (
              <ProductCard key={card.id} product={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Measures({ product: { attributes, weightGrams, sizeMm, downloadable } }: { product: ProductPage }) {
  const size = [sizeMm.length, sizeMm.width, sizeMm.height].filter((mm) => mm > 0).map((mm) => formatNumber(mm / 10))
  return (
    <dl className="product-measures">
      {weightGrams > 0 && (
        <>
          <dt>Peso</dt>
          <dd>{weightGrams >= 1000 ? `${formatNumber(weightGrams / 1000)} kg` : `${weightGrams} g`}</dd>
        </>
      )}
      {size.length > 0 && (
        <>
          <dt>Dimensões</dt>
          <dd>{size.join(' × ')} cm</dd>
        </>
      )}
      {downloadable && (
        <>
          <dt>Formato</dt>
          <dd>Arquivo digital para baixar</dd>
        </>
      )}
      {attributes.map(({ slug, name, terms }) => (
        <Fragment key={slug}>
          <dt>{name}</dt>
          <dd>{terms.map((term) => term.name).join(', ')}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Reviews({ product }: { product: ProductPage }) {
  return (
    <section id="avaliacoes" className="product-reviews" aria-labelledby="avaliacoes-titulo">
      <h2 id="avaliacoes-titulo">Avaliações ({product.reviews})</h2>
      {product.latestReviews.length === 0 ? (
        <p>Não há avaliações ainda.</p>
      ) : (
        <ul>
          {product.latestReviews.map((review) => (
            <li key={`${review.author} ${review.at.toISOString()}`}>
              <Stars rating={review.rating} label={ratingInWords(review.rating)} />
              <p>{review.text}</p>
              <p className="review-author">
                {review.author} · <time dateTime={review.at.toISOString()}>{formatDate(review.at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
