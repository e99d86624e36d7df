import { Alert, Box } from '@mui/material'
import { useAnswer } from '../shared/use-api.ts'
import type { Described } from './described.ts'
import { currentIn, newsIn, staleText, typedOf } from './described.ts'
import { PaymentAccess, useReturnedAccess } from './payment-access.tsx'
import { PaymentService } from './payment-service.tsx'
import { SwitchedPanel } from './switched-panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

export type Gateway = {
  id: string
  title: string
  description: string
  method_title: string
  method_description: string
  enabled: boolean
  needs_setup: boolean
  settings: Record<string, Described>
  version: number
  /** Moves no money: its name stays. */
  is_test: boolean
  /** A payment service is behind it. */
  has_service: boolean
  /** The service has the keys that it is asked with. */
  is_set_up: boolean
  is_in_test_mode: boolean
}

/** The ways to pay, each drawn from its own description. */
export function PaymentsTab() {
  useReturnedAccess()
  const { data, error } = useAnswer<Gateway[]>('/wc/v3/payment_gateways')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  const isNone = data.every(({ enabled }) => !enabled)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isNone && (
        <Alert severity="warning">Nenhuma forma de pagamento está pronta: ninguém consegue comprar. Ligue ao menos uma.</Alert>
      )}
      {twinsIn(data).map((title) => (
        <Alert key={title} severity="info">
          Há mais de uma forma ligada com o nome «{title}»: quem compra não sabe qual escolher. Desligue uma ou mude o nome.
        </Alert>
      ))}
      {data.map((gateway) => (
        <GatewayPanel key={gateway.id} gateway={gateway} />
      ))}
    </Box>
  )
}

/** Names that shoppers would read twice. */
function twinsIn(gateways: readonly Gateway[]): string[] {
  const names = gateways.filter(({ enabled }) => enabled).map(({ title }) => title)
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
}

function GatewayPanel({ gateway }: { gateway: Gateway }) {
  const path = `/wc/v3/payment_gateways/${gateway.id}`
  return (
    <SwitchedPanel
      draftName={`payments/${gateway.id}`}
      heading={gateway.method_title}
      title={gateway.title}
      isOn={gateway.enabled || gateway.needs_setup}
      warning={gateway.needs_setup ? 'Está ligado, mas não aparece na loja: preencha o que falta abaixo.' : undefined}
      settings={fieldsOf(gateway)}
      summary={gateway.method_description}
      switchTo={(provider, enabled) => provider.tell(path, { enabled })}
      save={(provider, changed) => {
        const { title, description, ...settings } = typedOf(changed)
        const words = { ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
        return provider.tell(path, { ...words, settings, version: gateway.version })
      }}
      explain={(error) => {
        const current = currentIn<Gateway>(error)
        return current && staleText(gateway.title, newsOf(gateway, current))
      }}
    >
      {gateway.settings['clientId'] !== undefined && <PaymentAccess id={gateway.id} title={gateway.method_title} />}
      {gateway.has_service && (
        <PaymentService
          id={gateway.id}
          title={gateway.method_title}
          isInTestMode={gateway.is_in_test_mode}
          isSetUp={gateway.is_set_up}
          missing={missingOf(gateway)}
        />
      )}
    </SwitchedPanel>
  )
}

/** What must be done before a connection can be tried. */
const missingOf = ({ settings }: Gateway) =>
  Object.values(settings).some(({ type }) => type === 'password' || type === 'certificate')
    ? 'Para testar a conexão, preencha e salve antes os dados abaixo.'
    : 'Para testar a conexão, preencha e salve antes os dados da conta que esta forma de pagamento usa.'

/** The name and the words beside it are fields among the others. */
const fieldsOf = ({ title, description, settings, is_test }: Gateway): Described[] => [
  ...(is_test ? [] : namesOf(title, description)),
  ...Object.values(settings),
]
const namesOf = (title: string, description: string): Described[] => [
  { id: 'title', label: 'Nome na loja', description: '', type: 'text', value: title, default: '' },
  { id: 'description', label: 'Explicação na loja', description: '', type: 'textarea', value: description, default: '' },
]

const newsOf = (before: Gateway, now: Gateway) => [
  ...(before.enabled === now.enabled ? [] : [now.enabled ? 'foi ligado' : 'foi desligado']),
  ...newsIn(fieldsOf(before), fieldsOf(now)),
]
