import { Alert, Box, Link, Typography } from '@mui/material'
import { Title, usePermissions } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { MarketingMailRecord } from '#api/vitrine/marketing-routes.ts'
import { currentIn, newsIn, staleText, typedOf } from '../settings/described.ts'
import { SettingFields } from '../settings/setting-fields.tsx'
import { SaveTyped } from '../settings/save-typed.tsx'
import { SwitchedPanel } from '../settings/switched-panel.tsx'
import { useTyped } from '../settings/use-typed.ts'
import { MailWarning } from '../shared/mail-warning.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { figuresText } from './marketing-labels.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

const PATH = '/vitrine/v1/marketing-mails'

/** Mails that sell: each kind is off until it is switched on here, with what came of it. */
export function MarketingMails() {
  const { data, error } = useAnswer<MarketingMailRecord[]>(PATH)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  const general = data.find(({ id }) => id === 'general')
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4, maxInlineSize: 820, minWidth: 0 }}>
      <Title title="E-mails automáticos" />
      <MailWarning />
      <Typography variant="body2" color="textSecondary">
        Vão só para quem aceitou recebê-los, e cada um tem um link para sair com um toque. Ligue um deles e a finalização da
        compra passa a perguntar. Os números são dos últimos 90 dias: um pedido conta quando vem até 7 dias depois de um toque no
        e-mail.{' '}
        <Link component={RouteLink} to="/marketing_consents">
          Ver quem aceitou
        </Link>
      </Typography>
      {data
        .filter(({ id }) => id !== 'general')
        .map((kind) => (
          <Kind key={kind.id} kind={kind} />
        ))}
      {general && <General general={general} />}
    </Box>
  )
}

function Kind({ kind }: { kind: MarketingMailRecord }) {
  const { id, title, when, is_on, settings, version } = kind
  const { permissions } = usePermissions<string>()
  return (
    <SwitchedPanel
      draftName={`marketing/${id}`}
      heading={title}
      title={title}
      isOn={is_on}
      summary={`${when} ${figuresText(kind)}`}
      settings={settings.filter((one) => one.id !== 'isOn')}
      switchTo={(provider, isOn) => provider.tell(`${PATH}/${id}`, { settings: { isOn: isOn ? 'yes' : 'no' } })}
      save={(provider, changed) => provider.tell(`${PATH}/${id}`, { settings: typedOf(changed), version })}
      explain={explainStale(kind)}
    >
      {permissions === 'administrator' && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          <Link component={RouteLink} to={`/modelos-de-email/${id}`} sx={{ display: 'inline-block', py: 1 }}>
            Ver e escrever o texto
          </Link>
        </Typography>
      )}
    </SwitchedPanel>
  )
}

function General({ general }: { general: MarketingMailRecord }) {
  const { run, isBusy } = useApiAction()
  const form = useTyped(general.settings, 'marketing/general')
  const keep = async () => {
    const isKept = await run(
      (provider) => provider.tell(`${PATH}/general`, { settings: typedOf(form.changed), version: general.version }),
      'Ajustes salvos.',
      explainStale(general),
    )
    if (isKept) form.settle({})
  }
  return (
    <Panel title={general.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {general.when}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <SettingFields settings={general.settings} form={form} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <SaveTyped form={form} isBusy={isBusy} of={general.title} />
        </Box>
      </Box>
    </Panel>
  )
}

const explainStale =
  ({ title, settings }: MarketingMailRecord) =>
  (error: unknown) => {
    const current = currentIn<MarketingMailRecord>(error)
    return current && staleText(title, newsIn(settings, current.settings))
  }
