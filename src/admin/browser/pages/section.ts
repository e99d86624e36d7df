import PagesIcon from '@mui/icons-material/Description'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PageList = screen(() => import('./page-list.tsx'), 'PageList')
const PageEdit = screen(() => import('./page-edit.tsx'), 'PageEdit')
const PageCreate = screen(() => import('./page-create.tsx'), 'PageCreate')

export const section: Section = {
  group: 'Site',
  order: 10,
  places: {
    pages: { path: () => '/wp/v2/pages', sorts: { title: 'title', date: 'date' } },
    pages_for_good: { path: () => '/wp/v2/pages', hasNoBin: true },
  },
  resources: [
    {
      name: 'pages',
      options: { label: 'Páginas', fresh: 'Nova página', fillsWindow: true },
      icon: PagesIcon,
      list: PageList,
      edit: PageEdit,
      create: PageCreate,
      recordRepresentation: 'title.raw',
    },
  ],
}
