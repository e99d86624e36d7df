import LibraryIcon from '@mui/icons-material/AutoAwesomeMosaic'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const LibraryList = screen(() => import('./library-list.tsx'), 'LibraryList')
const LibraryEdit = screen(() => import('./library-edit.tsx'), 'LibraryEdit')

export const section: Section = {
  group: 'Site',
  order: 17,
  places: {
    library: { path: () => '/vitrine/v1/library' },
    library_for_good: { path: () => '/vitrine/v1/library', hasNoBin: true },
  },
  resources: [
    {
      name: 'library',
      options: { label: 'Modelos e blocos', fillsWindow: true },
      icon: LibraryIcon,
      list: LibraryList,
      edit: LibraryEdit,
      recordRepresentation: 'title.raw',
    },
  ],
}
