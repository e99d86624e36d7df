import WebhookIcon from '@mui/icons-material/Webhook'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const WebhookList = screen(() => import('./webhook-list.tsx'), 'WebhookList')
const WebhookCreate = screen(() => import('./webhook-edit.tsx'), 'WebhookCreate')
const WebhookEdit = screen(() => import('./webhook-edit.tsx'), 'WebhookEdit')

export const section: Section = {
  group: 'Ajustes',
  order: 90,
  places: {
    webhooks: { path: () => '/wc/v3/webhooks', sorts: { date_created: 'date', name: 'title' }, hasNoBin: true },
    webhook_deliveries: { path: (meta) => `/wc/v3/webhooks/${below(meta, 'webhook')}/deliveries` },
  },
  resources: [
    {
      name: 'webhooks',
      options: { label: 'Webhooks', fresh: 'Novo webhook' },
      icon: WebhookIcon,
      list: WebhookList,
      create: WebhookCreate,
      edit: WebhookEdit,
      recordRepresentation: 'name',
    },
  ],
}
