import GroupIcon from '@mui/icons-material/Group'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const CustomerList = screen(() => import('./customer-list.tsx'), 'CustomerList')
const CustomerCreate = screen(() => import('./customer-edit.tsx'), 'CustomerCreate')
const CustomerEdit = screen(() => import('./customer-edit.tsx'), 'CustomerEdit')
const CustomerShow = screen(() => import('./customer-show.tsx'), 'CustomerShow')

export const section: Section = {
  group: 'Vendas',
  order: 20,
  places: {
    customers: {
      path: () => '/wc/v3/customers',
      sorts: { date_created: 'registered_date', name: 'name' },
      hasNoBin: true,
    },
  },
  resources: [
    {
      name: 'customers',
      options: { label: 'Clientes' },
      icon: GroupIcon,
      list: CustomerList,
      show: CustomerShow,
      create: CustomerCreate,
      edit: CustomerEdit,
      recordRepresentation: 'email',
    },
  ],
}
