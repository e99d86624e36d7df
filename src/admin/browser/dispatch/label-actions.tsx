import { Button } from '@mui/material'
import { useState } from 'react'
import type { LabelItem } from '#api/vitrine/dispatch-item.ts'
import { Confirm } from '../shared/confirm.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Action = 'check' | 'not_bought' | 'cancel'
const DONE: Record<Action, string> = {
  check: 'A loja pergunta de novo à transportadora.',
  not_bought: 'Etiqueta dada como não comprada. Você pode comprar outra.',
  cancel: 'Etiqueta cancelada.',
}

/** What can be done with one label: given back, or decided about when nobody knows whether it was bought. */
export function LabelActions({ label: { id, state, code } }: { label: LabelItem }) {
  const { run, isBusy } = useApiAction()
  const [asked, setAsked] = useState<'not_bought' | 'cancel'>()
  const act = (action: Action) => {
    setAsked(undefined)
    void run((provider) => provider.tell(`/vitrine/v1/labels/${id}`, { action }), DONE[action])
  }
  return (
    <>
      {state === 'check' && (
        <>
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => act('check')}>
            Conferir de novo
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => setAsked('not_bought')}>
            Não foi comprada
          </Button>
        </>
      )}
      {(state === 'bought' || state === 'planned') && (
        <Button size="small" disabled={isBusy} onClick={() => setAsked('cancel')}>
          Cancelar etiqueta
        </Button>
      )}
      <Confirm
        isOpen={asked === 'cancel'}
        title={`Cancelar a etiqueta${code === '' ? '' : ` ${code}`}?`}
        content="A transportadora devolve o valor pelas regras dela. Só vale antes da postagem."
        confirm="Cancelar etiqueta"
        cancel="Manter"
        onConfirm={() => act('cancel')}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'not_bought'}
        title="Esta etiqueta não foi comprada?"
        content="Confira antes no site da transportadora: se ela existir lá, comprar outra cobra duas vezes."
        confirm="Não foi comprada"
        cancel="Voltar"
        onConfirm={() => act('not_bought')}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
