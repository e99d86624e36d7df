import GppMaybeIcon from '@mui/icons-material/GppMaybeOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Incidents = screen(() => import('./incidents.tsx'), 'Incidents')

export const section: Section = {
  group: 'Ajustes',
  order: 85,
  isForAdministrators: true,
  pages: [{ path: '/incidents', Screen: Incidents, menu: { label: 'Segurança', icon: GppMaybeIcon } }],
}
