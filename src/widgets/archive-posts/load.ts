import type { LoadContext } from '#builder/define-widget.ts'
import type { ContentReader, PostList } from '#content/pages/contract.ts'
import type widget from './widget.ts'

/** The posts of the archive that is open; on any other page the newest ones stand in for them. */
export default async function load(
  { page, skin, shows }: LoadContext<typeof widget>,
  { content }: { content: Pick<ContentReader, 'posts'> },
): Promise<PostList> {
  shows('posts')
  return await content.posts({
    ...page.archive,
    withContent: skin === 'archive_full_content',
    page: page.archive ? page.pageNumber : 1,
  })
}
