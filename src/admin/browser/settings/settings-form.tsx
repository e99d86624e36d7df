import { Alert, Box, Typography } from '@mui/material'
import { type ComponentType, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { type Described, savedText, saveSettings, type Typed } from './described.ts'
import { SaveTyped } from './save-typed.tsx'
import { SettingFields } from './setting-fields.tsx'
import { useTyped } from './use-typed.ts'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

export type FormPanel = {
  title: string
  help?: string
  has: (id: string) => boolean
  /** What visitors will see of what stands in the fields. */
  Preview?: ComponentType<{ values: Typed }>
}

type Props = {
  group: string
  panels: readonly FormPanel[]
  /** Another form with a bar of its own stands on the same screen. */
  isBeside: boolean
}

/** Every setting of a group, drawn from its description and kept together. */
export function SettingsForm({ group, panels, isBeside }: Props) {
  const { data, error } = useAnswer<Described[]>(`/wc/v3/settings/${group}`)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  return <Fields settings={data} panels={panels} isBeside={isBeside} name={`settings/${group}`} />
}

function Fields({ settings, panels, isBeside, name }: Omit<Props, 'group'> & { settings: Described[]; name: string }) {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const form = useTyped(settings, name)
  const [isBusy, setIsBusy] = useState(false)

  const save = async () => {
    setIsBusy(true)
    try {
      const refused = await saveSettings(provider, form.changed)
      form.settle(refused)
      notify(savedText(form.changed, refused), { type: Object.keys(refused).length === 0 ? 'success' : 'warning' })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 2, minWidth: 0 }}
    >
      {panels.map(({ title, help, has, Preview }) => (
        <Panel key={title} title={title}>
          {help && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {help}
            </Typography>
          )}
          <SettingFields settings={settings.filter(({ id }) => has(id))} form={form} />
          {Preview && <Preview values={form.values} />}
          {isBeside && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
              <SaveTyped form={form} isBusy={isBusy} of={title} />
            </Box>
          )}
        </Panel>
      ))}
      {!isBeside && (
        <SaveBar>
          <SaveTyped form={form} isBusy={isBusy} />
        </SaveBar>
      )}
    </Box>
  )
}
