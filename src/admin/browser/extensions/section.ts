import ExtensionIcon from '@mui/icons-material/Extension'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ExtensionsScreen = screen(() => import('./extensions-screen.tsx'), 'ExtensionsScreen')

export const section: Section = {
  group: 'Ajustes',
  order: 85,
  isForAdministrators: true,
  pages: [{ path: '/extensoes', Screen: ExtensionsScreen, menu: { label: 'Extensões', icon: ExtensionIcon } }],
}
