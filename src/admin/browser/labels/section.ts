import AccountTreeIcon from '@mui/icons-material/AccountTree'
import SellIcon from '@mui/icons-material/Sell'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const CategoryTree = screen(() => import('./category-tree.tsx'), 'CategoryTree')
const TagList = screen(() => import('./tag-screens.tsx'), 'TagList')
const TagEdit = screen(() => import('./tag-screens.tsx'), 'TagEdit')
const TagCreate = screen(() => import('./tag-screens.tsx'), 'TagCreate')

export const section: Section = {
  group: 'Catálogo',
  order: 20,
  places: {
    categories: { path: () => '/wc/v3/products/categories', sorts: { name: 'name', menu_order: 'menu_order' }, hasNoBin: true },
    tags: { path: () => '/wc/v3/products/tags', sorts: { name: 'name', count: 'count' }, hasNoBin: true },
  },
  resources: [
    {
      name: 'categories',
      options: { label: 'Categorias' },
      icon: AccountTreeIcon,
      list: CategoryTree,
      recordRepresentation: 'name',
    },
    {
      name: 'tags',
      options: { label: 'Etiquetas', fresh: 'Nova etiqueta' },
      icon: SellIcon,
      list: TagList,
      edit: TagEdit,
      create: TagCreate,
      recordRepresentation: 'name',
    },
  ],
}
