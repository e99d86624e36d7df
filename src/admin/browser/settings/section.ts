import SettingsIcon from '@mui/icons-material/Settings'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const SettingsScreen = screen(() => import('./settings-screen.tsx'), 'SettingsScreen')

export const section: Section = {
  group: 'Ajustes',
  order: 10,
  pages: [
    { path: '/ajustes', Screen: SettingsScreen, menu: { label: 'Ajustes da loja', icon: SettingsIcon } },
    { path: '/ajustes/:group', Screen: SettingsScreen },
  ],
}
