import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { useApiAction } from '../shared/use-api.ts'
import { Confirm } from '../shared/confirm.tsx'

type Deed = { name: string; ask?: { title: string; content: string }; done: string; do: 'publish' | 'draft' | 'trash' | 'delete' }

const EVERYWHERE: Deed[] = [
  { name: 'Publicar', do: 'publish', done: 'na loja.' },
  { name: 'Voltar a rascunho', do: 'draft', done: 'de volta a rascunho.' },
  {
    name: 'Mover para a lixeira',
    do: 'trash',
    done: 'na lixeira.',
    ask: { title: 'Mover para a lixeira?', content: 'O que foi escolhido sai da loja. Você pode tirá-lo da lixeira depois.' },
  },
]
const IN_THE_BIN: Deed[] = [
  { name: 'Tirar da lixeira', do: 'draft', done: 'fora da lixeira, como rascunho.' },
  {
    name: 'Excluir para sempre',
    do: 'delete',
    done: 'excluído para sempre.',
    ask: { title: 'Excluir para sempre?', content: 'Isto não pode ser desfeito: as revisões vão junto.' },
  },
]

/** What can be done with several at once; those who refuse stay, and why is told. */
export function BulkActions({ resource }: { resource: string }) {
  const { selectedIds, filterValues, onUnselectItems } = useListContext()
  const { run, isBusy } = useApiAction()
  const [asked, setAsked] = useState<Deed>()
  const carryOut = async (deed: Deed) => {
    setAsked(undefined)
    await run(
      async (provider) => {
        for (const id of selectedIds) {
          const previousData = { id }
          if (deed.do === 'trash') await provider.delete(resource, { id, previousData })
          else if (deed.do === 'delete') await provider.delete(`${resource}_for_good`, { id, previousData })
          else await provider.update(resource, { id, data: { status: deed.do }, previousData })
        }
      },
      `${count(selectedIds.length, 'item', 'itens')}: ${deed.done}`,
    )
    onUnselectItems()
  }
  const deeds = (filterValues as { status?: string }).status === 'trash' ? IN_THE_BIN : EVERYWHERE
  return (
    <>
      {deeds.map((deed) => (
        <Button
          key={deed.name}
          size="small"
          disabled={isBusy}
          color={deed.do === 'delete' ? 'error' : 'primary'}
          onClick={() => (deed.ask ? setAsked(deed) : void carryOut(deed))}
        >
          {deed.name}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== undefined}
        title={asked?.ask?.title ?? ''}
        content={asked?.ask?.content ?? ''}
        onConfirm={() => void (asked && carryOut(asked))}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
