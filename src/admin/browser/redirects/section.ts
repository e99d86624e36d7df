import RedirectIcon from '@mui/icons-material/AltRouteOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const RedirectList = screen(() => import('./redirect-list.tsx'), 'RedirectList')
const MissedList = screen(() => import('./missed-list.tsx'), 'MissedList')
const ImportScreen = screen(() => import('./import-screen.tsx'), 'ImportScreen')

export const section: Section = {
  group: 'Site',
  order: 85,
  places: {
    redirects: { path: () => '/vitrine/v1/redirects' },
    not_found: { path: () => '/vitrine/v1/not-found' },
  },
  resources: [
    {
      name: 'redirects',
      options: { label: 'Redirecionamentos' },
      icon: RedirectIcon,
      list: RedirectList,
      recordRepresentation: 'from',
    },
  ],
  pages: [
    { path: '/missed-addresses', Screen: MissedList, label: 'Endereços não encontrados' },
    { path: '/import-redirects', Screen: ImportScreen, label: 'Importar redirecionamentos' },
  ],
}
