import { Alert, Box, Button, LinearProgress, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink, useSearchParams } from 'react-router-dom'
import { Confirm } from '../shared/confirm.tsx'
import { Panel } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { MoveForm } from './move-form.tsx'
import { isWorking, mayGoOn, type MoveRecord, progressText, STATE_LABELS } from './move-labels.ts'
import { MoveReport } from './move-report.tsx'

const PATH = '/vitrine/v1/moves'

/** A whole shop of another system: its file, what would come, and the word to bring it. */
export function MoveScreen() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('id')) || undefined
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4 }}>
      <Title title="Trazer minha loja" />
      {id === undefined ? (
        <>
          <MoveForm onSent={(made) => setParams({ id: String(made) })} />
          <Earlier />
        </>
      ) : (
        <OneMove key={id} id={id} onLeave={() => setParams({})} />
      )}
    </Box>
  )
}

function OneMove({ id, onLeave }: { id: number; onLeave: () => void }) {
  const { run, isBusy } = useApiAction()
  const [isUndoing, setIsUndoing] = useState(false)
  const { data: move, error } = useAnswer<MoveRecord>(`${PATH}/${id}`, { isUnderWay: isWorking })
  const tell = (deed: string, body: object = {}) => void run((api) => api.tell(`${PATH}/${id}/${deed}`, body))
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!move) return <ScreenSkeleton />
  const asked = move.kinds.reduce((sum, kind) => sum + kind.asked, 0)
  return (
    <Panel title={`${move.source} · ${STATE_LABELS[move.state]}${move.paused ? ' (em pausa)' : ''}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {move.problem && <Alert severity="error">{move.problem}</Alert>}
        {isWorking(move) && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography role="status">
              {STATE_LABELS[move.state]}: {progressText(move)}
            </Typography>
            <LinearProgress aria-label={STATE_LABELS[move.state]} sx={{ blockSize: 10, borderRadius: 5 }} />
            <Typography variant="body2" color="textSecondary">
              Pode sair desta página: o trabalho continua, e você o encontra aqui ao voltar.
            </Typography>
          </Box>
        )}
        {move.state === 'planned' && (
          <Alert severity="success">
            Tudo foi lido e nada mudou ainda. Veja abaixo o que vem e, se estiver certo, traga a loja.
          </Alert>
        )}
        {move.state === 'done' && (
          <Alert severity="success">A loja veio. Confira e, se precisar, desfaça até o primeiro pedido.</Alert>
        )}
        {asked > 0 && <Alert severity="warning">Há coisas para decidir: abra os números da coluna «Para decidir».</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {move.state === 'planned' && (
            <Button variant="contained" disabled={isBusy} onClick={() => tell('carry-out')}>
              Trazer agora
            </Button>
          )}
          {move.state === 'done' && move.kinds.some(({ actions, done, found }) => (actions.ask ?? 0) > 0 && done < found) && (
            <Button variant="contained" disabled={isBusy || asked > 0} onClick={() => tell('carry-out')}>
              Trazer o que foi decidido
            </Button>
          )}
          {isWorking(move) && (
            <Button color="inherit" disabled={isBusy} onClick={() => tell('pause')}>
              Pausar
            </Button>
          )}
          {mayGoOn(move) && (
            <Button variant="contained" disabled={isBusy} onClick={() => tell('go-on')}>
              Continuar
            </Button>
          )}
          {['done', 'failed'].includes(move.state) && (
            <Button color="error" disabled={isBusy} onClick={() => setIsUndoing(true)}>
              Desfazer
            </Button>
          )}
          <Button color="inherit" onClick={onLeave}>
            Voltar
          </Button>
        </Box>
        {move.kinds.length > 0 && <MoveReport move={move} onAnswer={(kind, answer) => tell('answers', { kind, answer })} />}
        <Confirm
          isOpen={isUndoing}
          title="Desfazer a mudança?"
          content="Tudo o que veio da loja antiga sai desta: produtos, clientes, pedidos, páginas e imagens, também o que você mudou neles aqui."
          confirm="Desfazer"
          onConfirm={() => {
            setIsUndoing(false)
            tell('undo')
          }}
          onClose={() => setIsUndoing(false)}
        />
      </Box>
    </Panel>
  )
}

function Earlier() {
  const { data: moves = [] } = useAnswer<MoveRecord[]>(`${PATH}?per_page=5`)
  if (moves.length === 0) return null
  return (
    <Panel title="Mudanças anteriores">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {moves.map((one) => (
          <Typography key={one.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouteLink} to={`/trazer-loja?id=${one.id}`}>
              {one.source} · {one.name}
            </Link>{' '}
            · {STATE_LABELS[one.state]} · {momentText(one.created_at)}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}
