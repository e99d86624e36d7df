import PopupIcon from '@mui/icons-material/OpenInNew'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PopupList = screen(() => import('./popup-list.tsx'), 'PopupList')
const PopupEdit = screen(() => import('./popup-edit.tsx'), 'PopupEdit')
const PopupCreate = screen(() => import('./popup-create.tsx'), 'PopupCreate')

export const section: Section = {
  group: 'Site',
  order: 50,
  places: {
    popups: { path: () => '/vitrine/v1/popups', sorts: { id: 'id', title: 'title', modified: 'modified', shown: 'shown' } },
    popups_for_good: { path: () => '/vitrine/v1/popups', hasNoBin: true },
  },
  resources: [
    {
      name: 'popups',
      options: { label: 'Popups', fresh: 'Novo popup', fillsWindow: true },
      icon: PopupIcon,
      list: PopupList,
      edit: PopupEdit,
      create: PopupCreate,
      recordRepresentation: 'title.raw',
    },
  ],
}
