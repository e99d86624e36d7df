import MoveInIcon from '@mui/icons-material/MoveToInbox'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

export const section: Section = {
  group: 'Ajustes',
  order: 82,
  isForAdministrators: true,
  places: {
    'moved-things': { path: (meta) => `/vitrine/v1/moves/${below(meta, 'move')}/things` },
    'failed-pictures': { path: (meta) => `/vitrine/v1/moves/${below(meta, 'move')}/pictures` },
    'compared-pages': { path: (meta) => `/vitrine/v1/moves/${below(meta, 'move')}/pages` },
  },
  pages: [
    {
      path: '/trazer-loja',
      Screen: screen(() => import('./move-screen.tsx'), 'MoveScreen'),
      menu: { label: 'Trazer minha loja', icon: MoveInIcon },
    },
    { path: '/trazer-loja/comparar', Screen: screen(() => import('./compare-screen.tsx'), 'CompareScreen') },
  ],
}
