import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCart } from './service.ts'

type Options = Parameters<typeof createCart>[0]
type Needs = { db: Kysely<Database>; pictureOf: Options['pictureOf']; coupons: Options['coupons'] }

export const cartModule = defineModule({
  create: ({ db, pictureOf, coupons }: Needs) => ({ cart: createCart({ db, pictureOf, coupons }) }),
  sweep: ({ cart }) => cart.sweep(),
})
