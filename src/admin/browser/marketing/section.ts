import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const MarketingMails = screen(() => import('./marketing-mails.tsx'), 'MarketingMails')

export const section: Section = {
  group: 'Marketing',
  order: 10,
  pages: [{ path: '/emails-automaticos', Screen: MarketingMails, menu: { label: 'E-mails automáticos', icon: CampaignIcon } }],
}
