import { Box, Button, Chip, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { CustomerSegmentRecord } from '#api/vitrine/customer-segment-routes.ts'
import { count } from '#kit/pt-br.ts'
import { Confirm } from '../shared/confirm.tsx'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { askedOf, isSameFilter, READY } from './customer-labels.ts'

const NOTHING = {}

/** Filters with a name: those that every shop has, and those that were saved. Says how many customers fit. */
export function SegmentBar() {
  const { filterValues, setFilters, total } = useListContext()
  const { data: saved = [] } = useAnswer<CustomerSegmentRecord[]>('/vitrine/v1/customer-segments')
  const [isSaving, setIsSaving] = useState(false)
  const [going, setGoing] = useState<CustomerSegmentRecord>()
  const { run } = useApiAction()
  const filter = filterValues as Record<string, unknown>
  const asked = askedOf(filter)
  const choose = (wanted: Record<string, unknown>) => {
    const search = filter['q'] === undefined ? NOTHING : { q: filter['q'] }
    setFilters({ ...search, ...(isSameFilter(filter, wanted) ? NOTHING : wanted) }, NOTHING)
  }
  const chip = (name: string, wanted: Record<string, unknown>, onDelete?: () => void) => {
    const isChosen = isSameFilter(filter, wanted)
    return (
      <Chip
        key={name}
        label={name}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        aria-pressed={isChosen}
        sx={{ minHeight: 44, borderRadius: 6 }}
        onClick={() => choose(wanted)}
        {...(onDelete && { onDelete })}
      />
    )
  }
  const isKnown = [...READY, ...saved].some((segment) => isSameFilter(filter, segment.filter))
  return (
    <Box
      sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box role="group" aria-label="Segmentos" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {READY.map(({ name, filter: wanted }) => chip(name, wanted))}
        {saved.map((segment) => chip(segment.name, segment.filter, () => setGoing(segment)))}
      </Box>
      {Object.keys(asked).length > 0 && !isKnown && (
        <Button size="small" onClick={() => setIsSaving(true)}>
          Salvar segmento
        </Button>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ ml: { sm: 'auto' } }}>
        {total !== undefined && count(total, 'cliente', 'clientes')}
      </Typography>
      {isSaving && <SaveSegment filter={asked} onClose={() => setIsSaving(false)} />}
      <Confirm
        isOpen={going !== undefined}
        title={`Excluir o segmento «${going?.name ?? ''}»?`}
        content="Ele some para todas as pessoas da loja. Os clientes ficam como estão."
        confirm="Excluir"
        cancel="Manter"
        onConfirm={() => {
          if (going) void run((provider) => provider.remove(`/vitrine/v1/customer-segments/${going.id}`), 'Segmento excluído.')
          setGoing(undefined)
        }}
        onClose={() => setGoing(undefined)}
      />
    </Box>
  )
}

function SaveSegment({ filter, onClose }: { filter: Record<string, unknown>; onClose: () => void }) {
  const [name, setName] = useState('')
  const { run, isBusy, trouble } = useDialogAction()
  const save = async () => {
    const isSaved = await run((provider) => provider.tell('/vitrine/v1/customer-segments', { name, filter }), 'Segmento salvo.')
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      title="Salvar segmento"
      action="Salvar"
      canSave={name.trim() !== '' && !isBusy}
      isChanged={name !== ''}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Nome do segmento"
        helperText="Guarda os filtros desta lista, para todas as pessoas da loja."
        fullWidth
        margin="dense"
        value={name}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  )
}
