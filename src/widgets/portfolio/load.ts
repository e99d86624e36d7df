import type { LoadContext } from '#builder/define-widget.ts'
import type { ContentReader, PostCard } from '#content/pages/contract.ts'
import type widget from './widget.ts'

export default async function load(
  { settings, shows }: LoadContext<typeof widget>,
  { content }: { content: Pick<ContentReader, 'posts'> },
): Promise<PostCard[]> {
  shows('posts')
  const { category, posts_per_page: perPage } = settings
  const { posts } = await content.posts({ perPage, ...(category && { category }) })
  return posts
}
