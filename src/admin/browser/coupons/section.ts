import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import { below } from '../data/resources.ts'
import { screen } from '../screen.ts'
import type { Section } from '../section.ts'

const CouponList = screen(() => import('./coupon-list.tsx'), 'CouponList')
const CouponEdit = screen(() => import('./coupon-edit.tsx'), 'CouponEdit')
const CouponCreate = screen(() => import('./coupon-edit.tsx'), 'CouponCreate')

export const section: Section = {
  group: 'Vendas',
  order: 30,
  places: {
    coupons: {
      path: () => '/wc/v3/coupons',
      sorts: { date_created: 'date', date_modified: 'modified', code: 'title' },
      hasNoBin: true,
    },
    coupon_uses: { path: (meta) => `/vitrine/v1/coupons/${below(meta, 'coupon')}/uses` },
  },
  resources: [
    {
      name: 'coupons',
      options: { label: 'Cupons', fresh: 'Novo cupom' },
      icon: LocalOfferIcon,
      list: CouponList,
      edit: CouponEdit,
      create: CouponCreate,
      recordRepresentation: 'code',
    },
  ],
}
