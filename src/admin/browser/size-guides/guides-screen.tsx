import { Alert, Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, useNotify } from 'react-admin'
import type { GuideRecord } from '#api/vitrine/size-guide-routes.ts'
import { ActionButton } from '../shared/action-button.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { Panel } from '../shared/panel.tsx'
import { UndoButton } from '../shared/undo-button.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { useOpened } from '../shared/use-opened.ts'
import { GuideDialog, PATH } from './guide-dialog.tsx'
import { factsOf } from './measures.ts'

/** The shop's size guides: made, changed, excluded and brought back. */
export function GuidesScreen() {
  const { data: guides = [], isPending, error } = useAnswer<GuideRecord[]>(PATH)
  const { data: removed = [] } = useAnswer<GuideRecord[]>(`${PATH}?removed=true`)
  const { run, isBusy } = useApiAction()
  const notify = useNotify()
  const [open, setOpen] = useOpened<GuideRecord>()
  const restore = (guide: GuideRecord) =>
    void run((to) => to.tell(`${PATH}/${guide.id}/restore`, {}), `Guia “${guide.name}” de volta.`)
  const remove = async (guide: GuideRecord) => {
    if (!(await run((to) => to.remove(`${PATH}/${guide.id}`)))) return
    notify(
      <Alert severity="success" action={<UndoButton onUndo={() => restore(guide)} />}>
        {`Guia “${guide.name}” excluído.`}
      </Alert>,
      { autoHideDuration: 20_000 },
    )
  }
  return (
    <Box sx={{ mt: 2, mb: 4, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Guias de medidas" />
      {error && <Alert severity="error">Não foi possível carregar os guias. Abra a tela de novo.</Alert>}
      <Panel
        title="Guias de medidas"
        action={
          <Button variant="contained" onClick={() => setOpen('new')}>
            Novo guia
          </Button>
        }
      >
        {isPending && <ListSkeleton />}
        {!isPending && !error && guides.length === 0 && (
          <Typography color="textSecondary">
            Nenhum guia ainda. Com um guia, a página do produto mostra o link «Guia de medidas» junto das opções, e quem compra
            acerta o tamanho na primeira vez.
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {guides.map((guide) => (
            <Row key={guide.id} guide={guide}>
              <ActionButton label="Editar" name={guide.name} onClick={() => setOpen(guide)} />
              <ActionButton
                label="Excluir"
                name={guide.name}
                color="error"
                disabled={isBusy}
                onClick={() => void remove(guide)}
              />
            </Row>
          ))}
        </Box>
      </Panel>
      {removed.length > 0 && (
        <Panel title="Excluídos há menos de 30 dias">
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {removed.map((guide) => (
              <Row key={guide.id} guide={guide}>
                <ActionButton label="Trazer de volta" name={guide.name} disabled={isBusy} onClick={() => restore(guide)} />
              </Row>
            ))}
          </Box>
        </Panel>
      )}
      {open && (
        <GuideDialog
          key={open === 'new' ? 'new' : open.id}
          guide={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  )
}

const Row = ({ guide, children }: { guide: GuideRecord; children: ReactNode }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{guide.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {factsOf(guide)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>{children}</Box>
  </Box>
)
