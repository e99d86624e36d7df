import StarIcon from '@mui/icons-material/StarHalf'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ReviewList = screen(() => import('./review-list.tsx'), 'ReviewList')

export const section: Section = {
  group: 'Catálogo',
  order: 90,
  places: { reviews: { path: () => '/wc/v3/products/reviews', sorts: { date_created: 'date_gmt' } } },
  waits: { '/reviews': { of: 'new_reviews', one: 'avaliação para ler', many: 'avaliações para ler' } },
  resources: [{ name: 'reviews', options: { label: 'Avaliações' }, icon: StarIcon, list: ReviewList }],
}
