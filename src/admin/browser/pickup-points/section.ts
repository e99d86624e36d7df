import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PickupPointsScreen = screen(() => import('./pickup-points-screen.tsx'), 'PickupPointsScreen')

export const section: Section = {
  group: 'Ajustes',
  order: 35,
  pages: [{ path: '/lojas', Screen: PickupPointsScreen, menu: { label: 'Nossas lojas', icon: PlaceIcon } }],
}
