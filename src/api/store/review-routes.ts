import { choice, listOf, maybe, PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { formatDate } from '#kit/pt-br.ts'
import { type ListedReview, listReviews } from '#shop/reviews/list-reviews.ts'
import { bothDates } from '../dates.ts'
import { anybody } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { MAX_ID } from './cart-routes.ts'
import { imageOf } from './images.ts'
import { REVIEW_SCHEMA } from './schemas.ts'

type Options = Pick<ApiServices, 'db' | 'media' | 'shopUrl' | 'root'>
const ids = () => maybe(listOf(whole({ minimum: 1, maximum: MAX_ID })))

/** What buyers wrote, once the merchant has approved it. */
export function reviewRoutes(namespace: string, { db, media, shopUrl, root }: Options): Route[] {
  return [
    {
      namespace,
      path: '/products/reviews',
      schema: REVIEW_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ...PAGING,
            product_id: ids(),
            category_id: ids(),
            order: choice(['asc', 'desc'], { default: 'desc' }),
            orderby: choice(['date', 'date_gmt', 'id', 'rating', 'product'], { default: 'date' }),
          },
          authorize: anybody,
          answer: async (call) => {
            const { product_id: productIds, category_id: categoryIds, order, orderby, per_page: limit } = call.args
            const { reviews, total } = await listReviews(db, {
              ...(productIds && { productIds }),
              ...(categoryIds && { categoryIds }),
              orderby: orderby === 'date_gmt' ? 'date' : orderby,
              descending: order === 'desc',
              limit,
              offset: offsetOf(call.args),
            })
            const pictures = await media.pictures(reviews.map(({ pictureId }) => pictureId ?? 0))
            const told = reviews.map((review) => {
              const picture = pictures.get(review.pictureId ?? 0)
              return reviewJson(review, picture ? imageOf(picture, shopUrl) : null, shopUrl)
            })
            return pageOf(told, total, call, root)
          },
        }),
      ],
    },
  ]
}

function reviewJson(review: ListedReview, image: object | null, shopUrl: string) {
  const { date_created, date_created_gmt } = bothDates('date_created', review.at)
  return {
    id: review.id,
    date_created,
    formatted_date_created: formatDate(review.at),
    date_created_gmt,
    product_id: review.productId,
    product_name: review.productName,
    product_permalink: `${shopUrl}/produto/${review.productSlug}/`,
    product_image: image,
    reviewer: review.author,
    review: `<p>${escapeText(review.text)}</p>`,
    rating: review.rating,
    verified: review.verified,
    // Pictures of people would come from a service outside, which then knew who reads here.
    reviewer_avatar_urls: {},
  }
}

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\r?\n(\r?\n)+/g, '</p><p>')
    .replaceAll(/\r?\n/g, '<br>')
