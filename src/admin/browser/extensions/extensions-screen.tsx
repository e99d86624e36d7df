import { Alert, Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { currentIn, type Described, typedOf } from '../settings/described.ts'
import { SwitchedPanel } from '../settings/switched-panel.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { LoadError } from '../shared/load-error.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'

type ExtensionRecord = {
  id: string
  title: string
  description: string
  version: string
  is_active: boolean
  /** It has a section in the menu, which the workbench learns of when it is loaded. */
  has_section: boolean
  problems: string[]
  settings: Described[]
  settings_version: number
}

/** What others have added to the shop: switched on and off, and set. */
export function ExtensionsScreen() {
  const { data, error, refetch } = useAnswer<ExtensionRecord[]>('/vitrine/v1/extensions')
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 800 }}>
      <Title title="Extensões" />
      <Typography color="textSecondary">
        Uma extensão acrescenta algo à loja: uma forma de pagamento, um widget, uma regra. Desligada, ela não muda nada, e o que
        guardou continua guardado.
      </Typography>
      {error && <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>}
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <Alert severity="info">
          Nenhuma extensão está instalada. Quem cuida do servidor as põe na pasta «extensions» ou as nomeia em EXTENSIONS.
        </Alert>
      )}
      {data?.map((extension) => (
        <ExtensionPanel key={extension.id} extension={extension} />
      ))}
    </Box>
  )
}

function ExtensionPanel({ extension }: { extension: ExtensionRecord }) {
  const { id, title, description, version, is_active: isOn, problems, settings, settings_version } = extension
  const path = `/vitrine/v1/extensions/${id}`
  if (problems.length > 0)
    return (
      <Panel title={title}>
        <Alert severity="error">
          Esta extensão ficou de fora, e a loja funciona sem ela.
          {problems.map((problem) => (
            <Typography key={problem} variant="body2" sx={{ mt: 1 }}>
              {problem}
            </Typography>
          ))}
        </Alert>
      </Panel>
    )
  return (
    <SwitchedPanel
      draftName={`extensions/${id}`}
      heading={title}
      title={title}
      isOn={isOn}
      settings={isOn ? settings : []}
      switchTo={async (provider, isActive) => {
        await provider.tell(path, { is_active: isActive })
        if (extension.has_section) location.reload()
      }}
      save={(provider, changed) => provider.tell(path, { values: typedOf(changed), settings_version })}
      explain={(error) => (currentIn(error) ? 'Outra pessoa salvou enquanto você editava. Confira e salve de novo.' : undefined)}
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        {description}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: isOn && settings.length > 0 ? 1 : 0 }}>
        Versão {version}
      </Typography>
    </SwitchedPanel>
  )
}
