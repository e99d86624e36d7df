import { Alert, Typography } from '@mui/material'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { SettingsPanel } from '../../documents/settings-panel.tsx'
import { setSettings } from '../../documents/tree.ts'
import type { OpenDocument } from '../../documents/use-document.ts'
import { BlockPanel } from '../../library/block-panel.tsx'
import { shownBlock } from '../../library/place-design.ts'
import { nameOf } from '../commands/element-names.ts'
import { useView } from './editor-view.ts'

type Options = { document: OpenDocument; widgets: WireWidget[]; common: WireField[] }

/** The settings of the element that is chosen. */
export function ChosenSettings({ document, widgets, common }: Options) {
  const { tree, chosen, selection, change } = document
  const { device, setDevice } = useView()
  const block = shownBlock(chosen)
  if (!chosen)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ p: 1 }}>
        {tree.length === 0
          ? 'A página está vazia. Comece por «Acrescentar»: um título, uma imagem, uma seção pronta.'
          : 'Clique em um elemento da página para mudar o que ele mostra.'}
      </Typography>
    )
  return (
    <>
      {selection.length > 1 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {selection.length} elementos selecionados. Aqui você ajusta só o último, «{nameOf(chosen, { widgets })}». Para todos
          terem o mesmo estilo, copie e cole o estilo.
        </Alert>
      )}
      {block !== undefined && <BlockPanel block={block} element={chosen} document={document} />}
      <SettingsPanel
        element={chosen}
        widget={widgets.find(({ name }) => name === chosen.widgetType)}
        common={common}
        device={device}
        onDevice={setDevice}
        onChange={(values, mark) => change(setSettings(tree, chosen.id, values), mark)}
      />
    </>
  )
}
