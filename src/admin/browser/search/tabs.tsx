import { Tab, Tabs } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'

const SCREENS = [
  ['/search', 'Resultados'],
  ['/search-synonyms', 'Sinônimos'],
  ['/search-boosts', 'Destaques'],
  ['/search-report', 'O que buscam'],
] as const

/** What of the shop's search is looked at. */
export const SearchTabs = ({ current }: { current: (typeof SCREENS)[number][0] }) => (
  <Tabs
    value={current}
    variant="scrollable"
    allowScrollButtonsMobile
    aria-label="Busca da loja"
    sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
  >
    {SCREENS.map(([path, name]) => (
      <Tab key={path} value={path} label={name} component={RouteLink} to={path} />
    ))}
  </Tabs>
)
