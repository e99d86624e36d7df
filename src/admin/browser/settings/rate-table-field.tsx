import { Alert, Box, Button, Pagination, Typography } from '@mui/material'
import { type ClipboardEvent, useState } from 'react'
import { PasteRows } from './paste-rows.tsx'
import { type Cells, cellsOf, jsonOf, pastedRows, problemsIn, wrongRows } from './rate-table.ts'
import { TableRowFields } from './rate-table-row.tsx'
import type { FieldProps } from './field-props.ts'

const ROWS_A_PAGE = 20
const MOST_NAMED = 5

/** A table of prices, row by row, drawn from its columns; whole tables come in from a spreadsheet. */
export function RateTableField({ setting, value, problem, onChange }: FieldProps) {
  const { columns = [], most_rows: most = 1_000 } = setting
  // What is typed stays as it is typed; the table starts anew when another value comes from outside.
  const [shown, setShown] = useState({ value, cells: cellsOf(value, columns) })
  if (shown.value !== value) setShown({ value, cells: cellsOf(value, columns) })
  const { cells } = shown
  const [page, setPage] = useState(1)
  const [isPasting, setIsPasting] = useState(false)
  const pages = Math.max(1, Math.ceil(cells.length / ROWS_A_PAGE))
  const at = Math.min(page, pages)
  const first = (at - 1) * ROWS_A_PAGE
  const wrong = wrongRows(cells, columns)

  const change = (table: readonly Cells[], goTo?: number) => {
    const kept = table.slice(0, most)
    const json = jsonOf(kept, columns)
    setShown({ value: json, cells: [...kept] })
    onChange(json)
    if (goTo !== undefined) setPage(Math.floor(Math.min(goTo, kept.length - 1) / ROWS_A_PAGE) + 1)
  }
  const insert = (row: number, rows: readonly Cells[]) =>
    change([...cells.slice(0, row), ...rows, ...cells.slice(row)], row + rows.length - 1)
  const paste = (row: number, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    const rows = pastedRows(text, columns)
    change([...cells.slice(0, row), ...rows, ...cells.slice(row + rows.length)], row)
  }

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="h3">
        {setting.label}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {setting.description}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {wrong.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setPage(Math.floor((wrong[0]! - 1) / ROWS_A_PAGE) + 1)}
            >{`Ver a linha ${wrong[0]}`}</Button>
          }
        >
          {wrong.length === 1 ? `Confira a linha ${wrong[0]}.` : `Confira as linhas ${named(wrong)}.`}
        </Alert>
      )}
      <Box>
        {cells.slice(first, first + ROWS_A_PAGE).map((row, offset) => {
          const place = first + offset
          return (
            <TableRowFields
              // Rows have no names: a place is all that there is.
              key={place}
              number={place + 1}
              columns={columns}
              cells={row}
              problems={problemsIn(row, columns)}
              isOnly={cells.length === 1}
              onChange={(next) => change(cells.map((one, which) => (which === place ? next : one)))}
              onPaste={(event) => paste(place, event)}
              onDuplicate={() => insert(place + 1, [row])}
              onDelete={() => change(cells.filter((_, which) => which !== place))}
            />
          )
        })}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={at}
          onChange={(_, wanted) => setPage(wanted)}
          sx={{ my: 1 }}
          aria-label="Páginas da tabela"
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={cells.length >= most}
          onClick={() => insert(cells.length, [columns.map(() => '')])}
        >
          Acrescentar linha
        </Button>
        <Button variant="outlined" size="small" onClick={() => setIsPasting(true)}>
          Colar de uma planilha
        </Button>
        <Typography variant="caption" color="textSecondary">
          {cells.length === 1 ? '1 linha' : `${cells.length} linhas`}
        </Typography>
      </Box>
      {isPasting && (
        <PasteRows
          columns={columns}
          onClose={() => setIsPasting(false)}
          onAdd={(rows) => insert(cells.length, rows)}
          onReplace={(rows) => change(rows, 0)}
        />
      )}
    </Box>
  )
}

const named = (rows: readonly number[]) =>
  rows.length > MOST_NAMED ? `${rows.slice(0, MOST_NAMED).join(', ')} e mais ${rows.length - MOST_NAMED}` : rows.join(', ')
