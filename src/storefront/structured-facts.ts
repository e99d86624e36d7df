import type { Crumb } from '#builder/page-info.ts'
import type { ProductPage } from '#shop/catalog/contract.ts'
import { decimalMoney } from '#kit/money.ts'
import { plainText } from '#kit/safe-html.ts'

/** The path to a page, as search engines read it. */
export function crumbFacts(crumbs: Crumb[], shopUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: shopUrl + crumb.url,
    })),
  }
}

/** A product with its offer and rating, as search engines read it. */
export function productFacts(product: ProductPage, shopUrl: string) {
  const { price } = product
  const availability = `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`
  const offer =
    price.upToCents === undefined
      ? { '@type': 'Offer', price: decimalMoney(price.cents) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: decimalMoney(price.cents),
          highPrice: decimalMoney(price.upToCents),
          offerCount: product.purchase.variations.length,
        }
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku || undefined,
    description: plainText(product.shortDescription),
    image: product.gallery.flatMap((picture) => (picture.sizes.at(-1) ? [shopUrl + picture.sizes.at(-1)!.webp] : [])),
    url: shopUrl + product.url,
    offers: {
      ...offer,
      priceCurrency: 'BRL',
      itemCondition: 'https://schema.org/NewCondition',
      availability,
      url: shopUrl + product.url,
    },
    review: product.latestReviews.slice(0, 5).map(({ author, rating, text, at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: at.toISOString().slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
    aggregateRating:
      product.reviews > 0 ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews } : undefined,
  }
}
