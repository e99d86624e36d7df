import { DOMSerializer } from 'prosemirror-model'
import { EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { plugins } from '../../rich-text/commands.ts'
import { htmlOf } from '../../rich-text/html.ts'
import { lostIn, pasteReader, readHtml } from '../../rich-text/read-html.ts'
import { schema } from '../../rich-text/schema.ts'
import type { Writing } from './write-words.ts'

/** A text with formatting while it is written: what its toolbar shows and works on. */
export type OpenMarkup = { label: string; place: HTMLElement; view: EditorView; state: EditorState }

type Options = {
  place: HTMLElement
  label: string
  value: string
  onChange: (html: string) => void
  /** After every move of the cursor, too. */
  onState: (open: OpenMarkup) => void
  onLink: () => void
}

/** What of a text would be lost: then it is changed in its form, as HTML. */
export { lostIn }

/** A text with formatting, written where it stands. What is told is letter for letter what the shop keeps. */
export function writeMarkup({ place, label, value, onChange, onState, onLink }: Options): Writing {
  const drawn = [...place.childNodes]
  const first = EditorState.create({ doc: readHtml(value), plugins: plugins() })
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
      const { doc } = view.state
      view.destroy()
      const isSame = doc.eq(first.doc)
      const written = isSame ? drawn : [DOMSerializer.fromSchema(schema).serializeFragment(doc.content)]
      place.replaceChildren(...written)
    },
  }
}
