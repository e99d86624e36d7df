import { useEffect, useMemo, useRef, useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { Icon } from '#ui/icon.tsx'
import { findHeadings, type Search } from './find-headings.ts'
import { listHeadings, nestHeadings, type Heading } from './outline.ts'
import { TocList } from './toc-list.tsx'
import { useReading } from './use-reading.ts'

type Props = {
  id: string
  title: string
  emptyText: string
  // Not ElementType: comparing it with every element of HTML and SVG costs the type check seconds.
  titleTag: 'div' | `h${1 | 2 | 3 | 4 | 5 | 6}`
  search: Search
  marker: 'numbers' | 'bullets'
  icon: string
  hierarchical: boolean
  collapse: boolean
  canMinimize: boolean
  /** The drawing of its button: while the list can be shown, and while it can be hidden. */
  toggleIcons: { expand: string; collapse: string }
  /** On screens up to this width the box begins closed. */
  minimizedUpToPx: number
}

/** The list is made in the browser: only there all headings of a page stand together. */
function TableOfContents({
  id,
  title,
  emptyText,
  titleTag: Title,
  search,
  canMinimize,
  minimizedUpToPx,
  toggleIcons,
  ...look
}: Props) {
  const [headings, setHeadings] = useState<Heading[]>()
  const [closed, setClosed] = useState(false)
  const box = useRef<HTMLElement>(null)
  const { reading, choose } = useReading(headings)

  useEffect(() => {
    const build = () => {
      setHeadings(findHeadings(search))
      setClosed(canMinimize && matchMedia(`(max-width: ${minimizedUpToPx}px)`).matches)
    }
    // Whether a heading can be seen is known when the page has been laid out.
    const frame = requestAnimationFrame(build)
    return () => cancelAnimationFrame(frame)
  }, [search, canMinimize, minimizedUpToPx])
  useEffect(() => {
    // Who followed a link to one of the places came before they were there.
    if (headings && location.hash.startsWith('#elementor-toc__'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [headings])
  useEffect(() => {
    box.current?.closest('.elementor-widget')?.classList.toggle('elementor-toc--collapsed', closed)
  }, [closed])

  const items = useMemo(
    () => (look.hierarchical ? nestHeadings(headings ?? []) : listHeadings(headings ?? [])),
    [headings, look.hierarchical],
  )
  const state = headings === undefined ? 'waiting' : closed ? 'collapsed' : 'expanded'
  return (
    <nav className="elementor-toc" aria-label={title || 'Sumário'} data-state={state} ref={box}>
      <div className="elementor-toc__header">
        <Title className="elementor-toc__header-title">{title}</Title>
        {canMinimize && (
          <button
            type="button"
            className={`elementor-toc__toggle-button elementor-toc__toggle-button--${closed ? 'expand' : 'collapse'}`}
            aria-expanded={!closed}
            aria-controls={`elementor-toc__${id}`}
            aria-label="Mostrar o sumário"
            onClick={() => setClosed(!closed)}
          >
            <Icon name={closed ? toggleIcons.expand : toggleIcons.collapse} />
          </button>
        )}
      </div>
      <div id={`elementor-toc__${id}`} className="elementor-toc__body" aria-busy={state === 'waiting'} hidden={closed}>
        {state === 'waiting' ? (
          <div className="elementor-toc__spinner-container">
            <span className="elementor-toc__spinner" aria-hidden="true" />
          </div>
        ) : items.length > 0 ? (
          <TocList {...look} items={items} reading={reading} choose={choose} />
        ) : (
          <p className="elementor-toc__empty">{emptyText}</p>
        )}
      </div>
    </nav>
  )
}

export default defineIsland('table-of-contents', 'load', TableOfContents)
