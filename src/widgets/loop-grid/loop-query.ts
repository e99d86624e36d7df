import type { Settings } from '#builder/fields.ts'
import type { PostQuery } from '#content/pages/contract.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import { readIds } from '../products/product-query.ts'
import type { loopQueryFields } from './loop-fields.ts'

type Query = Settings<typeof loopQueryFields>

export const loopPosts = ({ post_category, post_tag, posts_per_page }: Query): PostQuery => ({
  perPage: posts_per_page,
  ...(post_category && { category: post_category }),
  ...(post_tag && { tag: post_tag }),
})

/** Only the chosen filter counts, whatever the others still hold. */
export function loopProducts({ query, category, tag, ids, orderby, posts_per_page }: Query): ProductQuery {
  const asked = { orderby, perPage: posts_per_page }
  switch (query) {
    case 'category':
      return { ...asked, category }
    case 'tag':
      return { ...asked, tag }
    case 'featured':
      return { ...asked, featured: true }
    case 'on_sale':
      return { ...asked, onSale: true }
    case 'ids':
      return { ...asked, ids: readIds(ids) }
    case 'all':
    case 'current':
      return asked
  }
}
