import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import OutIcon from '@mui/icons-material/FormatIndentDecrease'
import InIcon from '@mui/icons-material/FormatIndentIncrease'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Handle } from '../shared/handle.tsx'
import { useStale } from '../shared/stale.tsx'
import { useDeed } from '../shared/use-desk.ts'
import { useHandles } from '../shared/use-handles.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { type DropWhere, levelOf, type MenuEntry, type Place, placeAfter, placeOfDrop, type Way } from './menu-moves.ts'

const WAYS: [way: Way, key: string, name: string, icon: ReactNode][] = [
  ['up', 'ArrowUp', 'para cima', <UpIcon key="up" fontSize="small" />],
  ['down', 'ArrowDown', 'para baixo', <DownIcon key="down" fontSize="small" />],
  ['in', 'ArrowRight', 'para dentro', <InIcon key="in" fontSize="small" />],
  ['out', 'ArrowLeft', 'para fora', <OutIcon key="out" fontSize="small" />],
]
/** A line where it would stand, or a frame around what would take it in. */
const MARK: Record<DropWhere, string> = { before: '0 -2px 0', inside: 'inset 0 0 0 2px' }
export const titleOf = ({ title }: MenuEntry) => title.raw ?? title.rendered

/** The entries of a menu, each below the one that opens it. */
export function MenuEntries({ entries }: { entries: MenuEntry[] }) {
  const { onError, dialog } = useStale()
  const { run, isBusy } = useDeed({ onError })
  const [open, setOpen] = useState<number>()
  const edited = entries.find(({ id }) => id === open)
  const move = (id: number, place: Place | undefined) => {
    const entry = entries.find((one) => one.id === id)
    if (!place || !entry) return
    const previousData = { id, version: entry.version }
    void run(
      (provider) => provider.update('menu_items', { id, data: place, previousData }),
      `“${titleOf(entry)}” mudou de lugar.`,
    )
  }
  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const way = event.altKey && WAYS.find(([, key]) => key === event.key)
    if (!way) return
    event.preventDefault()
    // A key that is held down would ask for the same step again and again.
    if (!isBusy) move(id, placeAfter(entries, id, way[0]))
  }
  const { held, handle } = useHandles<{ onto: number; where: DropWhere; place: Place }>({
    dropOn: (row, event, id) => {
      const onto = Number(row.dataset.row)
      // Let go on the right of an entry it goes below that one, on the left before it.
      const { left, width } = row.getBoundingClientRect()
      const where = event.clientX > left + width / 2 ? 'inside' : 'before'
      const place = placeOfDrop(entries, Number(id), onto, where)
      return place && { onto, where, place }
    },
    onDrop: (id, { place }) => move(Number(id), place),
  })
  if (entries.length === 0)
    return <Typography role="status">Este menu está vazio. Acrescente uma página, uma categoria ou um link.</Typography>
  return (
    <>
      <Box component="ul" aria-label="Itens do menu" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.id}
            data-row={entry.id}
            onKeyDown={(event) => onKeyDown(event, entry.id)}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 0.5,
              ml: (levelOf(entries, entry.id) - 1) * 3,
              borderTop: 1,
              borderColor: 'divider',
              opacity: held?.id === String(entry.id) ? 0.5 : 1,
              boxShadow:
                held?.drop?.onto === entry.id ? (theme) => `${MARK[held.drop!.where]} ${theme.palette.primary.main}` : undefined,
            }}
          >
            <Handle hears={handle(String(entry.id))} isHeld={held?.id === String(entry.id)} />
            <Button
              color="inherit"
              onClick={() => setOpen(entry.id)}
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
                  disabled={isBusy || placeAfter(entries, entry.id, way) === undefined}
                  onClick={() => move(entry.id, placeAfter(entries, entry.id, way))}
                >
                  {icon}
                </IconButton>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {dialog}
      {edited && <EntryDialog key={edited.id} entry={edited} onClose={() => setOpen(undefined)} />}
    </>
  )
}
