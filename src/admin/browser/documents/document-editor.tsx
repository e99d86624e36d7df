import { Alert, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useInput } from 'react-admin'
import type { Previewed } from '../editor/canvas/previewed.ts'
import { Editor } from '../editor/shell/editor.tsx'
import { MIDDLE, type PreviewPlace } from './preview-document.ts'
import { withOwnNames } from './own-names.ts'
import { treeOf } from './tree.ts'
import { useDocument } from './use-document.ts'
import { useWidgets } from './use-widgets.ts'

type Options = { previewed: Omit<Previewed, 'document'>; windowWidth?: number; place?: PreviewPlace }

/** The document of the form around: the page itself, what can be put on it, and the settings of what is chosen. */
export function DocumentEditor({ previewed, windowWidth, place = MIDDLE }: Options) {
  const { field } = useInput({ source: 'document', defaultValue: [] })
  const { widgets, common, error } = useWidgets()
  const tree = useMemo(() => withOwnNames(treeOf(field.value), widgets ?? []), [field.value, widgets])
  const document = useDocument({ tree, onChange: field.onChange })
  if (error) return <Alert severity="error">Não foi possível carregar os widgets. Recarregue a página.</Alert>
  if (!widgets || !common)
    return (
      <Typography role="status" sx={{ p: 2 }}>
        Carregando os widgets…
      </Typography>
    )
  return (
    <Editor document={document} widgets={widgets} common={common} content={previewed} place={place} windowWidth={windowWidth} />
  )
}
