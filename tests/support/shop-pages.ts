import type { Kysely } from 'kysely'
import { createContentEditing } from '#content/pages/edit.ts'
import { createShopPages, type ShopPage } from '#content/pages/shop-pages.ts'
import type { Database } from '#db/schema.ts'

/** The page that the merchant built around the cart, the checkout or a placed order, out in the shop. */
export async function designShopPage(db: Kysely<Database>, page: ShopPage, document: object[]) {
  const id = await createShopPages({ db }).begin(page)
  const outcome = await createContentEditing({ db }).update('template', id, { document, status: 'publish' })
  if (!outcome.ok) throw new Error(outcome.problem)
}
