import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type Cells, pastedRows, type TableColumn, wrongRows } from './rate-table.ts'

type Props = {
  columns: readonly TableColumn[]
  onClose: () => void
  onAdd: (rows: readonly Cells[]) => void
  onReplace: (rows: readonly Cells[]) => void
}

/** A carrier's whole table at once: copied from a spreadsheet, looked at, and taken. */
export function PasteRows({ columns, onClose, onAdd, onReplace }: Props) {
  const [text, setText] = useState('')
  const rows = pastedRows(text, columns)
  const wrong = wrongRows(rows, columns)
  const take = (how: (rows: readonly Cells[]) => void) => {
    how(rows)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="paste-title">
      <DialogTitle id="paste-title">Colar de uma planilha</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          Copie as colunas nesta ordem e cole abaixo: {columns.map(({ label }) => label).join(' · ')}.
        </Typography>
        <TextField
          label="Linhas da planilha"
          multiline
          minRows={5}
          maxRows={12}
          value={text}
          onChange={({ target }) => setText(target.value)}
          helperText={rows.length === 0 ? 'Uma linha da planilha por linha.' : summaryOf(rows.length, wrong)}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={rows.length === 0} onClick={() => take(onReplace)}>
          Trocar a tabela inteira
        </Button>
        <Button variant="contained" disabled={rows.length === 0} onClick={() => take(onAdd)}>
          Acrescentar ao fim
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function summaryOf(count: number, wrong: readonly number[]): string {
  const found = count === 1 ? '1 linha encontrada' : `${count} linhas encontradas`
  return wrong.length === 0 ? `${found}.` : `${found}; ${wrong.length} para conferir depois de colar.`
}
