import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { SearchInput, SelectInput, useListContext } from 'react-admin'
import type { MissedRecord } from '#api/vitrine/not-found-routes.ts'
import type { RedirectRecord } from '#api/vitrine/redirect-routes.ts'
import type { RedirectTest } from '#api/vitrine/redirect-tool-routes.ts'
import { count } from '#kit/pt-br.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { momentText } from '../shared/words.ts'
import { RedirectDialog } from './redirect-dialog.tsx'
import { savedText } from './redirect-labels.ts'
import { RedirectTabs } from './tabs.tsx'
import { useUndo } from '../shared/use-undo.tsx'

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Parte do endereço" />,
  <SelectInput
    key="noise"
    source="noise"
    label="Quem pediu"
    alwaysOn
    choices={[
      { id: 'false', name: 'Visitantes' },
      { id: 'true', name: 'Robôs que procuram falhas' },
    ]}
  />,
  <SelectInput
    key="days"
    source="days"
    label="Período"
    alwaysOn
    choices={[
      { id: 7, name: '7 dias' },
      { id: 30, name: '30 dias' },
      { id: 90, name: '90 dias' },
    ]}
  />,
]

/** Addresses that visitors asked for in vain, with a way to lead them somewhere. */
export function MissedList() {
  const [open, setOpen] = useState<RedirectTest>()
  const { banner, tell, run, isBusy } = useUndo()
  const create = (path: string) =>
    run(async (provider) =>
      setOpen(await provider.read<RedirectTest>(`/vitrine/v1/redirect-test?url=${encodeURIComponent(path)}`)),
    )
  const dismiss = (path: string) =>
    run((provider) => provider.remove(`/vitrine/v1/not-found?path=${encodeURIComponent(path)}`), 'Tirado da lista.')
  const saved = (after: RedirectRecord) => {
    setOpen(undefined)
    tell({ text: savedText(after), undo: (provider) => provider.remove(`/vitrine/v1/redirects/${after.id}`) })
  }
  return (
    <Box sx={{ mt: 2 }}>
      <RedirectTabs current="/missed-addresses" />
      {banner}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        O que foi pedido à loja e não existe, contado por dia e guardado por 90 dias, sem dados de quem pediu.
      </Typography>
      <RecordList<MissedRecord>
        resource="not_found"
        title="Endereços não encontrados"
        filters={FILTERS}
        filterDefaultValues={{ noise: 'false', days: 90 }}
        actions={false}
      >
        <Rows isBusy={isBusy} onCreate={(path) => void create(path)} onDismiss={(path) => void dismiss(path)} />
      </RecordList>
      {open && (
        <RedirectDialog
          first={{ from: open.url, to: open.suggestions[0]?.path ?? '' }}
          suggestions={open.suggestions}
          onSaved={saved}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  )
}

type RowsOptions = { isBusy: boolean; onCreate: (path: string) => void; onDismiss: (path: string) => void }

function Rows({ isBusy, onCreate, onDismiss }: RowsOptions) {
  const { data = [], isPending } = useListContext<MissedRecord>()
  if (isPending) return <ListSkeleton />
  if (data.length === 0)
    return <EmptyList>Nenhum endereço foi pedido em vão. O que acontecer aparece aqui em um minuto.</EmptyList>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map(({ path, hits, referrer, last_seen: last, is_noise: isNoise }) => (
        <Box
          component="li"
          key={path}
          sx={{
            p: 2,
            borderBottom: 1,
            borderColor: 'divider',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {path}
            </Typography>{' '}
            {isNoise && <Chip size="small" variant="outlined" label="Robô" />}
            <Typography variant="body2" color="textSecondary">
              {count(hits, 'vez', 'vezes')} · por último {momentText(last)}
              {referrer !== '' && ` · vindo de ${referrer === location.host ? 'um link da própria loja' : referrer}`}
            </Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!path.includes('…') && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`Criar redirecionamento de ${path}`}
                onClick={() => onCreate(path)}
              >
                Criar redirecionamento
              </Button>
            )}
            <Button
              size="small"
              color="inherit"
              disabled={isBusy}
              aria-label={`Tirar ${path} da lista`}
              onClick={() => onDismiss(path)}
            >
              Tirar da lista
            </Button>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
