import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { commentThings, contentThings, goodsThings, reviewThings, salesThings } from './api-things.ts'
import type { Ask, Things } from './contract.ts'
import { orderPartThings, siteThings, templateThings } from './table-things.ts'

/** Everything of the shop in the shape in which it can move in elsewhere. Passwords, keys and secrets are not among it. */
export async function* allThings(db: Kysely<Database>, ask: Ask): Things {
  yield* goodsThings(ask)
  yield* salesThings(ask)
  yield* orderPartThings(db)
  yield* reviewThings(ask)
  yield* contentThings(ask)
  yield* templateThings(db)
  yield* commentThings(ask)
  yield* siteThings(db)
}
