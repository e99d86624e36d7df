import { Alert, Box, Button, Chip, CircularProgress, FormControlLabel, Switch, Typography } from '@mui/material'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import type { Described } from './described.ts'
import { currentIn, newsIn, refusedIn, staleText, typedOf } from './described.ts'
import { SettingField } from './setting-field.tsx'
import { useTyped } from './use-typed.ts'

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
}

/** The ways to pay, each drawn from its own description. */
export function PaymentsTab() {
  const { data, error } = useAnswer<Gateway[]>('/wc/v3/payment_gateways')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <CircularProgress sx={{ m: 4 }} />
  const isNone = data.every(({ enabled }) => !enabled)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isNone && (
        <Alert severity="warning">Nenhuma forma de pagamento está pronta: ninguém consegue comprar. Ligue ao menos uma.</Alert>
      )}
      {data.map((gateway) => (
        <GatewayPanel key={gateway.id} gateway={gateway} />
      ))}
    </Box>
  )
}

function GatewayPanel({ gateway }: { gateway: Gateway }) {
  const { run, isBusy } = useApiAction()
  const fields = fieldsOf(gateway)
  const form = useTyped(fields, `payments/${gateway.id}`)
  const isOn = gateway.enabled || gateway.needs_setup
  const path = `/wc/v3/payment_gateways/${gateway.id}`
  const explain = (error: unknown) => {
    const current = currentIn<Gateway>(error)
    return current && staleText(gateway.title, newsOf(gateway, current))
  }
  const save = async () => {
    const { title, description, ...settings } = typedOf(form.changed)
    const input = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      settings,
      version: gateway.version,
    }
    const isKept = await run(
      (provider) =>
        provider.tell(path, input).catch((error: unknown) => {
          form.mark(refusedIn(fields, error))
          throw error
        }),
      `${title ?? gateway.title}: ajustes salvos.`,
      explain,
    )
    if (isKept) form.settle({})
  }
  const isChanged = form.changed.length > 0
  return (
    <Panel
      title={gateway.method_title}
      action={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {gateway.needs_setup && <Chip size="small" color="warning" label="Falta preencher" />}
          <FormControlLabel
            control={
              <Switch
                checked={isOn}
                disabled={isBusy}
                onChange={(_, wanted) =>
                  void run(
                    (provider) => provider.tell(path, { enabled: wanted }),
                    `${gateway.title}: ${wanted ? 'ligado' : 'desligado'}.`,
                  )
                }
              />
            }
            label={isOn ? 'Ligado' : 'Desligado'}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        </Box>
      }
    >
      {gateway.needs_setup && (
        <Typography variant="body2" color="warning" sx={{ mb: 1 }}>
          Está ligado, mas não aparece na loja: preencha o que falta abaixo.
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {fields.map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={form.values[setting.id] ?? ''}
            problem={form.problems[setting.id]}
            onChange={(value) => form.set(setting.id, value)}
          />
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <Button type="submit" variant="contained" disabled={isBusy || !isChanged} aria-label={`Salvar ${gateway.title}`}>
            Salvar
          </Button>
          {isChanged && (
            <>
              <Button color="inherit" disabled={isBusy} onClick={form.reset} aria-label={`Desfazer ${gateway.title}`}>
                Desfazer
              </Button>
              <Typography variant="body2" color="textSecondary" role="status">
                Há alterações que não foram salvas.
              </Typography>
            </>
          )}
        </Box>
      </Box>
    </Panel>
  )
}

/** The name and the words beside it are fields among the others. */
const fieldsOf = ({ title, description, settings }: Gateway): Described[] => [
  { id: 'title', label: 'Nome na loja', description: '', type: 'text', value: title, default: '' },
  { id: 'description', label: 'Explicação na loja', description: '', type: 'textarea', value: description, default: '' },
  ...Object.values(settings),
]

const newsOf = (before: Gateway, now: Gateway) => [
  ...(before.enabled === now.enabled ? [] : [now.enabled ? 'foi ligado' : 'foi desligado']),
  ...newsIn(fieldsOf(before), fieldsOf(now)),
]
