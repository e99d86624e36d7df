import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { nextTab, type Direction } from './next-tab.ts'
import { tabIds } from './tab-ids.ts'

export type TabListProps = {
  id: string
  label: string
  titles: string[]
  direction: Direction
  /** Drawings before the titles: of a tab that is not chosen, and of one that is. */
  icons?: (readonly [normal: string, chosen: string] | null)[]
}

/** The row of tabs. The panels are the server's own `<details>`, found by their ids: their text is not sent twice. */
export function TabList({ id, label, titles, direction, icons }: TabListProps) {
  const [selected, setSelected] = useState(0)
  const list = useRef<HTMLDivElement>(null)

  // On a phone the panels are opened by themselves: the row follows, for when the phone is turned.
  useEffect(() => {
    const follow = (event: Event) => {
      const index = titles.findIndex((_, each) => event.target === panel(id, each))
      if (index >= 0 && panel(id, index)?.open) setSelected(index)
    }
    document.addEventListener('toggle', follow, { capture: true })
    return () => document.removeEventListener('toggle', follow, { capture: true })
  }, [id, titles])

  const show = (index: number) => {
    setSelected(index)
    titles.forEach((_, each) => panel(id, each)?.toggleAttribute('open', each === index))
  }
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, { current: selected, count: titles.length, direction })
    if (next === undefined) return
    event.preventDefault()
    show(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  const tabs = titles.map((title, index) => ({ title, ...tabIds(id, index) }))
  return (
    <div className="elementor-tabs-wrapper" role="tablist" aria-label={label} aria-orientation={direction} ref={list}>
      {tabs.map(({ title, tab, content }, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tab}
          className="elementor-tab-title elementor-tab-desktop-title"
          aria-selected={index === selected}
          aria-controls={content}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => show(index)}
          onKeyDown={move}
        >
          <Drawing path={icons?.[index]?.[index === selected ? 1 : 0]} />
          {title}
        </button>
      ))}
    </div>
  )
}

function Drawing({ path }: { path: string | undefined }) {
  if (path === undefined) return null
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

const panel = (id: string, index: number) => document.getElementById(tabIds(id, index).panel) as HTMLDetailsElement | null // printed by the view
