import InventoryIcon from '@mui/icons-material/Inventory2'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ProductList = screen(() => import('./product-list.tsx'), 'ProductList')
const ProductEdit = screen(() => import('./product-edit.tsx'), 'ProductEdit')
const ProductCreate = screen(() => import('./product-edit.tsx'), 'ProductCreate')

export const section: Section = {
  group: 'Catálogo',
  order: 10,
  places: {
    products: {
      path: () => '/wc/v3/products',
      sorts: { name: 'title', date_created: 'date', date_modified: 'modified', price: 'price', total_sales: 'popularity' },
    },
    variations: { path: (meta) => `/wc/v3/products/${below(meta, 'product')}/variations`, hasNoBin: true },
  },
  resources: [
    {
      name: 'products',
      options: { label: 'Produtos', fresh: 'Novo produto' },
      icon: InventoryIcon,
      list: ProductList,
      edit: ProductEdit,
      create: ProductCreate,
      recordRepresentation: 'name',
    },
  ],
}
