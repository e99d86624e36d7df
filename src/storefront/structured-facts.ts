import type { Crumb } from '#builder/page-info.ts'
import type { Author } from '#content/blog/contract.ts'
import type { Page } from '#content/pages/contract.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { ProductPage } from '#shop/catalog/contract.ts'
import { availabilityOf } from '#shop/catalog/variation-words.ts'
import type { ShownPickupPoint } from '#shop/shipping/contract.ts'
import { reviewPhotoUrl } from '#shop/reviews/contract.ts'
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

/** The shop itself, told once, on its front page: who sells, and how to search here. */
export function shopFacts(shop: ShopInfo, shopUrl: string) {
  const { name, tagline, legalName, document, email, phone, address, city, state, postcode } = shop
  const home = `${shopUrl}/`
  return [
    {
      '@type': 'Organization',
      '@id': `${home}#loja`,
      name,
      url: home,
      logo: `${home}favicon.svg`,
      description: tagline || undefined,
      legalName: legalName || undefined,
      taxID: document || undefined,
      email: email || undefined,
      telephone: phone || undefined,
      address: address
        ? {
            '@type': 'PostalAddress',
            streetAddress: address,
            addressLocality: city,
            addressRegion: state,
            postalCode: postcode,
            addressCountry: 'BR',
          }
        : undefined,
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#site`,
      name,
      url: home,
      inLanguage: 'pt-BR',
      publisher: { '@id': `${home}#loja` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}?s={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** A post of the diary, as search engines read it. */
export function articleFacts(post: Page, image: string | undefined, shopUrl: string) {
  const url = `${shopUrl}/blog/${post.slug}/`
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt || undefined,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.modifiedAt.toISOString(),
    author: { '@type': 'Person', name: post.authorName, url: post.authorUrl && shopUrl + post.authorUrl },
    publisher: { '@id': `${shopUrl}/#loja` },
    mainEntityOfPage: url,
    inLanguage: 'pt-BR',
    articleSection: post.categories[0]?.name,
    keywords: post.tags.map(({ name }) => name).join(', ') || undefined,
    image: image && shopUrl + image,
  }
}

/** Somebody who writes the diary, as search engines read it. */
export function authorFacts({ name, url, role, bio, website }: Author, shopUrl: string) {
  return {
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      url: shopUrl + url,
      jobTitle: role || undefined,
      description: bio || undefined,
      sameAs: website || undefined,
    },
  }
}

/** A place of the shop, as search engines and maps read it. */
export const storeFacts = (point: ShownPickupPoint, shopUrl: string) => ({
  '@type': 'Store',
  name: point.name,
  url: `${shopUrl}/nossas-lojas/`,
  telephone: point.phone || point.whatsapp || undefined,
  image: point.picture?.sizes.at(-1) && shopUrl + point.picture.sizes.at(-1)!.webp,
  address: {
    '@type': 'PostalAddress',
    streetAddress: point.address,
    addressLocality: point.city || undefined,
    addressRegion: point.state || undefined,
    postalCode: point.postcode || undefined,
    addressCountry: 'BR',
  },
  parentOrganization: { '@id': `${shopUrl}/#loja` },
})

/** A product with its offer and rating, as search engines read it. */
export function productFacts(product: ProductPage, shopUrl: string) {
  const { price } = product
  const isAhead = product.type === 'simple' && availabilityOf(product.purchase.stock).kind === 'available-on-backorder'
  const state = product.presaleUntil ? 'PreOrder' : isAhead ? 'BackOrder' : 'InStock'
  const availability = `https://schema.org/${product.inStock ? state : 'OutOfStock'}`
  const offer =
    price.upToCents === undefined
      ? { '@type': 'Offer', price: decimalMoney(price.cents) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: decimalMoney(price.cents),
          highPrice: decimalMoney(price.upToCents),
          offerCount: product.purchase.variations.length + product.purchase.members.length,
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
      availabilityStarts: product.presaleUntil,
      url: shopUrl + product.url,
    },
    review: product.latestReviews.slice(0, 5).map(({ author, rating, text, at, helpful, answer, photoIds }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: at.toISOString().slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      image: photoIds.length > 0 ? photoIds.map((id) => shopUrl + reviewPhotoUrl(id, 'grande')) : undefined,
      interactionStatistic:
        helpful > 0
          ? { '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction', userInteractionCount: helpful }
          : undefined,
      comment: answer && {
        '@type': 'Comment',
        author: { '@type': 'Organization', '@id': `${shopUrl}/#loja` },
        datePublished: answer.at.toISOString().slice(0, 10),
        text: answer.text,
      },
    })),
    aggregateRating:
      product.reviews > 0 ? { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviews } : undefined,
  }
}
