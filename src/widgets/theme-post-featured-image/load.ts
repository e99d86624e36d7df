import type { LoadContext } from '#builder/define-widget.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type widget from './widget.ts'

/** On a page that no post and no template belongs to, the newest post's picture stands in, so that a design can be seen before it is used. */
export default async function load(
  { page, shows }: LoadContext<typeof widget>,
  { content }: { content: Pick<ContentReader, 'posts'> },
): Promise<PictureFile | undefined> {
  if (page.picture || page.id > 0) return page.picture
  shows('posts')
  return (await content.posts({ perPage: 1 })).posts[0]?.picture
}
