import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCouponEditor } from './editor.ts'
import { makeMailCoupon } from './mail-coupon.ts'
import { createCoupons } from './service.ts'
import { giveBackCoupons, moveCouponUses, takeCoupons } from './take.ts'

export const couponsModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({
    coupons: createCoupons({ db }),
    couponsIn: (trx: Kysely<Database>) => createCoupons({ db: trx }),
    couponEditor: createCouponEditor({ db }),
    makeMailCoupon,
    couponUses: { take: takeCoupons, giveBack: giveBackCoupons, move: moveCouponUses },
  }),
})
