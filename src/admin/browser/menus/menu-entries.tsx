import { Box, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useStale } from '../shared/stale.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useHandles } from '../shared/use-handles.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { MenuEntryRow } from './menu-entry-row.tsx'
import { type DropWhere, type MenuEntry, type Place, placeOfDrop, titleOf } from './menu-moves.ts'

/** The entries of a menu, each below the one that opens it. */
export function MenuEntries({ entries }: { entries: MenuEntry[] }) {
  const { onError, dialog } = useStale()
  const { run, isBusy } = useApiAction({ onError })
  const [open, setOpen] = useState<number>()
  const at = entries.findIndex(({ id }) => id === open)
  const edited = entries[at]
  const list = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    if (at !== -1) openedAt.current = at
    else if (open !== undefined) {
      // It was taken away: whoever did so goes on with what stands in its place.
      const rows = [...list.current!.querySelectorAll<HTMLElement>('[data-opens]')]
      const next = rows[openedAt.current] ?? rows.at(-1) ?? list.current
      next?.focus()
    }
  }, [at, open])
  const move = (id: number, place: Place | undefined) => {
    const entry = entries.find((one) => one.id === id)
    if (!place || !entry) return
    const previousData = { id, version: entry.version }
    void run(
      (provider) => provider.update('menu_items', { id, data: place, previousData }),
      `“${titleOf(entry)}” mudou de lugar.`,
    )
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
  return (
    <Box ref={list} tabIndex={-1}>
      {entries.length === 0 ? (
        <Typography role="status">Este menu está vazio. Acrescente uma página, uma categoria ou um link.</Typography>
      ) : (
        <Box component="ul" aria-label="Itens do menu" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <MenuEntryRow
              key={entry.id}
              entry={entry}
              entries={entries}
              hears={handle(String(entry.id))}
              isHeld={held?.id === String(entry.id)}
              mark={held?.drop?.onto === entry.id ? held.drop.where : undefined}
              // A button that is pressed or a key that is held down while something moves would ask for the same step again.
              onMove={(place) => !isBusy && move(entry.id, place)}
              onOpen={() => setOpen(entry.id)}
            />
          ))}
        </Box>
      )}
      {dialog}
      {edited && <EntryDialog key={edited.id} entry={edited} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}
