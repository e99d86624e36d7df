import type { LoadContext } from '#builder/define-widget.ts'
import type { BlogReader, PostLink } from '#content/blog/contract.ts'
import type widget from './widget.ts'

export type Neighbours = { previous?: PostLink; next?: PostLink }

export default async function load(
  { settings, page, shows }: LoadContext<typeof widget>,
  { blog }: { blog: Pick<BlogReader, 'facts' | 'neighbours'> },
): Promise<Neighbours> {
  shows('posts')
  const id = page.kind === 'post' ? page.id : (await blog.facts(page))?.id
  return id === undefined ? {} : await blog.neighbours(id, settings.in_same_term)
}
