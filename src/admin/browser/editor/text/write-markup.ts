import { DOMSerializer, type Node } from 'prosemirror-model'
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { plugins } from '../../rich-text/commands.ts'
import { htmlOf } from '../../rich-text/html.ts'
import { lostIn, pasteReader, readHtml } from '../../rich-text/read-html.ts'
import { schema } from '../../rich-text/schema.ts'
import { type Chosen, letterAt } from './chosen-letters.ts'
import type { Writing } from './write-words.ts'

/** A text with formatting while it is written: what its toolbar shows and works on. */
export type OpenMarkup = { label: string; place: HTMLElement; view: EditorView; state: EditorState }

type Options = {
  place: HTMLElement
  label: string
  value: string
  /** What was chosen of it before; nothing: writing goes on at its end. */
  chosen: Chosen | undefined
  onChange: (html: string) => void
  /** After every move of the cursor, too. */
  onState: (open: OpenMarkup) => void
  onLink: () => void
}

/** What of a text would be lost: then it is changed in its form, as HTML. */
export { lostIn }

/** A text with formatting, written where it stands. What is told is letter for letter what the shop keeps. */
export function writeMarkup({ place, label, value, chosen, onChange, onState, onLink }: Options): Writing {
  const drawn = [...place.childNodes]
  const doc = readHtml(value)
  const first = EditorState.create({ doc, plugins: plugins(), selection: selectionIn(doc, chosen) })
  place.style.whiteSpace = 'break-spaces'
  const view = new EditorView(
    { mount: place },
    {
      state: first,
      clipboardParser: pasteReader,
      dispatchTransaction: (transaction: Transaction) => {
        const state = view.state.apply(transaction)
        view.updateState(state)
        onState({ label, place, view, state })
        if (transaction.docChanged) onChange(htmlOf(state.doc))
      },
      handleKeyDown: (_view, { key, ctrlKey, metaKey }) => {
        if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey)) return false
        onLink()
        return true
      },
    },
  )
  view.focus()
  onState({ label, place, view, state: first })
  return {
    close: () => {
      const { doc: last } = view.state
      view.destroy()
      const written = last.eq(doc) ? drawn : [DOMSerializer.fromSchema(schema).serializeFragment(last.content)]
      place.replaceChildren(...written)
    },
  }
}

function selectionIn(doc: Node, chosen: Chosen | undefined): Selection {
  if (!chosen) return Selection.atEnd(doc)
  const from = positionOf(doc, chosen.from)
  // Behind its last letter, not before the next one: a space may stand between them, or a paragraph end.
  const to = chosen.from === chosen.to ? from : positionOf(doc, chosen.to - 1) + 1
  return TextSelection.between(doc.resolve(from), doc.resolve(to))
}

/** The place before a letter, all letters of the document counted. */
function positionOf(doc: Node, count: number): number {
  let left = count
  let found: number | undefined
  doc.descendants((node, at) => {
    if (found !== undefined || !node.isText) return found === undefined
    const text = node.text ?? ''
    const letters = text.replaceAll(/\s+/g, '').length
    if (left < letters) found = at + letterAt(text, left)
    left -= letters
    return false
  })
  return found ?? Selection.atEnd(doc).to
}
