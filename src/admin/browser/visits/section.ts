import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Visits = screen(() => import('./visits.tsx'), 'Visits')

export const section: Section = {
  group: 'Vendas',
  order: 41,
  pages: [{ path: '/visits', Screen: Visits, menu: { label: 'Visitas', icon: GroupsIcon } }],
}
