import GiftCardIcon from '@mui/icons-material/CardGiftcard'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const GiftCardList = screen(() => import('./gift-card-list.tsx'), 'GiftCardList')
const GiftCardShow = screen(() => import('./gift-card-show.tsx'), 'GiftCardShow')

export const section: Section = {
  group: 'Vendas',
  order: 30,
  places: { gift_cards: { path: () => '/vitrine/v1/gift-cards', hasNoBin: true } },
  resources: [
    {
      name: 'gift_cards',
      options: { label: 'Cartões-presente' },
      icon: GiftCardIcon,
      list: GiftCardList,
      show: GiftCardShow,
      recordRepresentation: 'last_four',
    },
  ],
}
