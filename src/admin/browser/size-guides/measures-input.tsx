import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField, Typography } from '@mui/material'
import { type ClipboardEvent, useRef, useState } from 'react'
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from '#shop/size-guides/contract.ts'
import { useHandles } from '../shared/use-handles.ts'
import { useNextFocus } from '../shared/use-next-focus.ts'
import { MoveHandle } from './move-handle.tsx'
import {
  changeColumn,
  type Measures,
  movedColumn,
  movedRow,
  pasted,
  setCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './measures.ts'

type Kind = 'coluna' | 'linha'
const labelOf = (kind: Kind, at: number) =>
  `Mover a ${kind} ${at + 1}: arraste, ou use as setas ${kind === 'coluna' ? '← e →' : '↑ e ↓'}`

type Props = { measures: Measures; onChange: (measures: Measures) => void }

/** The table of a guide: a column for each measure, a row for each size. */
export function MeasuresInput({ measures, onChange }: Props) {
  const { columns, rows } = measures
  const table = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()
  const [undo, setUndo] = useState<{ was: Measures; led: Measures }>()
  /** What more than a letter changes can be taken back until the next letter. */
  const reshape = (led: Measures) => {
    setUndo({ was: { columns, rows }, led })
    onChange(led)
  }
  const move = (kind: Kind, from: number, to: number) => {
    reshape(kind === 'coluna' ? movedColumn(measures, from, to) : movedRow(measures, from, to))
    focusNext(() => table.current?.querySelector<HTMLElement>(`[data-handle="${labelOf(kind, to)}"]`))
  }
  const { held, handle } = useHandles<number>({
    dropOn: ({ dataset }, _event, id) => {
      const [kind, from] = id.split(' ')
      const [onto, to] = (dataset.row ?? '').split(' ')
      // The first column names the sizes.
      return kind === onto && from !== to && !(kind === 'coluna' && to === '0') ? Number(to) : undefined
    },
    onDrop: (id, to) => {
      const [kind, from] = id.split(' ')
      move(kind as Kind, Number(from), to) // as the handles below name themselves
    },
  })
  const mark = (kind: Kind, at: number) =>
    held?.id.startsWith(kind) && held.drop === at ? { outline: 2, outlineColor: 'primary.main' } : {}
  const paste = (row: number, at: number) => (event: ClipboardEvent) => {
    const filled = pasted(measures, row, at, event.clipboardData.getData('text/plain'))
    if (!filled) return
    event.preventDefault()
    reshape(filled)
  }
  const cell = { p: 0.5, verticalAlign: 'top', minWidth: '7rem' }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        A primeira coluna diz o tamanho. Você também pode copiar células de uma planilha e colar aqui.
      </Typography>
      <Box ref={table} sx={{ overflowX: 'auto' }}>
        <Box component="table" sx={{ borderCollapse: 'collapse', minWidth: '100%' }}>
          <thead>
            <tr>
              {columns.map(({ name, unit }, at) => (
                // Columns and rows that are being typed have no names of their own.
                <Box
                  component="th"
                  scope="col"
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  data-row={`coluna ${at}`}
                  sx={{
                    ...cell,
                    ...mark('coluna', at),
                    ...(at > 0 && columns.length > 2 && { minWidth: '11rem' }),
                    fontWeight: 400,
                    textAlign: 'start',
                  }}
                >
                  <TextField
                    size="small"
                    fullWidth
                    label={`Coluna ${at + 1}`}
                    value={name}
                    onChange={({ target }) => onChange(changeColumn(measures, at, { name: target.value }))}
                    slotProps={{ htmlInput: { maxLength: LONGEST_CELL } }}
                  />
                  {at > 0 && (
                    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                      {columns.length > 2 && (
                        <MoveHandle
                          label={labelOf('coluna', at)}
                          keys={['ArrowLeft', 'ArrowRight']}
                          hears={handle(`coluna ${at}`)}
                          isHeld={held?.id === `coluna ${at}`}
                          at={at}
                          from={1}
                          to={columns.length - 1}
                          onMove={(to) => move('coluna', at, to)}
                        />
                      )}
                      <FormControlLabel
                        label="cm"
                        sx={{ mx: 0 }}
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
                          onClick={() => reshape(withoutColumn(measures, at))}
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
              <Box component="tr" key={down} data-row={`linha ${down}`} sx={mark('linha', down)}>
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
                <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
                  {rows.length > 1 && (
                    <>
                      <MoveHandle
                        label={labelOf('linha', down)}
                        keys={['ArrowUp', 'ArrowDown']}
                        hears={handle(`linha ${down}`)}
                        isHeld={held?.id === `linha ${down}`}
                        at={down}
                        from={0}
                        to={rows.length - 1}
                        onMove={(to) => move('linha', down, to)}
                      />
                      <IconButton aria-label={`Excluir a linha ${down + 1}`} onClick={() => reshape(withoutRow(measures, down))}>
                        <DeleteIcon fontSize="small" />
                      </IconButton>
                    </>
                  )}
                </Box>
              </Box>
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
        {undo?.led.columns === columns && undo.led.rows === rows && (
          <Button size="small" onClick={() => onChange(undo.was)}>
            Desfazer
          </Button>
        )}
      </Box>
    </Box>
  )
}
