import { Alert, Box, Button, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Title, useDataProvider } from 'react-admin'
import type { FieldRecord } from '#api/vitrine/custom-field-routes.ts'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { OrderedRow } from '../shared/ordered-row.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { useArranged } from '../shared/use-arranged.ts'
import { useOpened } from '../shared/use-opened.ts'
import { useUndo } from '../shared/use-undo.tsx'
import { DefinitionDialog } from './definition-dialog.tsx'
import { factsOf, type Noun, NOUNS, PATH } from './field-labels.ts'

/** The merchant's own fields: made, changed, put in order, removed and brought back. */
export function FieldsScreen() {
  const [noun, setNoun] = useState<Noun>('product')
  const { data = [], isPending, error } = useAnswer<FieldRecord[]>(`${PATH}?noun=${noun}`)
  const { data: removed = [] } = useAnswer<FieldRecord[]>(`${PATH}?noun=${noun}&removed=true`)
  const provider = useDataProvider<Provider>()
  const { banner, tell, run, isBusy } = useUndo()
  const [open, setOpen] = useOpened<FieldRecord>()
  const [leaving, setLeaving] = useState<{ field: FieldRecord; uses: number }>()
  const ask = async (field: FieldRecord) => {
    const { count: uses } = await provider.read<{ count: number }>(`${PATH}/${field.id}/uses`)
    setLeaving({ field, uses })
  }
  const inOrder = (order: readonly FieldRecord[]) => (to: Provider) =>
    to.tell(`${PATH}/order`, { noun, ids: order.map(({ id }) => id) })
  const { shown: fields, ordering } = useArranged(data, async (next, { name }) => {
    const isKept = await run(inOrder(next))
    if (isKept) tell({ text: `O campo “${name}” mudou de lugar.`, undo: inOrder(data) })
    return isKept
  })
  const restore = (field: FieldRecord) =>
    void run((to) => to.tell(`${PATH}/${field.id}/restore`, {}), `Campo “${field.name}” de volta, com os seus valores.`)
  const remove = async ({ id, name }: FieldRecord) => {
    if (await run((to) => to.remove(`${PATH}/${id}`)))
      tell({ text: `Campo “${name}” excluído.`, undo: (to) => to.tell(`${PATH}/${id}/restore`, {}) })
  }
  return (
    <Box sx={{ mt: 2, mb: 4, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Campos próprios" />
      <Tabs
        value={noun}
        onChange={(_event, next: Noun) => setNoun(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Campos de"
      >
        {Object.entries(NOUNS).map(([id, title]) => (
          <Tab key={id} value={id} label={title} />
        ))}
      </Tabs>
      {banner}
      {error && <Alert severity="error">Não foi possível carregar os campos. Abra a tela de novo.</Alert>}
      <Panel
        title={NOUNS[noun]}
        action={
          <Button variant="contained" onClick={() => setOpen('new')}>
            Novo campo
          </Button>
        }
      >
        {isPending && <ListSkeleton />}
        {!isPending && fields.length === 0 && (
          <Typography color="textSecondary">
            Nenhum campo ainda. Com eles você guarda o que a loja não tem de fábrica, como o tecido ou o ano de uma peça, e
            mostra, filtra e encontra por isso.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fields.map((field, at) => (
            <OrderedRow
              key={field.id}
              ordering={ordering}
              siblings={fields}
              at={at}
              name={field.name}
              acts={
                <>
                  <ActionButton label="Editar" name={field.name} onClick={() => setOpen(field)} />
                  <ActionButton label="Excluir" name={field.name} color="error" onClick={() => void ask(field)} />
                </>
              }
            >
              <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{field.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {factsOf(field)}
                </Typography>
              </Box>
            </OrderedRow>
          ))}
        </Box>
      </Panel>
      {removed.length > 0 && (
        <Panel title="Excluídos há menos de 30 dias">
          {removed.map((field) => (
            <Box key={field.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>{field.name}</Typography>
              <Button size="small" disabled={isBusy} aria-label={`Trazer de volta ${field.name}`} onClick={() => restore(field)}>
                Trazer de volta
              </Button>
            </Box>
          ))}
        </Panel>
      )}
      {open && (
        <DefinitionDialog
          key={open === 'new' ? 'new' : open.id}
          noun={noun}
          field={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir o campo “${leaving?.field.name ?? ''}”?`}
        content={`${leaving?.uses ? `Com ele ${leaving.uses === 1 ? 'sai' : 'saem'} ${count(leaving.uses, 'valor preenchido', 'valores preenchidos')}` : 'Ninguém o preencheu ainda'}. Durante 30 dias você pode trazer tudo de volta.`}
        onConfirm={() => {
          const { field } = leaving!
          setLeaving(undefined)
          void remove(field)
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Box>
  )
}
