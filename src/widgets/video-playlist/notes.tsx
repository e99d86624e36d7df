import { useRef, useState, type KeyboardEvent } from 'react'
import { nextTab } from '../tabs/next-tab.ts'
import type { Note } from './playlist.ts'
import { text } from './text.ts'

/** What is told of the video that plays: one text, or two behind tabs. */
export function Notes({ id, notes }: { id: string; notes: Note[] }) {
  const [open, setOpen] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)
  const note = notes[open]
  if (!note) return null
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, { current: open, count: notes.length, direction: 'horizontal' })
    if (next === undefined) return
    event.preventDefault()
    setOpen(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
  }
  const panel = `${id}-note`
  if (notes.length === 1)
    return (
      <div className="playlist-note e-inner-tab-content">
        {note.title !== '' && <h4>{note.title}</h4>}
        <p>{note.content}</p>
      </div>
    )
  return (
    <div className="playlist-note e-inner-tab-content">
      <div className="playlist-tabs" role="tablist" aria-label={text.notes} ref={tabs}>
        {notes.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${panel}-${index}`}
            aria-selected={index === open}
            aria-controls={panel}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
            onKeyDown={move}
          >
            {title || text.notes}
          </button>
        ))}
      </div>
      <p id={panel} role="tabpanel" aria-labelledby={`${panel}-${open}`}>
        {note.content}
      </p>
    </div>
  )
}
