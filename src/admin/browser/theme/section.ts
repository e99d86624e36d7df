import ThemeIcon from '@mui/icons-material/Palette'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ThemeScreen = screen(() => import('./theme-screen.tsx'), 'ThemeScreen')

export const section: Section = {
  group: 'Site',
  order: 5,
  pages: [{ path: '/aparencia', Screen: ThemeScreen, menu: { label: 'Aparência', icon: ThemeIcon } }],
}
