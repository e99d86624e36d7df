import KeyIcon from '@mui/icons-material/VpnKey'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const KeyList = screen(() => import('./key-list.tsx'), 'KeyList')

export const section: Section = {
  group: 'Ajustes',
  order: 85,
  isForAdministrators: true,
  places: { api_keys: { path: () => '/vitrine/v1/api-keys' } },
  resources: [
    { name: 'api_keys', options: { label: 'Chaves da API' }, icon: KeyIcon, list: KeyList, recordRepresentation: 'description' },
  ],
}
