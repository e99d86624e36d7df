import LogIcon from '@mui/icons-material/FactCheckOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ConsentLog = screen(() => import('./consent-log.tsx'), 'ConsentLog')

export const section: Section = {
  group: 'Marketing',
  order: 21,
  places: { consent_log: { path: () => '/vitrine/v1/consent-log' } },
  resources: [
    {
      name: 'consent_log',
      options: { label: 'Registro de aceites' },
      icon: LogIcon,
      list: ConsentLog,
      recordRepresentation: 'id',
    },
  ],
}
