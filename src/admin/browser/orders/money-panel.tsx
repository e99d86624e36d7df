import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { formatMoney } from '#kit/money.ts'
import { PAYMENT_TO_AGREE } from '#shop/orders/text.ts'
import { useMailState, withMail } from '../shared/mail-state.ts'
import { Facts, Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { type Draft, totalOf, typedCents } from './draft.ts'

type Gateway = { id: string; title: string; enabled: boolean; settings: { discountPercent?: { value: string } } }

/** Freight, discount, the way of paying, and what it comes to. */
export function MoneyPanel({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const mail = useMailState()
  const { data: gateways = [] } = useAnswer<Gateway[]>('/wc/v3/payment_gateways')
  const enabled = gateways.filter(({ enabled: isOn, id }) => isOn || id === draft.paymentMethod)
  const method = gateways.find(({ id }) => id === draft.paymentMethod)
  const total = totalOf(draft, Number(method?.settings.discountPercent?.value ?? 0))
  const amount = (name: 'freight' | 'discount', label: string, help: string) => (
    <TextField
      label={label}
      value={draft[name]}
      error={typedCents(draft[name]) === undefined}
      helperText={typedCents(draft[name]) === undefined ? 'Escreva um valor como 12,50.' : help}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  )
  return (
    <Panel title="Frete e pagamento">
      <TextField
        label="Como vai"
        value={draft.freightName}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => onChange({ ...draft, freightName: target.value })}
      />
      {amount('freight', 'Frete (R$)', 'Vazio, sem custo.')}
      {amount('discount', 'Desconto (R$)', 'Sobre o pedido inteiro.')}
      <TextField
        select
        label="Forma de pagamento"
        value={enabled.some(({ id }) => id === draft.paymentMethod) ? draft.paymentMethod : ''}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        helperText={withMail(
          mail,
          'O cliente pode pagar pelo link enviado por e-mail.',
          'O cliente pode pagar pelo link do pedido.',
        )}
        onChange={({ target }) => onChange({ ...draft, paymentMethod: target.value })}
      >
        <MenuItem value="">{PAYMENT_TO_AGREE.title}</MenuItem>
        {enabled.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Recado do pedido (o cliente lê)"
        multiline
        minRows={2}
        value={draft.note}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        onChange={({ target }) => onChange({ ...draft, note: target.value })}
      />
      <Box sx={{ mt: 1.5 }}>
        <Facts rows={[['Total previsto', <strong key="total">{total === undefined ? '–' : formatMoney(total)}</strong>]]} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        Os preços são os da loja e são conferidos ao salvar.
      </Typography>
    </Panel>
  )
}
