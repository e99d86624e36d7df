import MenuIcon from '@mui/icons-material/MenuOpen'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const Menus = screen(() => import('./menus.tsx'), 'Menus')

export const section: Section = {
  group: 'Site',
  order: 40,
  places: { menu_items: { path: () => '/wp/v2/menu-items' } },
  pages: [{ path: '/menus', Screen: Menus, menu: { label: 'Menus', icon: MenuIcon } }],
}
