import { Tab, Tabs } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'

const SCREENS = [
  ['/redirects', 'Redirecionamentos'],
  ['/missed-addresses', 'Não encontrados'],
] as const

/** The two lists: where addresses lead, and which lead nowhere. */
export const RedirectTabs = ({ current }: { current: (typeof SCREENS)[number][0] }) => (
  <Tabs
    value={current}
    aria-label="Redirecionamentos e endereços não encontrados"
    sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
  >
    {SCREENS.map(([path, name]) => (
      <Tab key={path} value={path} label={name} component={RouteLink} to={path} />
    ))}
  </Tabs>
)
