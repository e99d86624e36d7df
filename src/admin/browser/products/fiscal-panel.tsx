import { Box, Button, Skeleton, MenuItem, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { Panel } from '../shared/panel.tsx'
import { FISCAL_FIELDS, type Fiscal, ORIGINS, refuseFiscal, tidyFiscal } from './fiscal-labels.ts'
import type { FiscalEdits } from './use-fiscal-edits.ts'

/** What the product's fiscal invoices say of it: it can be kept on its own, since it is often written by other people. */
export const FiscalPanel = ({ fiscal }: { fiscal: FiscalEdits }) => (
  <Panel title="Dados para a nota fiscal">
    {fiscal.typed ? (
      <Fields fiscal={fiscal} typed={fiscal.typed} />
    ) : (
      <Skeleton variant="rounded" height={44} role="status" aria-label="Carregando" />
    )}
  </Panel>
)

function Fields({ fiscal, typed }: { fiscal: FiscalEdits; typed: Fiscal }) {
  const notify = useNotify()
  const keep = async () => {
    const { said, problem } = await fiscal.save()
    notify(problem || said, { type: problem ? 'error' : 'success' })
  }
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
            slotProps={{ htmlInput: { inputMode: name === 'unit' ? 'text' : 'numeric' } }}
            onChange={({ target }) => fiscal.change({ [name]: tidyFiscal(name, target.value) })}
          />
        )
      })}
      <TextField
        select
        label="Origem"
        value={typed.origin}
        helperText="De onde vem a mercadoria, pela tabela do ICMS."
        onChange={({ target }) => fiscal.change({ origin: Number(target.value) })}
      >
        {ORIGINS.map((name, origin) => (
          <MenuItem key={name} value={origin}>
            {origin} – {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ alignSelf: 'center' }}>
        <Button variant="outlined" disabled={!fiscal.isDirty || !fiscal.isGood || fiscal.isSaving} onClick={() => void keep()}>
          Salvar os dados da nota
        </Button>
      </Box>
    </Box>
  )
}
