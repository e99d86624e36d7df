import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { LinePrices } from './read-cart.ts'
import { restoredKey } from './restored.ts'
import { createCart } from './service.ts'

type Options = Parameters<typeof createCart>[0]
type Needs = {
  storedValue: NonNullable<Options['giftCards']>
  db: Kysely<Database>
  pictureOf: Options['pictureOf']
  coupons: Options['coupons']
  askExtensions: { linePrices: LinePrices }
}

export const cartModule = defineModule({
  create: ({ db, pictureOf, coupons, storedValue, askExtensions }: Needs) => ({
    cart: createCart({ db, pictureOf, coupons, giftCards: storedValue, linePrices: askExtensions.linePrices }),
    restoredKey,
  }),
  sweep: ({ cart }) => cart.sweep(),
})
