import { Box, FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import type { CarrierItem, CarrierServiceItem } from '#api/vitrine/carrier-routes.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useDialogAction } from '../../shared/use-dialog-action.tsx'
import { AgencyField } from './agency-field.tsx'
import { type NumberFieldOf, NumberFields } from './number-fields.tsx'
import { cents, shownCents, shownNumber, signedCents, signedPercent, whole } from './numbers.ts'

type Props = { carrier: CarrierItem; service: CarrierServiceItem; onClose: () => void }

const DAYS = whole(0, 60)
const NUMBERS: NumberFieldOf<'days' | 'amount' | 'percent' | 'freeFrom'>[] = [
  { name: 'days', label: 'Dias a mais', help: 'Somam-se ao prazo e aos dias para postar.', read: DAYS, wrong: 'De 0 a 60 dias.' },
  {
    name: 'amount',
    label: 'Acréscimo ou desconto (R$)',
    help: 'Com um menos na frente é desconto: -5,00.',
    read: signedCents,
    wrong: 'Escreva um valor como 4,90 ou -4,90.',
  },
  {
    name: 'percent',
    label: 'Acréscimo ou desconto (%)',
    help: 'Sobre o preço da transportadora.',
    read: signedPercent,
    wrong: 'De -100 a 200.',
  },
  {
    name: 'freeFrom',
    label: 'Grátis a partir de (R$)',
    help: 'Valor dos produtos. Vazio: nunca.',
    read: cents,
    wrong: 'Escreva um valor como 299,00.',
  },
]

/** On which terms shoppers are offered one service of a carrier. */
export function ServiceDialog({ carrier, service, onClose }: Props) {
  const { run, isBusy, trouble, question } = useDialogAction()
  const before = typedOf(service)
  const [typed, setTyped] = useState(before)
  const [isOffered, setIsOffered] = useState(!service.hidden)
  const set = (part: keyof typeof typed) => (value: string) => setTyped({ ...typed, [part]: value })
  const terms = {
    hidden: !isOffered,
    name: typed.name.trim(),
    extra_days: DAYS(typed.days),
    extra_cents: signedCents(typed.amount),
    extra_percent: signedPercent(typed.percent),
    free_from_cents: typed.freeFrom.trim() === '' ? null : cents(typed.freeFrom),
    agency: typed.agency,
  }
  const isReady = Object.values(terms).every((value) => value !== undefined)
  const title = service.carrier_name
  const save = async () => {
    const isKept = await run(
      (provider) =>
        provider.tell(`/vitrine/v1/carriers/${carrier.id}`, { services: { [service.id]: terms }, version: carrier.version }),
      `${title}: salvo.`,
    )
    if (isKept) onClose()
  }
  return (
    <FormDialog
      title={title}
      action="Salvar"
      canSave={isReady && !isBusy}
      isChanged={isOffered === service.hidden || JSON.stringify(typed) !== JSON.stringify(before)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <FormControlLabel
        control={<Switch checked={isOffered} onChange={(_, wanted) => setIsOffered(wanted)} />}
        label="Oferecer a quem compra"
      />
      <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          label="Nome na loja"
          value={typed.name}
          placeholder={title}
          helperText="Vazio: o nome da transportadora."
          onChange={({ target }) => set('name')(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <NumberFields fields={NUMBERS} typed={typed} set={set} />
      </Box>
      {carrier.has_agencies && (
        <AgencyField carrier={carrier.id} service={service.id} value={typed.agency} onChange={set('agency')} />
      )}
      {question}
    </FormDialog>
  )
}

const typedOf = (service: CarrierServiceItem) => ({
  name: service.name,
  days: service.extra_days === 0 ? '' : String(service.extra_days),
  amount: shownCents(service.extra_cents),
  percent: service.extra_percent === 0 ? '' : shownNumber(service.extra_percent),
  freeFrom: service.free_from_cents === null ? '' : service.free_from_cents === 0 ? '0' : shownCents(service.free_from_cents),
  agency: service.agency,
})
