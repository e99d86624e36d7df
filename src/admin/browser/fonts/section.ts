import FontIcon from '@mui/icons-material/TextFields'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const FontsScreen = screen(() => import('./fonts-screen.tsx'), 'FontsScreen')

export const section: Section = {
  group: 'Site',
  order: 70,
  pages: [{ path: '/fontes', Screen: FontsScreen, menu: { label: 'Fontes', icon: FontIcon } }],
}
