import DeleteIcon from '@mui/icons-material/Delete'
import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { formatMoney } from '#kit/money.ts'
import { Panel } from '../shared/panel.tsx'
import type { Draft, DraftLine } from './draft.ts'
import { ProductPicker } from './pickers.tsx'
import { MOST_UNITS, typedUnits } from './typed-units.ts'

/** What is ordered. Whoever took a line away is led to where the next one is looked for. */
export function LinesPanel({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { lines } = draft
  const search = useRef<HTMLInputElement>(null)
  const setLines = (next: DraftLine[]) => onChange({ ...draft, lines: next })
  const remove = (at: number) => {
    setLines(lines.toSpliced(at, 1))
    search.current?.focus()
  }
  return (
    <Panel title="Itens">
      <ProductPicker field={search} onPick={(line) => setLines([...lines, line])} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {lines.map((line, at) => (
          <Box
            component="li"
            key={line.id ?? `${line.productId}-${line.variationId}-${at}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 180px', minWidth: 0 }}>
              {line.name}
              <br />
              {formatMoney(line.unitCents)} cada
            </Typography>
            <UnitsField line={line} onChange={(quantity) => setLines(lines.with(at, { ...line, quantity }))} />
            <IconButton aria-label={`Retirar ${line.name}`} onClick={() => remove(at)}>
              <DeleteIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      {lines.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Busque o primeiro produto acima. As unidades ficam reservadas quando o pedido é salvo.
        </Typography>
      )}
    </Panel>
  )
}

/** Shows what is being typed; what is no number of units is never taken over, and is gone when the field is left. */
function UnitsField({ line, onChange }: { line: DraftLine; onChange: (units: number) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      type="number"
      label="Quantidade"
      value={typed ?? line.quantity}
      slotProps={{
        htmlInput: { 'aria-label': `Quantidade de ${line.name}`, min: 1, max: MOST_UNITS, step: 1, inputMode: 'numeric' },
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        const units = typedUnits(target.value)
        if (units !== undefined) onChange(units)
      }}
      onBlur={() => setTyped(undefined)}
      sx={{ inlineSize: 130 }}
    />
  )
}
