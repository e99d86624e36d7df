import type { EditorState, Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

export type LinkInput = { href: string; isOutside: boolean }
const { link } = schema.marks

/** The link under the cursor or at the start of what is chosen, and how far it reaches. */
export function linkAt({ doc, selection }: EditorState): (LinkInput & { from: number; to: number }) | undefined {
  const $at = doc.resolve(selection.empty ? selection.from : selection.from + 1)
  const parent = $at.parent
  let start = $at.start()
  for (const [index, child] of parent.children.entries()) {
    const mark = link.isInSet(child.marks)
    if (mark && start <= $at.pos && start + child.nodeSize >= $at.pos) {
      let [from, to] = [start, start + child.nodeSize]
      for (let before = index - 1; before >= 0 && mark.isInSet(parent.child(before).marks); before--)
        from -= parent.child(before).nodeSize
      for (let after = index + 1; after < parent.childCount && mark.isInSet(parent.child(after).marks); after++)
        to += parent.child(after).nodeSize
      return { href: String(mark.attrs.href), isOutside: mark.attrs.target === '_blank', from, to }
    }
    start += child.nodeSize
  }
  return undefined
}

/** The chosen words lead there; with none chosen the link there is changed, or its address is written as its words. */
export function withLink(state: EditorState, { href, isOutside }: LinkInput): Transaction {
  const mark = link.create({ href, target: isOutside ? '_blank' : null })
  const { from, to, empty } = state.selection
  const there = linkAt(state)
  if (there) return state.tr.removeMark(there.from, there.to, link).addMark(there.from, there.to, mark)
  if (!empty) return state.tr.addMark(from, to, mark)
  return state.tr.replaceSelectionWith(schema.text(href, [mark]), false)
}

export function withoutLink(state: EditorState): Transaction {
  const there = linkAt(state)
  return there ? state.tr.removeMark(there.from, there.to, link) : state.tr
}
