import { Box } from '@mui/material'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { plugins } from './commands.ts'
import { FormatBar } from './format-bar.tsx'
import { htmlOf } from './html.ts'
import { LinkDialog } from './link-dialog.tsx'
import { pasteReader, readHtml } from './read-html.ts'
import type { EditorOptions } from './editor-options.ts'

const LOOK = {
  minBlockSize: 120,
  maxBlockSize: 480,
  overflowY: 'auto',
  px: 1.5,
  py: 1,
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  '& > *': { my: 1 },
  '& h2': { fontSize: '1.25rem' },
  '& h3': { fontSize: '1.1rem' },
  '& li > p': { my: 0 },
  '& blockquote': { mx: 0, pl: 1.5, borderInlineStart: 3, borderColor: 'divider' },
  '& a': { color: 'primary.main' },
  '& img': { maxInlineSize: '100%', blockSize: 'auto' },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
} as const

const openState = (html: string) => EditorState.create({ doc: readHtml(html), plugins: plugins() })

/** Words written as they will look. What is told outwards is always markup that the shop keeps letter for letter. */
export default function RichTextEditor({ label, labelId, helpId, value, onChange }: EditorOptions) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const told = useRef(value)
  const [state, setState] = useState(() => openState(value))
  const [isLinking, setIsLinking] = useState(false)
  const first = useRef(state)
  const tell = useEffectEvent((html: string) => {
    told.current = html
    onChange(html)
  })
  const askForLink = useEffectEvent(() => setIsLinking(true))

  useEffect(() => {
    if (!place.current) return
    const made = new EditorView(
      { mount: place.current },
      {
        state: first.current,
        clipboardParser: pasteReader,
        dispatchTransaction: (transaction) => {
          const next = made.state.apply(transaction)
          made.updateState(next)
          setState(next)
          if (transaction.docChanged) tell(htmlOf(next.doc))
        },
        handleKeyDown: (_view, { key, ctrlKey, metaKey }) => {
          if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey)) return false
          askForLink()
          return true
        },
      },
    )
    view.current = made
    return () => {
      view.current = null
      made.destroy()
    }
  }, [])

  // Another text was put in from outside: a step taken back, a revision.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    const next = openState(value)
    view.current?.updateState(next)
    setState(next)
  }, [value])

  const carryOut = (deed: (open: EditorView) => void) => {
    if (!view.current) return
    deed(view.current)
    view.current.focus()
  }
  return (
    <>
      <FormatBar
        label={label}
        state={state}
        onRun={(command) => carryOut((open) => command(open.state, open.dispatch, open))}
        onLink={() => setIsLinking(true)}
      />
      <Box ref={place} role="textbox" aria-multiline aria-labelledby={labelId} aria-describedby={helpId} sx={LOOK} />
      {isLinking && (
        <LinkDialog
          state={state}
          onDo={(transaction) => carryOut((open) => transaction && open.dispatch(transaction))}
          onClose={() => {
            setIsLinking(false)
            view.current?.focus()
          }}
        />
      )}
    </>
  )
}
