import type { SxProps, Theme } from '@mui/material'
import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent } from 'react'
import { useStable } from '../shared/use-stable.ts'
import type { Drop } from './drop.ts'
import { wordsOf } from './setting-values.ts'
import { isContainer, type Row } from './tree.ts'

type RowOptions = {
  row: Row
  title: string
  isChosen: boolean
  isReachable: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onChoose: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Its handle is pressed. */
  onGrab: (event: PointerEvent) => void
  isHeld: boolean
  /** Where something that is held would come to stand. */
  drop: Drop['where'] | undefined
}

/** A page may have hundreds: of these only those are drawn again that show something else, whatever functions they are given. */
export function OutlineRow({ onToggle, onChoose, onKeyDown, onGrab, ...shown }: RowOptions) {
  return <MemoRow {...shown} {...useStable({ onToggle, onChoose, onKeyDown, onGrab })} />
}

const MemoRow = memo(DrawnRow, ({ row: before, ...shown }, { row, ...next }) => {
  const isSameRow = (['element', 'level', 'place', 'count'] as const).every((name) => before[name] === row[name])
  return isSameRow && (Object.keys(next) as (keyof typeof next)[]).every((name) => shown[name] === next[name])
})

function DrawnRow({
  row,
  title,
  isChosen,
  isReachable,
  isOpen,
  onToggle,
  onChoose,
  onKeyDown,
  onGrab,
  isHeld,
  drop,
}: RowOptions) {
  const { element, level, place, count } = row
  const canClose = isContainer(element) && element.elements.length > 0
  const words = wordsOf(element.settings)
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isChosen}
      aria-expanded={canClose ? isOpen : undefined}
      aria-label={words ? `${title}: ${words}` : title}
      data-row={element.id}
      data-drop={drop}
      data-held={isHeld || undefined}
      tabIndex={isReachable ? 0 : -1}
      style={{ paddingInlineStart: (level - 1) * INDENT_PX }}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="outline-arrow"
        tabIndex={-1}
        aria-hidden
        style={{ visibility: canClose ? 'visible' : 'hidden', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
        onClick={(event) => {
          event.stopPropagation()
          onToggle(!isOpen)
        }}
      >
        <svg viewBox="0 0 24 24">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <span className="outline-words">
        {title}
        {words && <small> · {words}</small>}
      </span>
      <span className="outline-handle" aria-hidden onPointerDown={onGrab} onClick={(event) => event.stopPropagation()}>
        <svg viewBox="0 0 24 24">
          <path d="M9 5v14.1M15 5v14.1" stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeDasharray="0 7" />
        </svg>
      </span>
    </li>
  )
}

const INDENT_PX = 12
const line = (shadow: string) => (theme: Theme) => `${shadow} ${theme.palette.primary.main}`

/** How the list of rows looks, and they in it: plain elements with one style for all are a small part of the work of styled ones. */
export const LIST_LOOK: SxProps<Theme> = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 36,
    pr: 1,
    borderRadius: 1,
    typography: 'body2',
    cursor: 'pointer',
    // Several rows are chosen with Shift; a long touch opens their menu.
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected="true"]': { bgcolor: 'action.selected' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '&[data-held]': { opacity: 0.5 },
    // A line where it would stand, or a frame around what would take it in.
    '&[data-drop="before"]': { boxShadow: line('0 -2px 0') },
    '&[data-drop="inside"]': { boxShadow: line('inset 0 0 0 2px') },
    '&[data-drop="after"]': { boxShadow: line('0 2px 0') },
    '& svg': { display: 'block', inlineSize: 20, blockSize: 20 },
    '& .outline-arrow': {
      display: 'grid',
      placeItems: 'center',
      p: 0.25,
      border: 0,
      bgcolor: 'transparent',
      color: 'action.active',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minInlineSize: 44, minBlockSize: 44 },
    },
    // On a telephone there is room below, elsewhere beside.
    '& .outline-words': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      overflowWrap: 'anywhere',
      whiteSpace: { sm: 'nowrap' },
      '& > small': { fontSize: 'inherit', color: 'text.secondary' },
    },
    // A finger on it takes the row along instead of scrolling the list.
    '& .outline-handle': { p: 0.75, mr: -1, color: 'text.secondary', cursor: 'grab', touchAction: 'none' },
    '&[data-held] .outline-handle': { cursor: 'grabbing' },
  },
}
