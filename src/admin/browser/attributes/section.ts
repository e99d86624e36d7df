import TuneIcon from '@mui/icons-material/Tune'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const AttributeList = screen(() => import('./attribute-list.tsx'), 'AttributeList')
const AttributeEdit = screen(() => import('./attribute-edit.tsx'), 'AttributeEdit')

export const section: Section = {
  group: 'Catálogo',
  order: 40,
  places: {
    attributes: { path: () => '/wc/v3/products/attributes', hasNoBin: true },
    terms: {
      path: (meta) => `/wc/v3/products/attributes/${below(meta, 'attribute')}/terms`,
      sorts: { name: 'name', menu_order: 'menu_order' },
      hasNoBin: true,
    },
  },
  resources: [
    {
      name: 'attributes',
      options: { label: 'Atributos' },
      icon: TuneIcon,
      list: AttributeList,
      edit: AttributeEdit,
      recordRepresentation: 'name',
    },
  ],
}
