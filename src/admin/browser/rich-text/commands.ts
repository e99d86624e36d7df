import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
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
  (state, dispatch) =>
    isIn(state, type) ? liftListItem(nodes.list_item)(state, dispatch) : wrapInList(type)(state, dispatch)

const block =
  (type: NodeType, level?: number): Command =>
  (state, dispatch) =>
    isIn(state, type, level) ? setBlockType(nodes.paragraph)(state, dispatch) : setBlockType(type, { level })(state, dispatch)

const quote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

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
  heading: { name: 'Título', run: block(nodes.heading, 2), isOn: (state) => isIn(state, nodes.heading, 2) },
  subheading: { name: 'Subtítulo', run: block(nodes.heading, 3), isOn: (state) => isIn(state, nodes.heading, 3) },
  bullets: { name: 'Lista', run: list(nodes.bullet_list), isOn: (state) => isIn(state, nodes.bullet_list) },
  numbers: { name: 'Lista numerada', run: list(nodes.ordered_list), isOn: (state) => isIn(state, nodes.ordered_list) },
  quote: { name: 'Citação', run: quote, isOn: (state) => isIn(state, nodes.blockquote) },
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
    'Mod-u': toggleMark(marks.underline),
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
