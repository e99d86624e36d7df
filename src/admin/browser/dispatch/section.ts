import ParcelIcon from '@mui/icons-material/LocalShippingOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const DispatchDesk = screen(() => import('./dispatch-desk.tsx'), 'DispatchDesk')
const DispatchPrint = screen(() => import('./dispatch-print.tsx'), 'DispatchPrint')

export const section: Section = {
  group: 'Vendas',
  order: 12,
  pages: [
    { path: '/dispatch', Screen: DispatchDesk, menu: { label: 'Expedição', icon: ParcelIcon } },
    { path: '/print-dispatch', Screen: DispatchPrint },
  ],
}
