import { Button } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { MergeDialog } from './merge-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'

/** What can be done with the chosen customers: tags for all of them, and of two of them one. */
export function BulkActions() {
  const { selectedIds, onUnselectItems } = useListContext<RaRecord<number>>()
  const [open, setOpen] = useState<'tags' | 'merge'>()
  const [first, other] = selectedIds
  return (
    <>
      <Button size="small" onClick={() => setOpen('tags')}>
        Etiquetas
      </Button>
      {selectedIds.length === 2 && (
        <Button size="small" onClick={() => setOpen('merge')}>
          Juntar os dois
        </Button>
      )}
      {open === 'tags' && <TagDialog ids={selectedIds} onClose={() => setOpen(undefined)} onDone={() => onUnselectItems()} />}
      {open === 'merge' && first !== undefined && other !== undefined && (
        <MergeDialog id={first} otherId={other} onClose={() => setOpen(undefined)} onDone={() => onUnselectItems()} />
      )}
    </>
  )
}
