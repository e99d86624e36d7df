import InputIcon from '@mui/icons-material/TextFieldsOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const FieldsScreen = screen(() => import('./fields-screen.tsx'), 'FieldsScreen')

export const section: Section = {
  group: 'Catálogo',
  order: 45,
  pages: [
    {
      path: '/custom-fields',
      Screen: FieldsScreen,
      menu: { label: 'Campos próprios', icon: InputIcon },
      fresh: 'Novo campo próprio',
    },
  ],
}
