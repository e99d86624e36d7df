import { Box, Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouteLink, useParams } from 'react-router-dom'
import { CampaignTab } from './campaign-tab.tsx'
import { ConnectionsTab } from './connections-tab.tsx'
import { EventsTab } from './events-tab.tsx'
import { FeedsTab } from './feeds-tab.tsx'

const TABS = [
  { slug: 'conexoes', name: 'Conexões', Screen: ConnectionsTab },
  { slug: 'listas', name: 'Listas de produtos', Screen: FeedsTab },
  { slug: 'envios', name: 'Envios', Screen: EventsTab },
  { slug: 'links', name: 'Links de campanha', Screen: CampaignTab },
] as const

/** Where the shop is announced and measured: services, lists of products, what was sent, links. */
export function ChannelsScreen() {
  const { tab } = useParams()
  const open = TABS.find(({ slug }) => slug === tab) ?? TABS[0]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Title title="Canais" />
      <Tabs
        value={open.slug}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Partes dos canais"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {TABS.map(({ slug, name }) => (
          <Tab key={slug} value={slug} label={name} component={RouteLink} to={`/canais/${slug}`} />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', gap: 2, mb: 4, maxInlineSize: 900, minWidth: 0 }}>
        <open.Screen />
      </Box>
    </Box>
  )
}
