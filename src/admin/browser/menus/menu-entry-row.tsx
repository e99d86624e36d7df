import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import OutIcon from '@mui/icons-material/FormatIndentDecrease'
import InIcon from '@mui/icons-material/FormatIndentIncrease'
import { Box, Button, IconButton, Typography } from '@mui/material'
import type { DOMAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Handle } from '../shared/handle.tsx'
import { useKeptFocus } from '../shared/use-kept-focus.ts'
import { type DropWhere, levelOf, type MenuEntry, type Place, placeAfter, titleOf, type Way } from './menu-moves.ts'

const WAYS: [way: Way, key: string, name: string, icon: ReactNode][] = [
  ['up', 'ArrowUp', 'para cima', <UpIcon key="up" fontSize="small" />],
  ['down', 'ArrowDown', 'para baixo', <DownIcon key="down" fontSize="small" />],
  ['in', 'ArrowRight', 'para dentro', <InIcon key="in" fontSize="small" />],
  ['out', 'ArrowLeft', 'para fora', <OutIcon key="out" fontSize="small" />],
]
/** A line where it would stand, or a frame around what would take it in. */
const MARK: Record<DropWhere, string> = { before: '0 -2px 0', inside: 'inset 0 0 0 2px' }

type Options = {
  entry: MenuEntry
  entries: MenuEntry[]
  hears: DOMAttributes<Element>
  isHeld: boolean
  /** Where what is held would go if it were let go here. */
  mark: DropWhere | undefined
  onMove: (place: Place | undefined) => void
  onOpen: () => void
}

/** One entry of a menu: moved by its handle, by button or by key; pressed, it opens. */
export function MenuEntryRow({ entry, entries, hears, isHeld, mark, onMove, onOpen }: Options) {
  const keepFocus = useKeptFocus(`${entry.parent}/${entries.indexOf(entry)}`)
  const after = (way: Way) => placeAfter(entries, entry.id, way)
  const step = (way: Way) => (event: MouseEvent<HTMLButtonElement>) => {
    keepFocus(event.currentTarget)
    onMove(after(way))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.altKey && WAYS.find(([, key]) => key === event.key)
    if (!way) return
    event.preventDefault()
    if (event.target instanceof HTMLButtonElement) keepFocus(event.target)
    onMove(after(way[0]))
  }
  return (
    <Box
      component="li"
      data-row={entry.id}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        ml: (levelOf(entries, entry.id) - 1) * 3,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isHeld ? 0.5 : 1,
        boxShadow: mark && ((theme) => `${MARK[mark]} ${theme.palette.primary.main}`),
      }}
    >
      <Handle hears={hears} isHeld={isHeld} />
      <Button
        color="inherit"
        data-opens=""
        onClick={onOpen}
        sx={{ flex: 1, minWidth: 120, justifyContent: 'start', textAlign: 'start' }}
      >
        <span>
          {titleOf(entry)}
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {entry.url}
          </Typography>
        </span>
      </Button>
      <Box sx={{ display: 'flex' }}>
        {WAYS.map(([way, , name, icon]) => (
          <IconButton
            key={way}
            size="small"
            aria-label={`Mover ${titleOf(entry)} ${name}`}
            disabled={after(way) === undefined}
            onClick={step(way)}
          >
            {icon}
          </IconButton>
        ))}
      </Box>
    </Box>
  )
}
