import type { ReviewNarrowing } from './contract.ts'

export const ALL_REVIEWS: ReviewNarrowing = { withPhotos: false, order: 'newest' }

/** What an address asks for; whatever else stands in it is all reviews, the newest first. */
export const readNarrowing = (query: Record<string, unknown>): ReviewNarrowing => ({
  ...(typeof query.estrelas === 'string' && /^[1-5]$/.test(query.estrelas) && { stars: Number(query.estrelas) }),
  withPhotos: query.fotos === '1',
  order: query.ordem === 'uteis' ? 'helpful' : 'newest',
})

/** The same as an address says it: nothing for all reviews in their first order. */
export function narrowingQuery({ stars, withPhotos, order }: ReviewNarrowing): string {
  const said = [
    ...(stars === undefined ? [] : [`estrelas=${stars}`]),
    ...(withPhotos ? ['fotos=1'] : []),
    ...(order === 'helpful' ? ['ordem=uteis'] : []),
  ]
  return said.length === 0 ? '' : `?${said.join('&')}`
}

/** A page of a product's reviews. */
export const reviewsUrl = (productUrl: string, page: number, narrowing: ReviewNarrowing) =>
  `${page <= 1 ? productUrl : `${productUrl}comment-page-${page}/`}${narrowingQuery(narrowing)}`
