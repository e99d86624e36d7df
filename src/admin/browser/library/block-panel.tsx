import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { LibraryRecord } from '#api/vitrine/library-item.ts'
import { type PageElement, treeOf } from '../documents/tree.ts'
import { newElementId, type OpenDocument } from '../documents/use-document.ts'
import { useAnswer } from '../shared/use-api.ts'
import { nameOf } from '../writing/writing-labels.ts'
import { replaceElement } from './place-design.ts'

/** The block that the chosen element shows: where it is changed, and how the page gets a copy of its own. */
export function BlockPanel({ block, element, document }: { block: number; element: PageElement; document: OpenDocument }) {
  const { data, error } = useAnswer<LibraryRecord>(`/vitrine/v1/library/${block}`)
  const { tree, change, choose } = document
  if (error) return <Alert severity="warning">Este bloco não existe mais. Visitantes não veem nada aqui.</Alert>
  if (!data) return null
  const detach = () => {
    const made = replaceElement(tree, element.id, treeOf(data.document), newElementId)
    if (change(made.tree)) choose(made.id)
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{nameOf(data)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        O que mudar no bloco muda em todas as páginas que o mostram.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Link
          component={RouteLink}
          to={`/library/${block}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 }}
        >
          Editar o bloco
        </Link>
        <Button onClick={detach}>Desvincular</Button>
      </Box>
    </Box>
  )
}
