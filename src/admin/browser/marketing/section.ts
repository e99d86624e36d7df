import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import ConsentIcon from '@mui/icons-material/HowToRegOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const MarketingMails = screen(() => import('./marketing-mails.tsx'), 'MarketingMails')
const ConsentList = screen(() => import('./consent-list.tsx'), 'ConsentList')

export const section: Section = {
  group: 'Marketing',
  order: 10,
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
  pages: [{ path: '/emails-automaticos', Screen: MarketingMails, menu: { label: 'E-mails automáticos', icon: CampaignIcon } }],
}
