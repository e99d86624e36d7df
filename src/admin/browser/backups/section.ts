import BackupIcon from '@mui/icons-material/Inventory2Outlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Backups = screen(() => import('./backups.tsx'), 'Backups')

export const section: Section = {
  group: 'Ajustes',
  order: 80,
  isForAdministrators: true,
  pages: [{ path: '/backups', Screen: Backups, menu: { label: 'Backups', icon: BackupIcon } }],
}
