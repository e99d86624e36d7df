import { Alert, Box, FormControlLabel, Link, Switch, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { CarrierItem } from '#api/vitrine/carrier-routes.ts'
import type { FreightItem } from '#api/vitrine/freight-routes.ts'
import { useAnswer, useApiAction } from '../../shared/use-api.ts'
import { currentIn, type Described, newsIn, staleText, typedOf } from '../described.ts'
import { SwitchedPanel } from '../switched-panel.tsx'
import { useReturnedCode } from './carrier-connect.tsx'
import { CarrierHealth } from './carrier-health.tsx'
import { CarrierNotifications } from './carrier-notifications.tsx'
import { CarrierServices } from './carrier-services.tsx'
import { ScreenSkeleton } from '../../shared/screen-skeleton.tsx'

/** Carriers that are asked for their prices, each drawn from its own description. */
export function CarriersPart({ freight }: { freight: FreightItem }) {
  useReturnedCode()
  const { data: carriers, error } = useAnswer<CarrierItem[]>('/vitrine/v1/carriers')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!carriers) return <ScreenSkeleton />
  const isAny = carriers.some(({ enabled }) => enabled)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">Transportadoras</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          São consultadas quando quem compra informa o CEP. Se uma não responde a tempo, vale o último preço conhecido ou o das
          suas áreas de entrega: nenhuma venda espera por ela.
        </Typography>
      </Box>
      {isAny && freight.from === '' && (
        <Alert severity="warning">Falta o CEP da loja, de onde os pacotes saem: preencha em Loja › Endereço.</Alert>
      )}
      {isAny && <Unmeasured freight={freight} />}
      {isAny && <AreasChoice isOnlyWithout={freight.areas_only_without_carriers} />}
      {carriers.map((carrier) => (
        <CarrierPanel key={carrier.id} carrier={carrier} />
      ))}
    </Box>
  )
}

function CarrierPanel({ carrier }: { carrier: CarrierItem }) {
  const path = `/vitrine/v1/carriers/${carrier.id}`
  const settings: Described[] = Object.values(carrier.settings)
  return (
    <SwitchedPanel
      draftName={`freight/${carrier.id}`}
      heading={carrier.name}
      title={carrier.name}
      isOn={carrier.enabled || carrier.needs_setup}
      warning={carrier.needs_setup ? 'Está ligada, mas não é consultada: preencha o que falta abaixo.' : undefined}
      settings={settings}
      summary={carrier.help}
      switchTo={(provider, enabled) => provider.tell(path, { enabled })}
      save={(provider, changed) => provider.tell(path, { settings: typedOf(changed), version: carrier.version })}
      explain={(error) => {
        const current = currentIn<CarrierItem>(error)
        return current && staleText(carrier.name, newsIn(settings, Object.values(current.settings)))
      }}
    >
      <CarrierHealth carrier={carrier} />
      {carrier.is_set_up && <CarrierNotifications carrier={carrier} />}
      {carrier.is_set_up && <CarrierServices carrier={carrier} />}
    </SwitchedPanel>
  )
}

/** What no carrier can be asked for. */
function Unmeasured({ freight: { unmeasured, unmeasured_total: total } }: { freight: FreightItem }) {
  if (total === 0) return null
  return (
    <Alert severity="warning">
      {total === 1 ? 'Um produto está sem peso ou medidas' : `${total} produtos estão sem peso ou medidas`}: nenhuma
      transportadora pode ser consultada para {total === 1 ? 'ele' : 'eles'}.{' '}
      {unmeasured.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link component={RouteLink} to={`/products/${id}`} color="inherit">
            {name}
          </Link>
        </span>
      ))}
      {total > unmeasured.length && ` e mais ${total - unmeasured.length}`}.
    </Alert>
  )
}

function AreasChoice({ isOnlyWithout }: { isOnlyWithout: boolean }) {
  const { run, isBusy } = useApiAction()
  return (
    <FormControlLabel
      sx={{ marginInlineStart: 0 }}
      control={
        <Switch
          checked={isOnlyWithout}
          disabled={isBusy}
          onChange={(_, wanted) =>
            void run(
              (provider) => provider.tell('/vitrine/v1/freight', { areas_only_without_carriers: wanted }),
              wanted ? 'Os preços das áreas só aparecem sem transportadora.' : 'Os preços das áreas aparecem sempre.',
            )
          }
        />
      }
      label="Preços fixos e tabelas das áreas só quando nenhuma transportadora responder"
    />
  )
}
