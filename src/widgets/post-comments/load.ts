import type { LoadContext } from '#builder/define-widget.ts'
import type { BlogReader } from '#content/blog/contract.ts'
import type { CommentList, CommentReader } from '#content/comments/contract.ts'
import type widget from './widget.ts'

export type Conversation = { postId: number; url: string; isOpen: boolean; list: CommentList }

export default async function load(
  { page, shows }: LoadContext<typeof widget>,
  { blog, comments }: { blog: Pick<BlogReader, 'facts'>; comments: Pick<CommentReader, 'ofPost'> },
): Promise<Conversation | undefined> {
  shows('posts')
  const facts = await blog.facts(page)
  if (!facts) return undefined
  shows(`comments:${facts.id}`)
  const list = await comments.ofPost(facts.id, page.kind === 'post' ? page.pageNumber : 1)
  return { postId: facts.id, url: facts.url, isOpen: facts.commentsOpen, list }
}
