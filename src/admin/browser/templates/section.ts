import TemplatesIcon from '@mui/icons-material/WebAsset'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const TemplateList = screen(() => import('./template-list.tsx'), 'TemplateList')
const TemplateEdit = screen(() => import('./template-edit.tsx'), 'TemplateEdit')
const TemplateCreate = screen(() => import('./template-create.tsx'), 'TemplateCreate')

export const section: Section = {
  group: 'Site',
  order: 16,
  places: {
    templates: { path: () => '/vitrine/v1/templates', sorts: { part: 'part' } },
    templates_for_good: { path: () => '/vitrine/v1/templates', hasNoBin: true },
  },
  resources: [
    {
      name: 'templates',
      options: { label: 'Cabeçalho e rodapé', fresh: 'Novo cabeçalho, rodapé ou modelo', fillsWindow: true },
      icon: TemplatesIcon,
      list: TemplateList,
      edit: TemplateEdit,
      create: TemplateCreate,
      recordRepresentation: 'title.raw',
    },
  ],
}
