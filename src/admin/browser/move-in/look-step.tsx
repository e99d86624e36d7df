import { Alert, Box, Button } from '@mui/material'
import { count } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { askedOf, comingOf, type MoveRecord } from './move-labels.ts'
import { MoveProgress } from './move-progress.tsx'
import { MoveReport } from './move-report.tsx'
import type { StepProps } from './use-move.ts'

/** What is there, what comes, what comes changed and what does not, before anything changes. */
export function LookStep({ move, isBusy, tell, onGo }: StepProps) {
  return (
    <Panel title={`O que vem de ${move.source}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MoveProgress move={move} isBusy={isBusy} onTell={(deed) => void tell(deed)} />
        {move.state === 'planned' && <Planned move={move} />}
        {move.state === 'planned' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              disabled={isBusy}
              onClick={async () => {
                if (await tell('carry-out')) onGo('trazer')
              }}
            >
              {comingOf(move) > 0 || askedOf(move) > 0 ? 'Trazer agora' : 'Terminar'}
            </Button>
          </Box>
        )}
        {move.kinds.length > 0 && (
          <MoveReport
            move={move}
            onAnswer={(kind, answer, oldIds) => void tell('answers', { kind, answer, ...(oldIds && { old_ids: oldIds }) })}
          />
        )}
      </Box>
    </Panel>
  )
}

function Planned({ move }: { move: MoveRecord }) {
  const [coming, asked] = [comingOf(move), askedOf(move)]
  return (
    <>
      <Alert severity={coming > 0 ? 'success' : 'info'}>
        {coming > 0
          ? `Tudo foi lido e nada mudou ainda: ${count(coming, 'coisa vem', 'coisas vêm')} para esta loja. Veja abaixo e, se estiver certo, traga.`
          : 'Tudo foi lido: não há nada novo na loja antiga.'}
      </Alert>
      {asked > 0 && (
        <Alert severity="warning">
          {count(asked, 'coisa é diferente', 'coisas são diferentes')} nas duas lojas. Abra os números de «Para decidir» e diga
          qual lado vale; o que ficar sem resposta permanece como está aqui.
        </Alert>
      )}
    </>
  )
}
