import { Box, Chip, FormControlLabel, Switch, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import type { Provider } from '../data/provider.ts'
import { type Changed, type Described, refusedIn } from './described.ts'
import { SaveTyped } from './save-typed.tsx'
import { SettingFields } from './setting-fields.tsx'
import { useTyped } from './use-typed.ts'

type Props = {
  /** Under which what is typed is kept while the merchant looks elsewhere. */
  draftName: string
  heading: string
  /** What it is called in what is said after a change. */
  title: string
  isOn: boolean
  /** What keeps it from working though it is on. */
  warning?: string | undefined
  settings: readonly Described[]
  switchTo: (provider: Provider, isOn: boolean) => Promise<unknown>
  save: (provider: Provider, changed: Changed[]) => Promise<unknown>
  /** Words for a refusal that the screen knows more of. */
  explain?: (error: unknown) => string | undefined
  children?: ReactNode
}

/** Something of the shop that is switched on and off, with its settings: a way to pay, an extension. */
export function SwitchedPanel({ draftName, heading, title, isOn, warning, settings, switchTo, save, explain, children }: Props) {
  const { run, isBusy } = useApiAction()
  const form = useTyped(settings, draftName)
  const keep = async () => {
    const changed = form.changed
    const isKept = await run(
      (provider) =>
        save(provider, changed).catch((error: unknown) => {
          form.mark(refusedIn(settings, error))
          throw error
        }),
      `${changed.find(({ id }) => id === 'title')?.value ?? title}: ajustes salvos.`,
      explain,
    )
    if (isKept) form.settle({})
  }
  return (
    <Panel
      title={heading}
      action={
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {warning !== undefined && <Chip size="small" color="warning" label="Falta preencher" />}
          <FormControlLabel
            control={
              <Switch
                checked={isOn}
                disabled={isBusy}
                onChange={(_, wanted) =>
                  void run((provider) => switchTo(provider, wanted), `${title}: ${wanted ? 'ligado' : 'desligado'}.`)
                }
              />
            }
            label={isOn ? 'Ligado' : 'Desligado'}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        </Box>
      }
    >
      {warning !== undefined && (
        <Typography variant="body2" color="warning" sx={{ mb: 1 }}>
          {warning}
        </Typography>
      )}
      {children}
      {settings.length > 0 && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void keep()
          }}
        >
          <SettingFields settings={settings} form={form} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
            <SaveTyped form={form} isBusy={isBusy} of={title} />
          </Box>
        </Box>
      )}
    </Panel>
  )
}
