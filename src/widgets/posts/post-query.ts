import type { Settings } from '#builder/fields.ts'
import type { PostQuery } from '#content/pages/contract.ts'
import type widget from './widget.ts'

/** What the blog is asked for by a list's settings. */
export function postQuery({ category, tag, posts_per_page }: Settings<(typeof widget)['fields']>): PostQuery {
  return { perPage: posts_per_page, ...(category && { category }), ...(tag && { tag }) }
}
