import CodeIcon from '@mui/icons-material/CodeOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ScriptList = screen(() => import('./script-list.tsx'), 'ScriptList')
const ScriptCreate = screen(() => import('./script-edit.tsx'), 'ScriptCreate')
const ScriptEdit = screen(() => import('./script-edit.tsx'), 'ScriptEdit')

export const section: Section = {
  group: 'Site',
  order: 90,
  isForAdministrators: true,
  places: { outside_scripts: { path: () => '/vitrine/v1/outside-scripts' } },
  resources: [
    {
      name: 'outside_scripts',
      options: { label: 'Scripts de outros', fresh: 'Novo script' },
      icon: CodeIcon,
      list: ScriptList,
      create: ScriptCreate,
      edit: ScriptEdit,
      recordRepresentation: 'name',
    },
  ],
}
