import { Box, Button, CircularProgress, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useDeed } from '../shared/use-desk.ts'
import { FISCAL_FIELDS, type Fiscal, ORIGINS, refuseFiscal } from './fiscal-words.ts'

/** What the product's fiscal invoices say of it. It is kept on its own: it changes seldom, and by other people. */
export function FiscalPanel({ productId }: { productId: number }) {
  const { data } = useAnswer<Fiscal>(`/vitrine/v1/products/${productId}/fiscal`)
  return (
    <Panel title="Dados para a nota fiscal">
      {data ? <Fields key={data.version} productId={productId} kept={data} /> : <CircularProgress size={24} />}
    </Panel>
  )
}

function Fields({ productId, kept }: { productId: number; kept: Fiscal }) {
  const { run, isBusy } = useDeed()
  const [typed, setTyped] = useState(kept)
  const isChanged = JSON.stringify(typed) !== JSON.stringify(kept)
  const isWrong = FISCAL_FIELDS.some(({ name }) => refuseFiscal(name, typed[name]) !== undefined)
  const keep = () =>
    void run((provider) => provider.tell(`/vitrine/v1/products/${productId}/fiscal`, typed), 'Dados da nota fiscal salvos.')
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {FISCAL_FIELDS.map(({ name, label, help }) => {
        const problem = refuseFiscal(name, typed[name])
        return (
          <TextField
            key={name}
            label={label}
            value={typed[name]}
            error={problem !== undefined}
            helperText={problem ?? help}
            slotProps={{ htmlInput: { maxLength: 8, inputMode: name === 'unit' ? 'text' : 'numeric' } }}
            onChange={({ target }) =>
              setTyped({
                ...typed,
                [name]: name === 'unit' ? target.value.toUpperCase() : target.value.replaceAll(/[.\s-]/g, ''),
              })
            }
          />
        )
      })}
      <TextField
        select
        label="Origem"
        value={typed.origin}
        helperText="De onde vem a mercadoria, pela tabela do ICMS."
        onChange={({ target }) => setTyped({ ...typed, origin: Number(target.value) })}
      >
        {ORIGINS.map((name, origin) => (
          <MenuItem key={name} value={origin}>
            {origin} – {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ alignSelf: 'center' }}>
        <Button variant="outlined" disabled={!isChanged || isWrong || isBusy} onClick={keep}>
          Salvar os dados da nota
        </Button>
      </Box>
    </Box>
  )
}
