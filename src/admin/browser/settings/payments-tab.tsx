import { Alert, Box, Button, Chip, CircularProgress, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useDeed } from '../shared/use-desk.ts'
import type { Described } from './described.ts'
import { reasonOf } from './described.ts'
import { SettingField } from './setting-field.tsx'
import { useTyped } from './use-typed.ts'

export type Gateway = {
  id: string
  title: string
  description: string
  enabled: boolean
  needs_setup: boolean
  settings: Record<string, Described>
}

/** The ways to pay, each drawn from its own description. */
export function PaymentsTab() {
  const { data, error } = useAnswer<Gateway[]>('/wc/v3/payment_gateways')
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <CircularProgress aria-label="Carregando" sx={{ m: 4 }} />
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
  const { run, isBusy } = useDeed()
  const form = useTyped(Object.values(gateway.settings))
  const [title, setTitle] = useState(gateway.title)
  const [description, setDescription] = useState(gateway.description)
  const isOn = gateway.enabled || gateway.needs_setup
  const path = `/wc/v3/payment_gateways/${gateway.id}`
  const save = async () => {
    const settings = Object.fromEntries(form.changed.map(({ id, value }) => [id, value]))
    const wish = {
      ...(title !== gateway.title && { title }),
      ...(description !== gateway.description && { description }),
      settings,
    }
    const isKept = await run(
      (provider) =>
        provider.tell(path, wish).catch((error: unknown) => {
          const refused = error instanceof Error ? /“([^”]+)”/.exec(error.message)?.[1] : undefined
          if (refused && error instanceof Error) form.settle({ ...form.problems, [refused]: reasonOf(error.message) })
          throw error
        }),
      `${title}: salvo.`,
    )
    if (isKept) form.settle({})
  }
  const isChanged = form.changed.length > 0 || title !== gateway.title || description !== gateway.description
  return (
    <Panel
      title={gateway.title}
      action={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {gateway.needs_setup && <Chip size="small" color="warning" label="Falta preencher" />}
          <FormControlLabel
            control={
              <Switch
                checked={isOn}
                disabled={isBusy}
                onChange={(_, wanted) =>
                  void run((provider) => provider.tell(path, { enabled: wanted }), wanted ? 'Ligado.' : 'Desligado.')
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
        <TextField
          label="Nome na loja"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          label="Explicação na loja"
          multiline
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {Object.values(gateway.settings).map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={form.values[setting.id] ?? ''}
            problem={form.problems[setting.id]}
            onChange={(value) => form.set(setting.id, value)}
          />
        ))}
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy || !isChanged}
          sx={{ mt: 1 }}
          aria-label={`Salvar ${gateway.title}`}
        >
          Salvar
        </Button>
      </Box>
    </Panel>
  )
}
