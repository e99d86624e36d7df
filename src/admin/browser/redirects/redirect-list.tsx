import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { RedirectRecord } from '#api/vitrine/redirect-routes.ts'
import { fileMoment } from '#kit/pt-br.ts'
import { questionOf } from '../data/resources.ts'
import { ChangeOrRemove } from '../shared/change-or-remove.tsx'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { saveFile } from '../shared/save-file.ts'
import { useApiAction } from '../shared/use-api.ts'
import { useUndo } from '../shared/use-undo.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { CODE_CHOICES, inputOf, KIND_CHOICES, ORIGIN_CHOICES, originName, savedText, type Typed } from './redirect-labels.ts'
import { RedirectTabs } from './tabs.tsx'
import { TestPanel } from './test-panel.tsx'

const PATH = '/vitrine/v1/redirects'
const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Endereço antigo ou novo" />,
  <SelectInput key="origin" source="origin" label="Origem" choices={ORIGIN_CHOICES} alwaysOn />,
  <SelectInput key="code" source="code" label="Resposta" choices={CODE_CHOICES} />,
  <SelectInput key="kind" source="kind" label="Comparação" choices={KIND_CHOICES} />,
]
type Open = { record?: RedirectRecord; first?: Partial<Typed>; suggestions?: { path: string; title: string }[] }

/** Where former addresses lead. */
export function RedirectList() {
  const [open, setOpen] = useState<Open>()
  const { banner, tell, run, isBusy } = useUndo()
  const saved = (after: RedirectRecord) => {
    const before = open?.record
    setOpen(undefined)
    tell({
      text: savedText(after),
      undo: (provider) =>
        before ? provider.tell(`${PATH}/${after.id}`, inputOf(before)) : provider.remove(`${PATH}/${after.id}`),
    })
  }
  const remove = async (record: RedirectRecord) => {
    if (await run((provider) => provider.remove(`${PATH}/${record.id}`)))
      tell({ text: `${record.from} não leva mais a outro lugar.`, undo: (provider) => provider.tell(PATH, inputOf(record)) })
  }
  return (
    <Box sx={{ mt: 2 }}>
      <RedirectTabs current="/redirects" />
      {banner}
      <TestPanel
        onCreate={({ url, suggestions }) => setOpen({ first: { from: url, to: suggestions[0]?.path ?? '' }, suggestions })}
      />
      <RecordList<RedirectRecord>
        title="Redirecionamentos"
        filters={FILTERS}
        actions={
          <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1, pt: 2, whiteSpace: 'nowrap' }}>
            <ExportButton />
            <Button size="small" component={RouteLink} to="/import-redirects">
              Importar
            </Button>
            <Button size="small" variant="contained" onClick={() => setOpen({})}>
              Novo redirecionamento
            </Button>
          </TopToolbar>
        }
      >
        <Rows isBusy={isBusy} onEdit={(record) => setOpen({ record })} onRemove={(record) => void remove(record)} />
      </RecordList>
      {open && <RedirectDialog {...open} onSaved={saved} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}

type RowsOptions = { isBusy: boolean; onEdit: (record: RedirectRecord) => void; onRemove: (record: RedirectRecord) => void }

function Rows({ isBusy, onEdit, onRemove }: RowsOptions) {
  const { data = [], isPending } = useListContext<RedirectRecord>()
  if (isPending) return <ListSkeleton />
  if (data.length === 0)
    return (
      <EmptyList>
        Nenhum redirecionamento ainda. Quando você muda o endereço de um produto ou de uma página, o antigo passa a levar ao novo
        sozinho. Os endereços comuns de WooCommerce, Shopify e Nuvemshop também já levam ao lugar certo.
      </EmptyList>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <Box
          component="li"
          key={record.id}
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
              {record.from}
            </Typography>
            {record.to !== '' && (
              <>
                {' → '}
                <Link href={record.to} target="_blank" rel="noreferrer">
                  {record.to}
                </Link>
              </>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, alignItems: 'center' }}>
              <Chip size="small" label={record.code} color={record.code === 410 ? 'warning' : 'default'} />
              {record.kind === 'pattern' && <Chip size="small" variant="outlined" label="Padrão" />}
              <Typography variant="body2" color="textSecondary">
                {originName(record.origin)}
              </Typography>
            </Box>
          </Box>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <ChangeOrRemove
              name={record.from}
              isBusy={isBusy}
              onChange={() => onEdit(record)}
              onRemove={() => onRemove(record)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** All that the list would show, as a table. */
function ExportButton() {
  const { filterValues, total } = useListContext()
  const { run, isBusy } = useApiAction()
  const save = () =>
    run(async (provider) => {
      const question = questionOf({}, { filter: filterValues as Record<string, unknown> })
      saveFile(
        await provider.fetchFile(`/vitrine/v1/redirect-export${question}`),
        `redirecionamentos-${fileMoment(new Date())}.csv`,
      )
    })
  return (
    <Button size="small" disabled={isBusy || total === 0} onClick={() => void save()}>
      Exportar
    </Button>
  )
}
