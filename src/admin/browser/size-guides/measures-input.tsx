import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField, Typography } from '@mui/material'
import type { ClipboardEvent } from 'react'
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '#shop/size-guides/contract.ts'
import { changeColumn, type Measures, pasted, setCell, withColumn, withoutColumn, withoutRow, withRow } from './measures.ts'

type Props = { measures: Measures; onChange: (measures: Measures) => void }

/** The table of a guide: a column for each measure, a row for each size. */
export function MeasuresInput({ measures, onChange }: Props) {
  const { columns, rows } = measures
  const paste = (row: number, at: number) => (event: ClipboardEvent) => {
    const filled = pasted(measures, row, at, event.clipboardData.getData('text/plain'))
    if (!filled) return
    event.preventDefault()
    onChange(filled)
  }
  const cell = { p: 0.5, verticalAlign: 'top', minWidth: '7rem' }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        A primeira coluna diz o tamanho. Você também pode copiar células de uma planilha e colar aqui.
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: '100%' }}>
          <thead>
            <tr>
              {columns.map(({ name, unit }, at) => (
                // Columns and rows that are being typed have no names of their own.
                // oxlint-disable-next-line react/no-array-index-key
                <Box component="th" scope="col" key={at} sx={{ ...cell, fontWeight: 400, textAlign: 'start' }}>
                  <TextField
                    size="small"
                    fullWidth
                    label={`Coluna ${at + 1}`}
                    value={name}
                    onChange={({ target }) => onChange(changeColumn(measures, at, { name: target.value }))}
                    slotProps={{ htmlInput: { maxLength: LONGEST_CELL } }}
                  />
                  {at > 0 && (
                    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                      <FormControlLabel
                        label="cm"
                        control={
                          <Checkbox
                            checked={unit === 'cm'}
                            onChange={({ target }) => onChange(changeColumn(measures, at, { unit: target.checked ? 'cm' : '' }))}
                            slotProps={{ input: { 'aria-label': `Coluna ${at + 1} em centímetros` } }}
                          />
                        }
                      />
                      {columns.length > 2 && (
                        <IconButton
                          aria-label={`Excluir a coluna ${at + 1}`}
                          onClick={() => onChange(withoutColumn(measures, at))}
                        >
                          <DeleteIcon fontSize="small" />
                        </IconButton>
                      )}
                    </Box>
                  )}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, down) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={down}>
                {row.map((text, at) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Box component="td" key={at} sx={cell}>
                    <TextField
                      size="small"
                      fullWidth
                      value={text}
                      onChange={({ target }) => onChange(setCell(measures, down, at, target.value))}
                      onPaste={paste(down, at)}
                      slotProps={{
                        htmlInput: {
                          maxLength: LONGEST_CELL,
                          'aria-label': `${columns[at]!.name || `Coluna ${at + 1}`}, linha ${down + 1}`,
                        },
                      }}
                    />
                  </Box>
                ))}
                <td>
                  {rows.length > 1 && (
                    <IconButton aria-label={`Excluir a linha ${down + 1}`} onClick={() => onChange(withoutRow(measures, down))}>
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" disabled={rows.length >= MOST_ROWS} onClick={() => onChange(withRow(measures))}>
          Mais um tamanho
        </Button>
        <Button size="small" disabled={columns.length >= MOST_COLUMNS} onClick={() => onChange(withColumn(measures))}>
          Mais uma medida
        </Button>
      </Box>
    </Box>
  )
}
