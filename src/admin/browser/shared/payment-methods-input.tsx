import { SelectArrayInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useAnswer } from './use-api.ts'

type Gateway = { id: string; title: string; enabled: boolean }

/** Ways to pay by their names; one that is switched off meanwhile stays until it is taken out. */
export function PaymentMethodsInput({ source }: { source: string }) {
  const { data = [] } = useAnswer<Gateway[]>('/wc/v3/payment_gateways')
  const chosen: unknown = useWatch({ name: source })
  const ids = Array.isArray(chosen) ? chosen.filter((id) => typeof id === 'string') : []
  const offered = data.filter(({ id, enabled }) => enabled || ids.includes(id)).map(({ id, title }) => ({ id, name: title }))
  const gone = ids.filter((id) => !offered.some((one) => one.id === id)).map((id) => ({ id, name: id }))
  return (
    <SelectArrayInput
      source={source}
      label="Só pagando assim"
      choices={[...offered, ...gone]}
      helperText="Nenhuma, qualquer forma de pagamento."
    />
  )
}
