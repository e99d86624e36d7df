import GavelIcon from '@mui/icons-material/GavelOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const LegalPages = screen(() => import('./legal-pages.tsx'), 'LegalPages')

export const section: Section = {
  group: 'Site',
  order: 15,
  pages: [{ path: '/legal-pages', Screen: LegalPages, menu: { label: 'Páginas legais', icon: GavelIcon } }],
}
