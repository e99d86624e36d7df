import { Tab, Tabs } from '@mui/material'
import { useListContext } from 'react-admin'

const TABS = [
  { id: 'any', name: 'Todos' },
  { id: 'publish', name: 'Publicados' },
  { id: 'future', name: 'Agendados' },
  { id: 'draft', name: 'Rascunhos' },
  { id: 'trash', name: 'Lixeira' },
]

/** Narrows a list to one state; the states that a thing can't have are left out. */
export function StatusTabs({ without }: { without?: string[] }) {
  const { filterValues, setFilters } = useListContext()
  return (
    <Tabs
      value={(filterValues as { status?: string }).status ?? 'any'}
      onChange={(_event, status: string) => setFilters({ ...filterValues, status })}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Situação"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.filter(({ id }) => !without?.includes(id)).map(({ id, name }) => (
        <Tab key={id} value={id} label={name} />
      ))}
    </Tabs>
  )
}
