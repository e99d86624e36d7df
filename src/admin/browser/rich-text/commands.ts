import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, Node, NodeRange, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { AllSelection, type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark)
}

const isIn = ({ selection: { $from } }: EditorState, type: NodeType, level?: number) =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type && (level === undefined || node.attrs.level === level),
  )

/** Of two kinds of lists the other one is turned into this; in this one, it ends. */
const list =
  (type: NodeType): Command =>
  (given, dispatch) => {
    const state = withWordsChosen(given)
    const { $from, $to } = state.selection
    const around = listAround(state)
    if (around?.parent.type === type) return liftListItem(nodes.list_item)(state, dispatch)
    if (around) {
      dispatch?.(state.tr.setNodeMarkup($from.before(around.depth), type))
      return true
    }
    const range = $from.blockRange($to)
    if (!range || !blocksOf(range).some(isList)) return wrapInList(type)(state, dispatch)
    dispatch?.(asOneList(state.tr, range, type))
    return true
  }

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list

/** The innermost list that holds all that is chosen. */
const listAround = ({ selection: { $from, $to } }: EditorState) => $from.blockRange($to, isList)

const blocksOf = ({ parent, startIndex, endIndex }: NodeRange) => parent.children.slice(startIndex, endIndex)

/** Lists and what stands between them become one list, with an item for each. */
function asOneList(change: Transaction, range: NodeRange, type: NodeType): Transaction {
  const items = blocksOf(range).flatMap((block) => (isList(block) ? block.children : [nodes.list_item.create(null, block)]))
  const { start } = range
  const made = type.create(null, items)
  change.replaceWith(start, range.end, made)
  return change.setSelection(TextSelection.between(change.doc.resolve(start), change.doc.resolve(start + made.nodeSize)))
}

/** «Everything» chosen stands around the words: a list is around them only when they are chosen from the first to the last. */
function withWordsChosen(state: EditorState): EditorState {
  const { selection, doc, tr } = state
  if (!(selection instanceof AllSelection)) return state
  return state.apply(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
}

const isInList = (state: EditorState, type: NodeType) => listAround(withWordsChosen(state))?.parent.type === type

const block =
  (type: NodeType, level?: number): Command =>
  (state, dispatch) =>
    isIn(state, type, level) ? setBlockType(nodes.paragraph)(state, dispatch) : setBlockType(type, { level })(state, dispatch)

const quote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

/** Plain words again: no marks, no heading. Lists and quotes stay. */
const clear: Command = ({ tr, selection: { from, to, $from } }, dispatch) => {
  const [start, end] = from === to ? [$from.start(), $from.end()] : [from, to]
  dispatch?.(tr.removeMark(start, end).setBlockType(start, end, nodes.paragraph))
  return true
}

export type Deed = { name: string; keys?: string; run: Command; isOn?: (state: EditorState) => boolean }

const marking = (name: string, mark: MarkType, keys?: string): Deed => ({
  name,
  ...(keys && { keys }),
  run: toggleMark(mark),
  isOn: (state) => hasMark(state, mark),
})

/** What the bar above the words offers, in its order; a link has a question of its own. */
export const DEEDS = {
  bold: marking('Negrito', marks.strong, 'Ctrl+B'),
  italic: marking('Itálico', marks.em, 'Ctrl+I'),
  underline: marking('Sublinhado', marks.underline, 'Ctrl+U'),
  heading: { name: 'Título', run: block(nodes.heading, 2), isOn: (state) => isIn(state, nodes.heading, 2) },
  subheading: { name: 'Subtítulo', run: block(nodes.heading, 3), isOn: (state) => isIn(state, nodes.heading, 3) },
  bullets: { name: 'Lista', run: list(nodes.bullet_list), isOn: (state) => isInList(state, nodes.bullet_list) },
  numbers: { name: 'Lista numerada', run: list(nodes.ordered_list), isOn: (state) => isInList(state, nodes.ordered_list) },
  quote: { name: 'Citação', run: quote, isOn: (state) => isIn(state, nodes.blockquote) },
  clear: { name: 'Limpar a formatação', keys: 'Ctrl+\\', run: clear },
  undo: { name: 'Desfazer', keys: 'Ctrl+Z', run: undo },
  redo: { name: 'Refazer', keys: 'Ctrl+Shift+Z', run: redo },
} satisfies Record<string, Deed>

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Keys of every writing program, and the signs at the start of a line that people know from messages. Tab leaves the field. */
export const plugins = () => [
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
      textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    ],
  }),
  keymap({
    'Mod-b': DEEDS.bold.run,
    'Mod-i': DEEDS.italic.run,
    'Mod-u': DEEDS.underline.run,
    'Mod-\\': DEEDS.clear.run,
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    'Shift-Enter': lineBreak,
    Enter: splitListItem(nodes.list_item),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
  history(),
]
