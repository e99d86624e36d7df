import CategoryIcon from '@mui/icons-material/Category'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const CategoryList = screen(() => import('./term-screens.tsx'), 'CategoryList')
const CategoryEdit = screen(() => import('./term-screens.tsx'), 'CategoryEdit')
const CategoryCreate = screen(() => import('./term-screens.tsx'), 'CategoryCreate')
const TagList = screen(() => import('./term-screens.tsx'), 'TagList')
const TagEdit = screen(() => import('./term-screens.tsx'), 'TagEdit')
const TagCreate = screen(() => import('./term-screens.tsx'), 'TagCreate')

const sorts = { name: 'name', count: 'count' }

export const section: Section = {
  group: 'Site',
  order: 25,
  places: {
    post_categories: { path: () => '/wp/v2/categories', sorts, hasNoBin: true },
    post_tags: { path: () => '/wp/v2/tags', sorts, hasNoBin: true },
  },
  resources: [
    {
      name: 'post_categories',
      options: { label: 'Categorias do blog', fresh: 'Nova categoria do blog' },
      icon: CategoryIcon,
      list: CategoryList,
      edit: CategoryEdit,
      create: CategoryCreate,
      recordRepresentation: 'name',
    },
    {
      name: 'post_tags',
      options: { label: 'Etiquetas do blog', fresh: 'Nova etiqueta do blog' },
      icon: LabelIcon,
      list: TagList,
      edit: TagEdit,
      create: TagCreate,
      recordRepresentation: 'name',
    },
  ],
}
