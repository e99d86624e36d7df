import StraightenIcon from '@mui/icons-material/StraightenOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const GuidesScreen = screen(() => import('./guides-screen.tsx'), 'GuidesScreen')

export const section: Section = {
  group: 'Catálogo',
  order: 46,
  pages: [
    {
      path: '/guias-de-medidas',
      Screen: GuidesScreen,
      menu: { label: 'Guias de medidas', icon: StraightenIcon },
      fresh: 'Novo guia de medidas',
    },
  ],
}
