import { Alert, Box, Button, IconButton, TextField, Typography } from '@mui/material'
import Close from '@mui/icons-material/Close'
import { type FormEvent, useRef, useState } from 'react'
import type { SimulationItem } from '#api/vitrine/freight-routes.ts'
import type { DraftLine } from '../../orders/draft.ts'
import { ProductPicker } from '../../orders/pickers.tsx'
import { Panel } from '../../shared/panel.tsx'
import { useApiAction } from '../../shared/use-api.ts'
import { SimulationResult } from './simulation-result.tsx'

/** What sending some things would cost, by every way that the shop has. */
export function Simulator() {
  const [trouble, setTrouble] = useState<string>()
  const { run, isBusy } = useApiAction({
    onError: (error) => setTrouble(error instanceof Error ? error.message : 'Tente de novo.'),
  })
  const field = useRef<HTMLInputElement>(null)
  const [lines, setLines] = useState<DraftLine[]>([])
  const [postcode, setPostcode] = useState('')
  const [result, setResult] = useState<SimulationItem>()
  /** What is chosen twice is wanted twice. */
  const add = (line: DraftLine) => {
    const at = lines.findIndex((one) => keyOf(one) === keyOf(line))
    if (at < 0) setLines([...lines, line])
    else change(at, lines[at]!.quantity + 1)
  }
  const change = (at: number, quantity: number) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, quantity } : line)))
  const simulate = (event: FormEvent) => {
    event.preventDefault()
    setTrouble(undefined)
    const items = lines.map(({ productId, variationId, quantity }) => ({
      product_id: productId,
      variation_id: variationId,
      quantity: Math.max(1, quantity),
    }))
    void run(async (provider) => {
      setResult(undefined)
      setResult(await provider.tell<SimulationItem>('/vitrine/v1/freight/simulate', { postcode, items }))
    })
  }
  return (
    <Panel title="Simular frete">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Escolha produtos e um CEP: a loja mostra cada opção, por que está ou não na lista, em que caixa vai e quanto custa para
        você.
      </Typography>
      <Box component="form" noValidate onSubmit={simulate} sx={{ display: 'grid', gap: 1 }}>
        <ProductPicker field={field} onPick={add} />
        {lines.map((line, at) => (
          <Box key={keyOf(line)} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.name}
            </Typography>
            <TextField
              label="Unidades"
              type="number"
              value={line.quantity}
              onChange={({ target }) => change(at, Number(target.value))}
              slotProps={{ htmlInput: { min: 1, max: 500, 'aria-label': `Unidades de ${line.name}` } }}
              sx={{ inlineSize: 110 }}
            />
            <IconButton
              aria-label={`Tirar ${line.name}`}
              onClick={() => setLines(lines.filter((_, index) => index !== at))}
              sx={{ minInlineSize: 44, minBlockSize: 44 }}
            >
              <Close />
            </IconButton>
          </Box>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <TextField
            label="CEP de destino"
            value={postcode}
            onChange={({ target }) => setPostcode(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9, autoComplete: 'off' } }}
            sx={{ inlineSize: 180 }}
          />
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || lines.length === 0 || postcode.trim() === ''}
            sx={{ mt: 1 }}
          >
            {isBusy ? 'Simulando…' : 'Simular'}
          </Button>
        </Box>
      </Box>
      {trouble !== undefined && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {trouble}
        </Alert>
      )}
      {result && <SimulationResult result={result} />}
    </Panel>
  )
}

const keyOf = ({ productId, variationId }: DraftLine) => `${productId}/${variationId}`
