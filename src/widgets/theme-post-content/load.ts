import type { LoadContext } from '#builder/define-widget.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { SafeHtml } from '#kit/safe-html.ts'
import type widget from './widget.ts'

/** On a page of its own, where no template surrounds anything, the newest text stands in, so that a design can be seen before it is used. */
export default async function load(
  { page, shows }: LoadContext<typeof widget>,
  { content }: { content: Pick<ContentReader, 'posts'> },
): Promise<SafeHtml | undefined> {
  if (page.kind !== 'page') return undefined
  shows('posts')
  const { posts } = await content.posts({ perPage: 1, withContent: true })
  return posts[0]?.content
}
