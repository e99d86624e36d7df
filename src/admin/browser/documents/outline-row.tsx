import HandleIcon from '@mui/icons-material/DragIndicator'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, IconButton, Typography } from '@mui/material'
import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent } from 'react'
import { useStable } from '../shared/use-stable.ts'
import type { Drop } from './drop.ts'
import { wordsOf } from './setting-values.ts'
import { isContainer, type Row } from './tree.ts'

/** A line where it would stand, or a frame around what would take it in. */
const MARK: Record<Drop['where'], string> = { before: '0 -2px 0', inside: 'inset 0 0 0 2px', after: '0 2px 0' }

/** On a telephone there is room below, elsewhere beside. */
const WORDS = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  whiteSpace: { sm: 'nowrap' },
}

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
    <Box
      component="li"
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isChosen}
      aria-expanded={canClose ? isOpen : undefined}
      aria-label={words ? `${title}: ${words}` : title}
      data-row={element.id}
      data-drop={drop}
      tabIndex={isReachable ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minBlockSize: 36,
        pl: (level - 1) * 1.5,
        pr: 1,
        borderRadius: 1,
        cursor: 'pointer',
        // Several rows are chosen with Shift; a long touch opens their menu.
        userSelect: 'none',
        WebkitTouchCallout: 'none',
        opacity: isHeld ? 0.5 : 1,
        boxShadow: drop && ((theme) => `${MARK[drop]} ${theme.palette.primary.main}`),
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: isChosen ? 'action.selected' : 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <IconButton
        size="small"
        tabIndex={-1}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          onToggle(!isOpen)
        }}
        sx={{ p: 0.25, visibility: canClose ? 'visible' : 'hidden', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
      >
        <ExpandIcon fontSize="small" />
      </IconButton>
      <Typography variant="body2" className="outline-words" sx={WORDS}>
        {title}
        {words && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {words}
          </Box>
        )}
      </Typography>
      <Box
        component="span"
        aria-hidden
        onPointerDown={onGrab}
        onClick={(event) => event.stopPropagation()}
        // A finger on it takes the row along instead of scrolling the list.
        sx={{
          display: 'flex',
          p: 0.75,
          mr: -1,
          color: 'text.secondary',
          cursor: isHeld ? 'grabbing' : 'grab',
          touchAction: 'none',
        }}
      >
        <HandleIcon fontSize="small" />
      </Box>
    </Box>
  )
}
