import { Avatar, Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useGetList } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { OrderedRow } from '../shared/ordered-row.tsx'
import { Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useOrdering } from '../shared/use-ordering.ts'
import { useUndo } from '../shared/use-undo.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { CollectionDialog } from './rules/collection-dialog.tsx'
import { useCollections } from './rules/use-collections.ts'
import { branchesOf, type CategoryRecord } from './tree.ts'
import { Confirm } from '../shared/confirm.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

/** More than any menu can show; a shop with more finds them by search elsewhere. */
const MOST_SHOWN = 1_000

/** The shop's categories as a tree: made, moved, described and pictured. */
export function CategoryTree() {
  const { data = [], isPending } = useGetList<CategoryRecord>('categories', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'menu_order', order: 'ASC' },
  })
  const { run } = useApiAction()
  const [open, setOpen] = useState<Partial<CategoryRecord>>()
  const [ruling, setRuling] = useState<CategoryRecord>()
  const collections = useCollections('category')
  const { banner, tell } = useUndo()
  const [leaving, setLeaving] = useState<CategoryRecord>()
  const branches = branchesOf(data)
  const ordering = useOrdering({
    resource: 'categories',
    siblingsOf: (id) => branches.find(({ category }) => String(category.id) === id)?.siblings ?? [],
    done: 'Ordem das categorias salva.',
  })
  return (
    <Box sx={{ mt: 2, mb: 4 }}>
      <Title title="Categorias" />
      {/* A long tree is scrolled: what was done is told where it can be seen. */}
      <Box sx={{ position: 'sticky', top: { xs: 56, sm: 48 }, zIndex: 2 }}>{banner}</Box>
      <Panel
        title="Categorias"
        action={
          <Button variant="contained" onClick={() => setOpen({ parent: 0 })}>
            Nova categoria
          </Button>
        }
      >
        {isPending && <ListSkeleton />}
        {!isPending && branches.length === 0 && (
          <Typography color="textSecondary">
            Nenhuma categoria ainda. Crie a primeira em “Nova categoria”: é por elas que os clientes passeiam pela loja.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {branches.map((branch) => (
            <OrderedRow
              key={branch.category.id}
              ordering={ordering}
              siblings={branch.siblings}
              at={branch.at}
              name={branch.category.name}
              indent={{ xs: Math.min(branch.depth, 3) * 1.5, sm: branch.depth * 4 }}
              acts={
                <>
                  <ActionButton label="Editar" name={branch.category.name} onClick={() => setOpen(branch.category)} />
                  <ActionButton label="Regras" name={branch.category.name} onClick={() => setRuling(branch.category)} />
                  <ActionButton
                    label="Nova dentro"
                    name={branch.category.name}
                    onClick={() => setOpen({ parent: branch.category.id })}
                  />
                  <ActionButton
                    label="Excluir"
                    name={branch.category.name}
                    color="error"
                    onClick={() => setLeaving(branch.category)}
                  />
                </>
              }
            >
              <Avatar variant="rounded" src={branch.category.image?.thumbnail} alt="" sx={{ inlineSize: 36, blockSize: 36 }}>
                {branch.category.name.charAt(0)}
              </Avatar>
              <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{branch.category.name}</Typography>
                <Typography variant="caption" color="textSecondary">
                  {count(branch.category.count, 'produto', 'produtos')}
                </Typography>{' '}
                {collections.has(branch.category.id) && <Chip size="small" variant="outlined" label="Por regras" />}
              </Box>
            </OrderedRow>
          ))}
        </Box>
      </Panel>
      {open && (
        <CategoryDialog
          key={open.id ?? `new-${open.parent}`}
          category={open}
          branches={branches}
          onClose={() => setOpen(undefined)}
        />
      )}
      {ruling && (
        <CollectionDialog
          label={{ kind: 'category', id: ruling.id, name: ruling.name, count: ruling.count }}
          record={collections.get(ruling.id)}
          onSaved={(saved) => {
            setRuling(undefined)
            tell(saved)
          }}
          onClose={() => setRuling(undefined)}
        />
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir a categoria “${leaving?.name ?? ''}”?`}
        content="Os produtos continuam na loja, sem esta categoria. O que estava dentro dela sobe um nível."
        onConfirm={() => {
          const { id, name } = leaving!
          setLeaving(undefined)
          void run((provider) => provider.delete('categories', { id }), `Categoria “${name}” excluída.`)
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Box>
  )
}
