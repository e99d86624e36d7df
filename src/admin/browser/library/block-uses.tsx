import { Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { LibraryRecord } from '#api/vitrine/library-item.ts'
import type { DesignUse } from '#content/library/contract.ts'
import { count } from '#kit/pt-br.ts'
import { Confirm } from '../shared/confirm.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { nameOf } from '../writing/writing-labels.ts'

const WHERE: Record<DesignUse['kind'], { name: string; path: (id: number) => string }> = {
  page: { name: 'Página', path: (id) => `/pages/${id}` },
  post: { name: 'Post', path: (id) => `/posts/${id}` },
  template: { name: 'Cabeçalho, rodapé ou modelo do site', path: (id) => `/templates/${id}` },
  'shop-page': { name: 'Página da compra', path: () => '/shop_pages' },
  popup: { name: 'Popup', path: (id) => `/popups/${id}` },
  block: { name: 'Bloco', path: (id) => `/library/${id}` },
}

/** Where the block is shown, and how it can go although it is. */
export function BlockUses({ record }: { record: LibraryRecord }) {
  const { id } = record
  const { data: uses } = useAnswer<DesignUse[]>(`/vitrine/v1/library/${id}/uses`)
  const { run, isBusy } = useApiAction()
  const [isAsked, setIsAsked] = useState(false)
  const detach = async () => {
    setIsAsked(false)
    await run(
      (provider) => provider.remove(`/vitrine/v1/library/${id}?detach=true`),
      'O bloco está na lixeira. Cada página ficou com uma cópia do que ele mostrava.',
    )
  }
  if (!uses) return null
  return (
    <Panel title="Usado em">
      {uses.length === 0 ? (
        <Typography color="textSecondary">Nenhum lugar mostra este bloco ainda. Coloque-o por “Modelos prontos”.</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {uses.map((use) => (
              <li key={`${use.kind} ${use.id}`}>
                <Link component={RouteLink} to={WHERE[use.kind].path(use.id)} sx={{ display: 'inline-block', py: 1.25 }}>
                  {use.title || '(sem título)'}
                </Link>{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {WHERE[use.kind].name}
                </Typography>
              </li>
            ))}
          </Box>
          <Button color="error" disabled={isBusy} onClick={() => setIsAsked(true)} sx={{ mt: 1 }}>
            Desvincular de tudo e mover para a lixeira
          </Button>
          <Confirm
            isOpen={isAsked}
            title={`Desvincular “${nameOf(record)}”?`}
            content={`${count(uses.length, 'lugar fica', 'lugares ficam')} com uma cópia do conteúdo, que se muda em cada um.`}
            confirm="Desvincular e mover para a lixeira"
            onConfirm={() => void detach()}
            onClose={() => setIsAsked(false)}
          />
        </>
      )}
    </Panel>
  )
}
