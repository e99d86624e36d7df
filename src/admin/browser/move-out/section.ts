import MoveOutIcon from '@mui/icons-material/Outbox'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

export const section: Section = {
  group: 'Ajustes',
  order: 83,
  isForAdministrators: true,
  pages: [
    {
      path: '/levar-loja',
      Screen: screen(() => import('./move-out-screen.tsx'), 'MoveOutScreen'),
      menu: { label: 'Levar minha loja', icon: MoveOutIcon },
    },
  ],
}
