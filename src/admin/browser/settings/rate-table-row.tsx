import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import type { ClipboardEvent } from 'react'
import type { Cells, TableColumn } from './rate-table.ts'

type Props = {
  number: number
  columns: readonly TableColumn[]
  cells: Cells
  problems: readonly (string | undefined)[]
  /** A table has at least one row. */
  isOnly: boolean
  onChange: (cells: Cells) => void
  onPaste: (event: ClipboardEvent) => void
  onDuplicate: () => void
  onDelete: () => void
}

/** One row: its cells side by side where there is room, two by two on a telephone. */
export function TableRowFields({ number, columns, cells, problems, isOnly, onChange, onPaste, onDuplicate, onDelete }: Props) {
  return (
    <Box
      role="group"
      aria-label={`Linha ${number}`}
      sx={{
        display: 'grid',
        columnGap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: `2rem repeat(${columns.length}, minmax(0, 1fr)) auto` },
        borderTop: 1,
        borderColor: { xs: 'divider', md: 'transparent' },
        py: { xs: 1, md: 0 },
      }}
    >
      <Typography
        aria-hidden
        variant="caption"
        color="textSecondary"
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, pt: { md: 2 } }}
      >
        <Box component="span" sx={{ display: { md: 'none' } }}>
          Linha{' '}
        </Box>
        {number}
      </Typography>
      {columns.map(({ id, label, kind }, place) => (
        <TextField
          key={id}
          label={label}
          value={cells[place] ?? ''}
          error={problems[place] !== undefined && cells[place] !== ''}
          helperText={cells[place] === '' ? undefined : problems[place]}
          onChange={({ target }) => onChange(cells.map((cell, which) => (which === place ? target.value : cell)))}
          onPaste={onPaste}
          slotProps={{ htmlInput: { inputMode: kind === 'cep' || kind === 'days' ? 'numeric' : 'decimal', maxLength: 20 } }}
        />
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gridColumn: { xs: '1 / -1', md: 'auto' }, pt: { md: 1 } }}>
        <IconButton size="small" aria-label={`Duplicar a linha ${number}`} onClick={onDuplicate}>
          <ContentCopyIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Excluir a linha ${number}`} disabled={isOnly} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  )
}
