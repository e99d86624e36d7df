import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { formatNumber } from '#kit/pt-br.ts'
import { KIND_NAMES } from '#move-in/text.ts'
import { isWorking, mayGoOn, type MoveRecord, progressText, STATE_LABELS } from './move-labels.ts'

type Options = { move: MoveRecord; isBusy: boolean; onTell: (deed: 'pause' | 'go-on') => void }

/** How far a move has come, what stopped it, and the way to stop it or go on. */
export function MoveProgress({ move, isBusy, onTell }: Options) {
  const { state, paused, problem } = move
  if (!isWorking(move) && !mayGoOn(move)) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {state !== 'failed' && (
        <Typography role="status">
          {STATE_LABELS[state]}
          {paused ? ', em pausa' : ''}: {progressText(move)}
        </Typography>
      )}
      {isWorking(move) && (
        <>
          <LinearProgress aria-label={STATE_LABELS[state]} sx={{ inlineSize: '100%', blockSize: 10, borderRadius: 5 }} />
          <Typography variant="body2" color="textSecondary">
            Pode sair desta página: o trabalho continua, e você o encontra aqui ao voltar.
          </Typography>
          <Button color="inherit" disabled={isBusy} onClick={() => onTell('pause')}>
            Pausar
          </Button>
        </>
      )}
      {mayGoOn(move) && (
        <Button variant="contained" disabled={isBusy} onClick={() => onTell('go-on')}>
          Continuar de onde parou
        </Button>
      )}
    </Box>
  )
}

/** Of each kind how much is here. */
export function KindProgress({ kinds }: Pick<MoveRecord, 'kinds'>) {
  return (
    <Box component="ul" aria-label="Andamento por tipo" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {kinds.map(({ kind, done, found }) => (
        <Box component="li" key={kind}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2">{KIND_NAMES[kind] ?? kind}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatNumber(done)} de {formatNumber(found)}
            </Typography>
          </Box>
          <LinearProgress
            variant="determinate"
            color={done >= found ? 'success' : 'primary'}
            value={found === 0 ? 100 : Math.floor((done / found) * 100)}
            aria-label={KIND_NAMES[kind] ?? kind}
          />
        </Box>
      ))}
    </Box>
  )
}
