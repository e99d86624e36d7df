import { Alert, FormControlLabel, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { placeOfCep, readCep } from '#kit/brazil/cep.ts'
import type { Provider } from '../data/provider.ts'
import { type Described, saveSettings, type Typed } from '../settings/described.ts'
import { SettingField } from '../settings/setting-field.tsx'
import { useTyped } from '../settings/use-typed.ts'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { StepForm } from './step-form.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

export type StepProps = { onNext: () => Promise<void> }

export const ShopStep = ({ onNext }: StepProps) => (
  <SettingsStep
    group="general"
    ids={['vitrine_shop_name', 'vitrine_tagline', 'vitrine_legal_name', 'vitrine_document']}
    title="Quem vende"
    help="A lei pede o nome e o documento de quem vende à vista de todos: eles vão para o rodapé."
    asksComingSoon
    onNext={onNext}
  />
)

export const AddressStep = ({ onNext }: StepProps) => (
  <SettingsStep
    group="general"
    ids={[
      'woocommerce_store_postcode',
      'woocommerce_store_address',
      'woocommerce_store_city',
      'woocommerce_default_country',
      'woocommerce_email_from_address',
      'vitrine_phone',
      'vitrine_whatsapp',
    ]}
    title="De onde você vende"
    help="Comece pelo CEP: cidade e estado aparecem sozinhos quando a faixa os diz. Endereço e contato também ficam no rodapé."
    follow={followCep}
    onNext={onNext}
  />
)

export const LookStep = ({ onNext }: StepProps) => (
  <SettingsStep
    group="appearance"
    ids={['vitrine_logo_id', 'vitrine_color_brand', 'vitrine_color_night', 'vitrine_color_paper', 'vitrine_icon_id']}
    title="A cara da loja"
    help="Tudo pode mudar depois, em Ajustes. Sem logo, o nome da loja fica no lugar dele."
    onNext={onNext}
  />
)

/** What else is known once a field is filled in. */
type Follow = (id: string, value: string) => Typed

const followCep: Follow = (id, value) => {
  const cep = id === 'woocommerce_store_postcode' ? readCep(value) : undefined
  if (!cep) return {}
  const { city, state } = placeOfCep(cep)
  return { ...(city && { woocommerce_store_city: city }), ...(state && { woocommerce_default_country: `BR:${state}` }) }
}

type Options = StepProps & {
  group: string
  ids: readonly string[]
  title: string
  help: string
  follow?: Follow
  asksComingSoon?: boolean
}

function SettingsStep({ group, ...options }: Options) {
  const { data, error } = useAnswer<Described[]>(`/wc/v3/settings/${group}`)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  const settings = options.ids.flatMap((id) => data.find((one) => one.id === id) ?? [])
  return <Fields settings={settings} {...options} />
}

function Fields({
  settings,
  title,
  help,
  follow,
  asksComingSoon,
  onNext,
}: Omit<Options, 'group' | 'ids'> & { settings: Described[] }) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const form = useTyped(settings, `wizard/${title}`)
  const [isBusy, setIsBusy] = useState(false)
  const { data: setup } = useAnswer<Described[]>('/wc/v3/settings/setup', { enabled: asksComingSoon === true })
  // A shop that was opened stays open, whoever looks in here again.
  const mayHide = asksComingSoon && setup !== undefined && setup[0]?.value !== 'done'
  const { data: visibility } = useAnswer<Described[]>('/wc/v3/settings/site-visibility', { enabled: asksComingSoon === true })
  const soon = visibility?.find(({ id }) => id === 'woocommerce_coming_soon')
  const [wantsHidden, setWantsHidden] = useState<boolean>()
  // Whoever has not begun yet is offered to build behind the curtain.
  const isHidden = wantsHidden ?? (setup?.[0]?.value === '' || soon?.value === 'yes')
  const goOn = async () => {
    setIsBusy(true)
    try {
      const hiding = mayHide && soon && isHidden !== (soon.value === 'yes') ? [{ ...soon, value: isHidden ? 'yes' : 'no' }] : []
      const refused = await saveSettings(provider, [...form.changed, ...hiding])
      form.settle(refused)
      refresh()
      if (Object.keys(refused).length === 0) await onNext()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <StepForm isBusy={isBusy} onGoOn={goOn}>
        {settings.map((setting) => (
          <SettingField
            key={setting.id}
            setting={setting}
            value={form.values[setting.id] ?? ''}
            problem={form.problems[setting.id]}
            onChange={(value) => {
              form.set(setting.id, value)
              for (const [id, known] of Object.entries(follow?.(setting.id, value) ?? {})) form.set(id, known)
            }}
          />
        ))}
        {mayHide && soon && (
          <FormControlLabel
            control={<Switch checked={isHidden} onChange={(_, wanted) => setWantsHidden(wanted)} />}
            label="Mostrar «Em breve» aos visitantes até a loja ficar pronta"
          />
        )}
      </StepForm>
    </Panel>
  )
}
