import BadgeIcon from '@mui/icons-material/Badge'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PeopleList = screen(() => import('./people-list.tsx'), 'PeopleList')
const PersonCreate = screen(() => import('./person-create.tsx'), 'PersonCreate')
const PersonEdit = screen(() => import('./person-edit.tsx'), 'PersonEdit')

export const section: Section = {
  group: 'Ajustes',
  order: 80,
  isForAdministrators: true,
  places: {
    people: { path: () => '/wp/v2/users', sorts: { name: 'name', registered_date: 'registered_date' }, hasNoBin: true },
  },
  resources: [
    {
      name: 'people',
      options: { label: 'Pessoas', fresh: 'Nova pessoa' },
      icon: BadgeIcon,
      list: PeopleList,
      create: PersonCreate,
      edit: PersonEdit,
      recordRepresentation: 'name',
    },
  ],
}
