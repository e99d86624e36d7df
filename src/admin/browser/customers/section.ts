import GroupIcon from '@mui/icons-material/Group'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'
import { profileName } from './customer-labels.ts'

const CustomerList = screen(() => import('./customer-list.tsx'), 'CustomerList')
const CustomerCreate = screen(() => import('./customer-edit.tsx'), 'CustomerCreate')
const CustomerEdit = screen(() => import('./customer-edit.tsx'), 'CustomerEdit')
const CustomerShow = screen(() => import('./customer-show.tsx'), 'CustomerShow')
const ProfileShow = screen(() => import('./customer-show.tsx'), 'ProfileShow')
const TagScreen = screen(() => import('./tag-screen.tsx'), 'TagScreen')
const ImportScreen = screen(() => import('./import-screen.tsx'), 'ImportScreen')
const ToCustomers = screen(() => import('./to-customers.tsx'), 'ToCustomers')

export const section: Section = {
  group: 'Vendas',
  order: 20,
  places: {
    customers: {
      path: () => '/wc/v3/customers',
      sorts: { date_created: 'registered_date', name: 'name' },
      hasNoBin: true,
    },
    'customer-profiles': {
      path: () => '/vitrine/v1/customer-profiles',
      sorts: { last_order: 'last_order', total_spent: 'total_spent', orders: 'orders', name: 'name', date: 'date' },
    },
    customer_orders: { path: (meta) => `/vitrine/v1/customer-profiles/${below(meta, 'customer')}/orders` },
  },
  resources: [
    {
      name: 'customers',
      options: { label: 'Clientes', fresh: 'Novo cliente' },
      icon: GroupIcon,
      list: CustomerList,
      show: CustomerShow,
      create: CustomerCreate,
      edit: CustomerEdit,
      recordRepresentation: 'email',
    },
    { name: 'customer-profiles', options: { label: 'Clientes' }, show: ProfileShow, recordRepresentation: profileName },
  ],
  pages: [
    { path: '/customer-profiles', Screen: ToCustomers },
    { path: '/customer-tags', Screen: TagScreen, label: 'Etiquetas de clientes' },
    { path: '/import-customers', Screen: ImportScreen, label: 'Importar clientes' },
  ],
}
