import InsightsIcon from '@mui/icons-material/Insights'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Reports = screen(() => import('./reports.tsx'), 'Reports')

export const section: Section = {
  group: 'Vendas',
  order: 40,
  pages: [{ path: '/reports', Screen: Reports, menu: { label: 'Relatórios', icon: InsightsIcon } }],
}
