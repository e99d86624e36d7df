import MailIcon from '@mui/icons-material/MailOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const MailList = screen(() => import('./mail-list.tsx'), 'MailList')
const MailShow = screen(() => import('./mail-show.tsx'), 'MailShow')
const MailTemplates = screen(() => import('./mail-templates.tsx'), 'MailTemplates')

export const section: Section = {
  group: 'Ajustes',
  order: 60,
  isForAdministrators: true,
  places: { mails: { path: () => '/vitrine/v1/mails' } },
  resources: [
    {
      name: 'mails',
      options: { label: 'E-mails' },
      icon: MailIcon,
      list: MailList,
      show: MailShow,
      recordRepresentation: 'subject',
    },
  ],
  pages: [
    { path: '/modelos-de-email', Screen: MailTemplates, label: 'Textos dos e-mails da loja' },
    { path: '/modelos-de-email/:id', Screen: MailTemplates },
  ],
}
