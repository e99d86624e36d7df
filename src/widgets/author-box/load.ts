import type { LoadContext } from '#builder/define-widget.ts'
import type { Author, BlogReader } from '#content/blog/contract.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type widget from './widget.ts'

export type ShownAuthor = Omit<Author, 'id' | 'slug' | 'url'> & { url: string | undefined }

/** Who is introduced: the author of the post, or somebody whom the merchant describes here. */
export default async function load(
  { settings, page, shows }: LoadContext<typeof widget>,
  { blog, media }: { blog: Pick<BlogReader, 'facts'>; media: MediaReader },
): Promise<ShownAuthor | undefined> {
  if (settings.source === 'custom') {
    const {
      author_avatar: { id },
      author_name: name,
      author_role: role,
      author_bio: bio,
      author_website,
    } = settings
    if (id > 0) shows(`media:${id}`)
    return { name, role, bio, website: author_website.url, url: undefined, picture: (await media.pictures([id])).get(id) }
  }
  shows('posts')
  const facts = await blog.facts(page)
  if (!facts) return undefined
  return facts.author ?? { name: facts.authorName, role: '', bio: '', website: '', url: undefined, picture: undefined }
}
