import { Box, Tab, Tabs } from '@mui/material'
import { SearchInput, TopToolbar, useListContext } from 'react-admin'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import type { OwnListed } from './find-designs.ts'
import { ImportButton } from './import-button.tsx'
import { LibraryCard } from './library-card.tsx'

const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Nome do modelo" />]
const TABS = [
  { id: 'all', name: 'Todos', filter: { status: 'publish' } },
  { id: 'section', name: 'Seções', filter: { status: 'publish', kind: 'section' } },
  { id: 'page', name: 'Páginas', filter: { status: 'publish', kind: 'page' } },
  { id: 'block', name: 'Blocos', filter: { status: 'publish', kind: 'block' } },
  { id: 'trash', name: 'Lixeira', filter: { status: 'trash' } },
]
type Filter = { status?: string; kind?: string; q?: string }

/** The merchant's own sections, pages and blocks, with their pictures. */
export const LibraryList = () => (
  <RecordList<OwnListed>
    title="Modelos e blocos"
    filters={FILTERS}
    filterDefaultValues={{ status: 'publish' }}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={24}
    component="div"
    actions={
      <TopToolbar>
        <ImportButton />
      </TopToolbar>
    }
  >
    <Kinds />
    <Cards />
  </RecordList>
)

function Kinds() {
  const { filterValues, setFilters } = useListContext()
  const { status, kind, q } = filterValues as Filter
  return (
    <Tabs
      value={status === 'trash' ? 'trash' : (kind ?? 'all')}
      onChange={(_event, id: string) => setFilters({ ...TABS.find((tab) => tab.id === id)?.filter, ...(q && { q }) })}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Tipo de modelo"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  )
}

function Cards() {
  const { data = [], isPending } = useListContext<OwnListed>()
  if (isPending) return <ScreenSkeleton />
  if (data.length === 0)
    return (
      <EmptyList>
        Nenhum modelo seu ainda. Abra uma página, escolha uma seção e use “Salvar e exportar”: ela aparece aqui e em “Modelos
        prontos”.
      </EmptyList>
    )
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        my: 2,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {data.map((design) => (
        <LibraryCard key={design.id} design={design} />
      ))}
    </Box>
  )
}
