import type { LoadContext } from '#builder/define-widget.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type widget from './widget.ts'

export type Saved = { id: number; document: unknown }

export default async function load(
  { settings: { template_id: id }, shows }: LoadContext<typeof widget>,
  { content }: { content: Pick<ContentReader, 'saved'> },
): Promise<Saved | undefined> {
  if (id === 0) return undefined
  shows(`content:${id}`)
  return await content.saved(id)
}
