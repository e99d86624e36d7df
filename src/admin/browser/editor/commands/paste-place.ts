import { find, isContainer, type PageElement, sectionAround, spotOf, type Tree } from '../../documents/tree.ts'
import { insertAll } from './several.ts'
import { flat } from './walk.ts'

/** As many as a page may have. */
const MAX_ELEMENTS = 2_000

type Place = {
  /** The element that is chosen last. */
  chosen: string | undefined
  /** The chosen elements are the ones that were copied: then what is pasted stands beside them, not inside. */
  isBehind: boolean
  newId: () => string
}
export type Placed = { ok: true; tree: Tree; ids: readonly string[] } | { ok: false; reason: string }

/** Puts elements into the chosen container, behind the chosen element, or at the end of the page. */
export function placePasted(tree: Tree, elements: PageElement[], { chosen, isBehind, newId }: Place): Placed {
  if (flat(tree).length + flat(elements).length > MAX_ELEMENTS)
    return { ok: false, reason: 'A página ficaria grande demais: são no máximo 2.000 elementos.' }
  const target = chosen === undefined ? undefined : find(tree, chosen)
  const spot = target && spotOf(tree, target.id)
  const isInside = target !== undefined && isContainer(target) && !isBehind
  const parentId = isInside ? target.id : spot?.parent?.id
  const index = isInside ? target.elements.length : spot ? spot.index + 1 : tree.length
  const isBare = parentId === undefined && elements.some((element) => !isContainer(element))
  const placed = insertAll(tree, isBare ? [sectionAround(elements, newId)] : elements, parentId, index)
  if (placed.tree === tree) return { ok: false, reason: 'Não cabe aqui: haveria contêineres demais um dentro do outro.' }
  return { ok: true, tree: placed.tree, ids: isBare ? elements.map(({ id }) => id) : placed.ids }
}
