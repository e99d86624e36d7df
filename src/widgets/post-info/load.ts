import type { LoadContext } from '#builder/define-widget.ts'
import type { BlogReader, PostFacts } from '#content/blog/contract.ts'
import type widget from './widget.ts'

export default async function load(
  { page, shows }: LoadContext<typeof widget>,
  { blog }: { blog: Pick<BlogReader, 'facts'> },
): Promise<PostFacts | undefined> {
  const facts = await blog.facts(page)
  shows('posts', ...(facts ? [`comments:${facts.id}`] : []))
  return facts
}
