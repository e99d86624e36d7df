import type { LoadContext } from '#builder/define-widget.ts'
import type { ContentReader, PostList } from '#content/pages/contract.ts'
import { postQuery } from './post-query.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, page, skin, shows }: LoadContext<typeof widget>,
  { content }: { content: Pick<ContentReader, 'posts'> },
): Promise<PostList> {
  shows('posts')
  return await content.posts({
    ...postQuery(settings),
    withContent: skin === 'full_content',
    page: settings.pagination_type === '' ? 1 : page.pageNumber,
    ...(settings.related && page.kind === 'post' && { relatedTo: page.id }),
    ...(settings.avoid_current && page.kind === 'post' && { exclude: page.id }),
  })
}
