import { Alert, Box, Button, Chip, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router-dom'
import type { LegalPageRecord } from '#api/vitrine/legal-page-routes.ts'
import type { Provider } from '../data/provider.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { LoadError } from '../shared/load-error.tsx'
import { Panel } from '../shared/panel.tsx'
import { useAnswer, useApiAction } from '../shared/use-api.ts'
import { changesText, gapsText, inWritingOrder, legalStatus } from './legal-labels.ts'

const PATH = '/vitrine/v1/legal-pages'

/** The pages that the law asks for: written from the shop's data, read and published by the merchant. */
export function LegalPagesPanel() {
  const { data: pages, error, refetch } = useAnswer<LegalPageRecord[]>(PATH)
  const { run, isBusy } = useApiAction()
  if (error) return <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>
  if (!pages) return <ListSkeleton />
  const missing = inWritingOrder(pages.filter(({ page }) => page === null))
  const writeAll = () =>
    run(
      async (provider) => {
        for (const { kind } of missing) await provider.tell(`${PATH}/${kind}/write`, {})
      },
      missing.length === 1 ? 'Rascunho escrito. Leia antes de publicar.' : 'Rascunhos escritos. Leia cada um antes de publicar.',
    )
  return (
    <Panel title="Privacidade, termos, trocas e entrega">
      <Alert severity="info" sx={{ mb: 2 }}>
        {pages[0]?.note}
      </Alert>
      <Typography variant="body2" color="textSecondary">
        Publicadas, elas aparecem no rodapé da loja; os termos e a privacidade, também na finalização da compra («Li e
        concordo…»).
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5 }}>
        {pages.map((page) => (
          <LegalRow key={page.kind} legal={page} run={run} isBusy={isBusy} />
        ))}
      </Box>
      {missing.length > 0 && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void writeAll()} sx={{ mt: 2 }}>
          {missing.length === 1 ? 'Escrever a que falta' : `Escrever ${missing.length} rascunhos com os dados da loja`}
        </Button>
      )}
    </Panel>
  )
}

type RowProps = { legal: LegalPageRecord; run: ReturnType<typeof useApiAction>['run']; isBusy: boolean }

function LegalRow({ legal, run, isBusy }: RowProps) {
  const { kind, title, page, is_edited: isEdited } = legal
  const [isOpen, setIsOpen] = useState(false)
  const gaps = gapsText(legal)
  const changed = changesText(legal)
  const publish = (id: number) =>
    run(
      (provider: Provider) => provider.update('pages', { id, data: { status: 'publish' }, previousData: { id } }),
      `“${title}” está na loja.`,
    )
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 12rem' }}>{title}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={page?.status === 'publish' ? 'success' : 'warning'}
          label={legalStatus(legal)}
        />
        {page && (
          <Link component={RouteLink} to={`/pages/${page.id}`} aria-label={`Ler e editar ${title}`}>
            Ler e editar
          </Link>
        )}
        {page?.status === 'draft' && (
          <Button
            size="small"
            disabled={isBusy || gaps !== undefined}
            aria-label={`Publicar ${title}`}
            onClick={() => void publish(page.id)}
          >
            Publicar
          </Button>
        )}
        {page?.status === 'publish' && (
          <Link href={page.path} target="_blank" rel="noreferrer" aria-label={`Ver ${title} na loja`}>
            Ver na loja
          </Link>
        )}
      </Box>
      {gaps && <Typography variant="body2">{gaps}</Typography>}
      {changed && (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2">{changed}</Typography>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Fechar a comparação' : 'Ver o que muda'}
          </Button>
          {!isEdited && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() =>
                void run(
                  (provider) => provider.tell(`${PATH}/${kind}/renew`, {}),
                  'Atualizada. A versão anterior fica no histórico da página.',
                )
              }
            >
              Atualizar com os dados da loja
            </Button>
          )}
          {isOpen && <Changes legal={legal} />}
        </Box>
      )}
    </Box>
  )
}

/** Only what changes, with a word for who can't see colours. */
const Changes = ({ legal: { changes } }: { legal: LegalPageRecord }) => (
  <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }} aria-label="O que muda">
    {changes
      .filter(({ is }) => is !== 'same')
      .map(({ is, text }) => (
        <Box
          component="li"
          key={`${is} ${text}`}
          sx={{ borderInlineStart: 4, borderColor: is === 'new' ? 'success.main' : 'error.main', paddingInlineStart: 1, my: 0.5 }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{is === 'new' ? 'Entra: ' : 'Sai: '}</strong>
            {text}
          </Typography>
        </Box>
      ))}
  </Box>
)
