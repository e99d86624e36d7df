import LoyaltyIcon from '@mui/icons-material/Loyalty'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const PromotionList = screen(() => import('./promotion-list.tsx'), 'PromotionList')
const PromotionEdit = screen(() => import('./promotion-edit.tsx'), 'PromotionEdit')
const PromotionCreate = screen(() => import('./promotion-edit.tsx'), 'PromotionCreate')

export const section: Section = {
  group: 'Vendas',
  order: 29,
  places: { promotions: { path: () => '/vitrine/v1/promotions', hasNoBin: true } },
  resources: [
    {
      name: 'promotions',
      options: { label: 'Promoções', fresh: 'Nova promoção' },
      icon: LoyaltyIcon,
      list: PromotionList,
      edit: PromotionEdit,
      create: PromotionCreate,
      recordRepresentation: 'name',
    },
  ],
}
