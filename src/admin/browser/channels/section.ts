import HubIcon from '@mui/icons-material/HubOutlined'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const ChannelsScreen = screen(() => import('./channels-screen.tsx'), 'ChannelsScreen')

export const section: Section = {
  group: 'Marketing',
  order: 30,
  isForAdministrators: true,
  pages: [
    { path: '/canais', Screen: ChannelsScreen, menu: { label: 'Canais', icon: HubIcon } },
    { path: '/canais/:tab', Screen: ChannelsScreen },
  ],
}
