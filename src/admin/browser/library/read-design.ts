import type { Provider } from '../data/provider.ts'
import { type PageElement, treeOf } from '../documents/tree.ts'
import { newElementId } from '../documents/use-document.ts'
import type { Design } from './find-designs.ts'
import { blockElement } from './place-design.ts'

/** The elements that a design puts on a page; of a block the one that shows it. `isFirst`: the page is empty. */
export async function readDesign(provider: Provider, { key, kind, ownId }: Design, isFirst: boolean): Promise<PageElement[]> {
  if (ownId !== undefined && kind === 'block') return [blockElement(ownId, newElementId)]
  const path = ownId === undefined ? `/vitrine/v1/ready-designs/${key}?is_first=${isFirst}` : `/vitrine/v1/library/${ownId}`
  return treeOf((await provider.read<{ document: unknown }>(path)).document)
}
