import { Box, MenuItem, TextField } from '@mui/material'
import type { BoostRecord } from '#api/vitrine/search-rule-routes.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { KINDS, ofKind, STRENGTH_CHOICES } from './boost-labels.ts'
import { RecordChoice } from './record-choice.tsx'

type Options = { boost: BoostRecord; at: number; onChange: (boost: BoostRecord) => void; onRemove: () => void }

/** What comes sooner or later, and by how much. */
export function BoostRow({ boost, at, onChange, onRemove }: Options) {
  const { kind, target, target_id: id, name, days, strength } = boost
  const chosenFrom = KINDS.find((one) => one.id === kind)?.of
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '180px minmax(0, 1fr) 180px auto' },
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        label="O quê"
        value={kind}
        onChange={({ target: field }) => onChange(ofKind(boost, field.value as BoostRecord['kind']))}
      >
        {KINDS.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        {chosenFrom && (
          <RecordChoice
            key={chosenFrom}
            of={chosenFrom}
            label="Qual"
            chosen={id === null ? { id: 0, name: '' } : { id, name: name || 'Excluído da loja' }}
            onPick={(picked) => onChange({ ...boost, target_id: picked.id, name: picked.name })}
          />
        )}
        {kind === 'brand' && (
          <TextField
            label="Marca"
            value={target}
            onChange={({ target: field }) => onChange({ ...boost, target: field.value })}
            slotProps={{ htmlInput: { maxLength: 70 } }}
            fullWidth
          />
        )}
        {kind === 'new' && (
          <TextField
            type="number"
            label="Publicado há até (dias)"
            value={days ?? ''}
            onChange={({ target: field }) => onChange({ ...boost, days: Math.trunc(Number(field.value)) || null })}
            slotProps={{ htmlInput: { min: 1, max: 730 } }}
            fullWidth
          />
        )}
      </Box>
      <TextField
        select
        label="Força"
        value={strength}
        onChange={({ target: field }) => onChange({ ...boost, strength: Number(field.value) })}
      >
        {STRENGTH_CHOICES.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      <ActionButton label="Tirar" name={`destaque ${at + 1}`} color="error" onClick={onRemove} />
    </Box>
  )
}
