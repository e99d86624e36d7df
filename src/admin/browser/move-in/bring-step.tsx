import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../shared/confirm.tsx'
import { Panel } from '../shared/panel.tsx'
import { askedOf, isWorking, mayGoOn } from './move-labels.ts'
import { KindProgress, MoveProgress } from './move-progress.tsx'
import { MoveReport } from './move-report.tsx'
import { compareAddress } from './move-steps.ts'
import type { StepProps } from './use-move.ts'

/** The shop comes: how far each kind is, what has to be decided, and the way back. */
export function BringStep({ move, isBusy, tell, onGo }: StepProps) {
  const [isUndoing, setIsUndoing] = useState(false)
  const asked = askedOf(move)
  const hasAnswers = move.kinds.some(({ actions, done, found }) => (actions.ask ?? 0) > 0 && done < found)
  const isUnderWay = isWorking(move) || mayGoOn(move)
  return (
    <Panel title={`Trazer ${move.source}`}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MoveProgress move={move} isBusy={isBusy} onTell={(deed) => void tell(deed)} />
        {isUnderWay && <KindProgress kinds={move.kinds} />}
        {move.state === 'done' && (
          <Alert severity="success">
            A loja veio. Compare as páginas, traga as novidades antes de abrir e, se precisar, desfaça tudo até o primeiro pedido.
          </Alert>
        )}
        {asked > 0 && !isWorking(move) && (
          <Alert severity="warning">
            Há coisas que mudaram nas duas lojas: abra os números de «Para decidir» e diga qual lado vale.
          </Alert>
        )}
        {move.state === 'done' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {hasAnswers && (
              <Button variant="contained" disabled={isBusy || asked > 0} onClick={() => void tell('carry-out')}>
                Trazer o que foi decidido
              </Button>
            )}
            <Button variant={hasAnswers ? 'outlined' : 'contained'} onClick={() => onGo('novidades')}>
              Continuar
            </Button>
            <Button variant="outlined" href={compareAddress(move.id)}>
              Comparar as páginas
            </Button>
            <Button color="error" disabled={isBusy || !move.can_undo} onClick={() => setIsUndoing(true)}>
              Desfazer
            </Button>
          </Box>
        )}
        {move.state === 'failed' && move.can_undo && (
          <Box>
            <Button color="error" disabled={isBusy} onClick={() => setIsUndoing(true)}>
              Desfazer
            </Button>
          </Box>
        )}
        {!move.can_undo && <Alert severity="info">A loja já recebeu um pedido: a mudança não pode mais ser desfeita.</Alert>}
        {!isWorking(move) && move.kinds.length > 0 && (
          <MoveReport
            move={move}
            onAnswer={(kind, answer, oldIds) => void tell('answers', { kind, answer, ...(oldIds && { old_ids: oldIds }) })}
          />
        )}
        <Confirm
          isOpen={isUndoing}
          title="Desfazer a mudança?"
          content="Tudo o que veio da loja antiga sai desta: produtos, clientes, pedidos, páginas e imagens, também o que você mudou neles aqui. As chaves da loja antiga são apagadas."
          confirm="Desfazer"
          onConfirm={() => {
            setIsUndoing(false)
            void tell('undo')
          }}
          onClose={() => setIsUndoing(false)}
        />
      </Box>
    </Panel>
  )
}
