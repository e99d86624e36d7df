import type { Settings } from '#builder/fields.ts'
import type { PostQuery } from '#content/pages/contract.ts'
import type { ProductQuery } from '#shop/catalog/contract.ts'
import { chosenProducts } from '../products/product-query.ts'
import type { loopQueryFields } from './loop-fields.ts'

type Query = Settings<typeof loopQueryFields>

export const loopPosts = ({ post_category, post_tag, posts_per_page }: Query): PostQuery => ({
  perPage: posts_per_page,
  ...(post_category && { category: post_category }),
  ...(post_tag && { tag: post_tag }),
})

export const loopProducts = ({ orderby, posts_per_page, ...chosen }: Query): ProductQuery => ({
  orderby,
  perPage: posts_per_page,
  ...chosenProducts(chosen),
})
