import ExpandLess from '@mui/icons-material/ExpandLess'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Chip, FormControlLabel, Switch, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
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
  /** What it is, in a sentence: its settings stand behind a button until somebody wants them. */
  summary?: string
  children?: ReactNode
}

/** Something of the shop that is switched on and off, with its settings: a way to pay, an extension. */
export function SwitchedPanel({ draftName, heading, title, isOn, warning, settings, summary, ...props }: Props) {
  const { run, isBusy } = useApiAction()
  const form = useTyped(settings, draftName)
  const fold = useFold({ folds: summary !== undefined, mustOpen: warning !== undefined || form.changed.length > 0 })
  const keep = async () => {
    const changed = form.changed
    const isKept = await run(
      (provider) =>
        props.save(provider, changed).catch((error: unknown) => {
          form.mark(refusedIn(settings, error))
          throw error
        }),
      `${changed.find(({ id }) => id === 'title')?.value ?? title}: ajustes salvos.`,
      props.explain,
    )
    if (isKept) form.settle({})
  }
  const state = isOn ? 'Ligado' : 'Desligado'
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
                  void run((provider) => props.switchTo(provider, wanted), `${title}: ${wanted ? 'ligado' : 'desligado'}.`)
                }
                slotProps={{ input: { 'aria-label': `${heading}: ${state}` } }}
              />
            }
            label={state}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        </Box>
      }
    >
      {summary !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {summary}
        </Typography>
      )}
      {warning !== undefined && (
        <Typography variant="body2" color="warning" sx={{ mb: 1 }}>
          {warning}
        </Typography>
      )}
      {summary !== undefined && <FoldButton {...fold} of={heading} />}
      {fold.isOpen && (
        <Box id={fold.id}>
          {props.children}
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
        </Box>
      )}
    </Panel>
  )
}

/** What waits to be saved, or is missing, opens by itself and stays open. */
function useFold({ folds, mustOpen }: { folds: boolean; mustOpen: boolean }) {
  const id = useId()
  const [isWanted, setIsWanted] = useState(mustOpen)
  if (mustOpen && !isWanted) setIsWanted(true)
  return { id, isOpen: !folds || isWanted, toggle: mustOpen ? undefined : () => setIsWanted(!isWanted) }
}

function FoldButton({ id, isOpen, toggle, of }: ReturnType<typeof useFold> & { of: string }) {
  const deed = isOpen ? 'Recolher' : 'Configurar'
  return (
    <Button
      sx={{ mt: 1, mb: isOpen ? 1 : 0 }}
      disabled={!toggle}
      onClick={toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-label={`${deed}: ${of}`}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
    >
      {deed}
    </Button>
  )
}
