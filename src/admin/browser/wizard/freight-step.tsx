import { Alert, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { Provider } from '../data/provider.ts'
import { typedOf } from '../settings/described.ts'
import type { Zone } from '../settings/keep-zone.ts'
import type { ZoneMethod } from '../settings/method-dialog.tsx'
import { WHOLE_COUNTRY } from '../settings/places.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { useTyped } from '../settings/use-typed.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { fieldsOf, type FreightInput, freightCalls, inputOf, inputProblem, inputWith } from './freight-plan.ts'
import type { StepProps } from './settings-step.tsx'
import { ownZones } from '../settings/keep-zone.ts'
import { StepForm } from './step-form.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const ZONES = '/wc/v3/shipping/zones'
const AREA = 'Brasil'

/** One area for the whole country; whoever has made others already looks after them in the settings. */
export function FreightStep({ onNext }: StepProps) {
  const { data: all, error } = useAnswer<Zone[]>(ZONES)
  const zones = all && ownZones(all)
  const own = zones?.find(({ name }) => name === AREA)
  const { data: methods } = useAnswer<ZoneMethod[]>(`${ZONES}/${own?.id}/methods`, { enabled: own !== undefined })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!zones || (own && !methods)) return <ScreenSkeleton />
  if (!own && zones.length > 0) return <AlreadyThere count={zones.length} onNext={onNext} />
  return <FreightForm zone={own} methods={methods ?? []} onNext={onNext} />
}

const AlreadyThere = ({ count, onNext }: StepProps & { count: number }) => (
  <Panel title="Áreas de entrega">
    <Typography variant="body2" sx={{ mb: 2 }}>
      A loja já tem {count === 1 ? 'uma área de entrega' : `${count} áreas de entrega`}. Mude-as em{' '}
      <Link component={RouteLink} to="/ajustes/frete">
        Ajustes · Frete
      </Link>
      .
    </Typography>
    <Button variant="contained" onClick={() => void onNext()}>
      Continuar
    </Button>
  </Panel>
)

type FormProps = StepProps & { zone: Zone | undefined; methods: readonly ZoneMethod[] }

function FreightForm({ zone, methods, onNext }: FormProps) {
  const { run, isBusy } = useApiAction()
  const before = inputOf(methods)
  const fields = fieldsOf(before)
  const form = useTyped(fields, 'wizard/freight')
  const [problem, setProblem] = useState<string>()
  const goOn = async () => {
    const input = inputWith(before, typedOf(form.changed))
    const wrong = inputProblem(input)
    if (wrong) return setProblem(wrong)
    if (!(await run((provider) => keep(provider, { zone, methods, input }), 'Frete salvo.'))) return
    form.settle({})
    await onNext()
  }
  return (
    <Panel title="Entrega para todo o Brasil">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Comece simples: um preço para qualquer lugar. Depois dá para cobrar por estado, CEP ou peso.
      </Typography>
      <StepForm isBusy={isBusy} onGoOn={goOn}>
        {fields.map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={form.values[setting.id] ?? ''}
            problem={form.problems[setting.id]}
            onChange={(value) => {
              setProblem(undefined)
              form.set(setting.id, value)
            }}
          />
        ))}
        {problem && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </StepForm>
    </Panel>
  )
}

async function keep(provider: Provider, { zone, methods, input }: Omit<FormProps, 'onNext'> & { input: FreightInput }) {
  const area = zone ?? (await provider.tell<Zone>(ZONES, { name: AREA }))
  if (!zone) await provider.tell(`${ZONES}/${area.id}/locations?_method=PUT`, { locations: WHOLE_COUNTRY })
  for (const { id, body } of freightCalls(methods, input))
    await provider.tell(`${ZONES}/${area.id}/methods${id === undefined ? '' : `/${id}`}`, body)
}
