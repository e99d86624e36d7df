import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { formatCnpj, formatCpf } from '#kit/brazil/documents.ts'
import { formatPhone } from '#kit/brazil/phone.ts'
import { Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { fullName } from '../shared/words.ts'
import { buyerOf, type Draft, placeOf, problemOf } from './draft.ts'
import { LinesPanel } from './lines-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { CustomerPicker } from './pickers.tsx'
import { PlaceFields } from './place-fields.tsx'

type Options = { draft: Draft; onChange: (draft: Draft) => void; isFresh: boolean; choices?: ReactNode; children: ReactNode }

/** An order as the merchant writes it: who, what, how it goes and how it is paid. `choices` follow the price, `children` are the buttons. */
export function OrderForm({ draft, onChange, isFresh, choices, children }: Options) {
  const problem = problemOf(draft)
  return (
    <>
      <TwoColumns
        main={
          <>
            <LinesPanel draft={draft} onChange={onChange} />
            <BuyerFields draft={draft} onChange={onChange} isFresh={isFresh} />
          </>
        }
        aside={
          <>
            <MoneyPanel draft={draft} onChange={onChange} />
            {choices}
          </>
        }
      />
      <SaveBar>
        {children}
        {problem && (
          <Typography variant="body2" color="textSecondary" role="status">
            {problem}
          </Typography>
        )}
      </SaveBar>
    </>
  )
}

type Part = Pick<Options, 'draft' | 'onChange'>

/** As people write them; what is still being typed stays as it is. */
const AS_WRITTEN = { email: (typed: string) => typed, cpf: formatCpf, cnpj: formatCnpj, cellphone: formatPhone }

function BuyerFields({ draft, onChange, isFresh }: Part & { isFresh: boolean }) {
  const { billing, shipping, customerId, makesAccount } = draft
  const setBilling = (next: Draft['billing']) => onChange({ ...draft, billing: next })
  const text = (name: 'email' | 'cpf' | 'cnpj' | 'cellphone', label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      value={AS_WRITTEN[name](billing[name])}
      slotProps={{ htmlInput: { maxLength: name === 'email' ? 254 : 30 } }}
      onChange={({ target }) => setBilling({ ...billing, [name]: target.value })}
    />
  )
  return (
    <Panel title="Cliente">
      <CustomerPicker
        onPick={(customer) =>
          onChange({
            ...draft,
            customerId: customer.id,
            makesAccount: false,
            billing: { ...buyerOf(customer.billing), email: customer.email },
            shipping: customer.shipping.postcode ? placeOf(customer.shipping) : undefined,
          })
        }
      />
      {customerId > 0 && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => onChange({ ...draft, customerId: 0 })}>
              Desligar
            </Button>
          }
        >
          O pedido entra na conta de {fullName(billing) || billing.email}.
        </Alert>
      )}
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {text('email', 'E-mail', 'email')}
        {text('cellphone', 'Celular', 'tel')}
        {text('cpf', 'CPF')}
        {text('cnpj', 'CNPJ (empresa)')}
      </Box>
      <PlaceFields place={billing} onChange={setBilling} of="Cobrança" />
      {isFresh && customerId === 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={makesAccount} onChange={({ target }) => onChange({ ...draft, makesAccount: target.checked })} />
          }
          label="Criar uma conta na loja para este cliente"
        />
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={shipping === undefined}
            onChange={({ target }) => onChange({ ...draft, shipping: target.checked ? undefined : placeOf(billing) })}
          />
        }
        label="Entregar no mesmo endereço"
      />
      {shipping && <PlaceFields place={shipping} onChange={(next) => onChange({ ...draft, shipping: next })} of="Entrega" />}
    </Panel>
  )
}
