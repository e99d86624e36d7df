import ConsentIcon from '@mui/icons-material/HowToRegOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ConsentList = screen(() => import('./consent-list.tsx'), 'ConsentList')

export const section: Section = {
  group: 'Marketing',
  order: 20,
  places: { marketing_consents: { path: () => '/vitrine/v1/marketing-consents' } },
  resources: [
    {
      name: 'marketing_consents',
      options: { label: 'Consentimentos' },
      icon: ConsentIcon,
      list: ConsentList,
      recordRepresentation: 'email',
    },
  ],
}
