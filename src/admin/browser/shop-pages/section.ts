import ShopPagesIcon from '@mui/icons-material/ShoppingCartCheckout'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ShopPageList = screen(() => import('./shop-page-list.tsx'), 'ShopPageList')
const ShopPageEdit = screen(() => import('./shop-page-edit.tsx'), 'ShopPageEdit')

export const section: Section = {
  group: 'Site',
  order: 15,
  places: { shop_pages: { path: () => '/vitrine/v1/shop-pages' } },
  resources: [
    {
      name: 'shop_pages',
      options: { label: 'Páginas da compra', fillsWindow: true },
      icon: ShopPagesIcon,
      list: ShopPageList,
      edit: ShopPageEdit,
      recordRepresentation: 'title.raw',
    },
  ],
}
