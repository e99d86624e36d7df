import ImageIcon from '@mui/icons-material/PhotoLibrary'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const MediaList = screen(() => import('./media-list.tsx'), 'MediaList')

export const section: Section = {
  group: 'Site',
  order: 30,
  places: { media: { path: () => '/wp/v2/media', sorts: { date: 'date', title: 'title' }, hasNoBin: true } },
  resources: [
    { name: 'media', options: { label: 'Mídia' }, icon: ImageIcon, list: MediaList, recordRepresentation: 'title.raw' },
  ],
}
