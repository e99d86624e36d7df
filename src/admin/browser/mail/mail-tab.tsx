import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { MailServerRecord } from '#api/vitrine/mail-server-routes.ts'
import { currentIn, newsIn, refusedIn, staleText, typedOf } from '../settings/described.ts'
import { SaveTyped } from '../settings/save-typed.tsx'
import { SettingField } from '../settings/setting-field.tsx'
import { useTyped } from '../settings/use-typed.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { DomainPanel } from './domain-panel.tsx'
import { MailTest } from './mail-test.tsx'
import { followPreset, helpedBy } from './preset-help.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const PATH = '/vitrine/v1/mail-server'
const SENDER = new Set(['fromName', 'fromAddress', 'replyTo', 'dkimSelector'])

/** By which server mails are sent, from whom, and whether it works. */
export function MailTab() {
  const { data, error } = useAnswer<MailServerRecord>(PATH)
  if (error) return <Alert severity="info">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, '& > .MuiAlert-root': { mt: 0 } }}>
      <MailWarning hasWay={false} />
      {data.source === 'environment' ? <FromEnvironment host={data.environment_host} /> : <ServerForm server={data} />}
      <DomainPanel />
      <Typography variant="body2">
        <Link component={RouteLink} to="/mails">
          Ver a caixa de saída
        </Link>
        {' · '}
        <Link component={RouteLink} to="/modelos-de-email">
          Textos e aparência dos e-mails
        </Link>
      </Typography>
    </Box>
  )
}

const FromEnvironment = ({ host }: { host: string }) => (
  <>
    <Alert severity="info">
      O servidor de e-mail ({host}) vem da variável SMTP_URL, de quem cuida do servidor da loja, e não pode ser mudado aqui. Os
      e-mails saem com o nome e o e-mail da loja, que ficam em{' '}
      <Link component={RouteLink} to="/ajustes/loja">
        Ajustes › Loja
      </Link>
      .
    </Alert>
    <MailTest />
  </>
)

function ServerForm({ server }: { server: MailServerRecord }) {
  const { run, isBusy } = useApiAction()
  const form = useTyped(server.settings, 'mail/server')
  const preset = server.presets.find(({ id }) => id === form.values['preset'])
  const shown = server.settings.map((setting) => helpedBy(preset, setting)).filter((setting) => setting !== undefined)
  const keep = async () => {
    const isKept = await run(
      (provider) =>
        provider.tell(PATH, { settings: typedOf(form.changed), version: server.version }).catch((error: unknown) => {
          form.mark(refusedIn(server.settings, error))
          throw error
        }),
      'Ajustes de e-mail salvos. Valem já para a próxima mensagem.',
      (error) => {
        const current = currentIn<MailServerRecord>(error)
        return current && staleText('E-mails', newsIn(server.settings, current.settings))
      },
    )
    if (isKept) form.settle({})
  }
  const fieldsOf = (isSender: boolean) =>
    shown
      .filter(({ id }) => SENDER.has(id) === isSender)
      .map((setting) => (
        <SettingField
          key={setting.id}
          setting={setting}
          value={form.values[setting.id] ?? ''}
          problem={form.problems[setting.id]}
          onChange={(value) => {
            form.set(setting.id, value)
            if (setting.id !== 'preset') return
            for (const [id, known] of Object.entries(followPreset(server.presets, value))) form.set(id, known)
          }}
        />
      ))
  const isOff = server.source === 'none'
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        <Panel title="Servidor de e-mail">{fieldsOf(false)}</Panel>
        <Panel title="Quem envia">{fieldsOf(true)}</Panel>
        <SaveBar>
          <SaveTyped form={form} isBusy={isBusy} />
          {!isOff && form.changed.length === 0 && (
            <Button color="inherit" disabled={isBusy} onClick={() => form.set('host', '')}>
              Desligar o envio
            </Button>
          )}
        </SaveBar>
      </Box>
      <MailTest wait={waitText(isOff, form.changed.length > 0)} />
    </>
  )
}

/** The test uses what is saved. */
function waitText(isOff: boolean, isChanged: boolean): string | undefined {
  if (isChanged) return 'Salve antes de testar: o teste usa o que está salvo.'
  return isOff ? 'Preencha e salve o servidor; depois teste aqui.' : undefined
}
