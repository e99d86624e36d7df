import SearchIcon from '@mui/icons-material/ManageSearch'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ResultsScreen = screen(() => import('./results-screen.tsx'), 'ResultsScreen')
const SynonymsScreen = screen(() => import('./synonyms-screen.tsx'), 'SynonymsScreen')
const BoostsScreen = screen(() => import('./boosts-screen.tsx'), 'BoostsScreen')
const SearchReportScreen = screen(() => import('./report-screen.tsx'), 'SearchReportScreen')

export const section: Section = {
  group: 'Catálogo',
  order: 45,
  pages: [
    { path: '/search', Screen: ResultsScreen, menu: { label: 'Busca', icon: SearchIcon } },
    { path: '/search-synonyms', Screen: SynonymsScreen, label: 'Sinônimos da busca' },
    { path: '/search-boosts', Screen: BoostsScreen, label: 'Destaques da busca' },
    { path: '/search-report', Screen: SearchReportScreen, label: 'O que buscam na loja' },
  ],
}
