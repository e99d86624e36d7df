import HistoryIcon from '@mui/icons-material/History'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const AuditList = screen(() => import('./audit-list.tsx'), 'AuditList')

export const section: Section = {
  group: 'Ajustes',
  order: 95,
  isForAdministrators: true,
  places: { audit: { path: () => '/vitrine/v1/audit' } },
  resources: [{ name: 'audit', options: { label: 'Alterações' }, icon: HistoryIcon, list: AuditList }],
}
