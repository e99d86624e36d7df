import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ShopInfo } from '#content/settings/contract.ts'
import { createMarketingDrawing } from '#mail/marketing-mail.ts'
import { lineKey } from '#shop/cart/keys.ts'
import { restoredKey } from '#shop/cart/restored.ts'
import { createCart } from '#shop/cart/service.ts'
import { makeMailCoupon } from '#shop/coupons/mail-coupon.ts'
import { createCoupons } from '#shop/coupons/service.ts'
import { loadMarketingKinds } from '#shop/marketing/load-kinds.ts'
import { createMarketing } from '#shop/marketing/service.ts'
import { createWishlists } from '#shop/wishlist/service.ts'
import { aDatabase } from './database.ts'

const SHOP = {
  name: 'Casa Aroeira',
  email: 'loja@loja.example',
  document: '',
  address: '',
  city: '',
  state: '',
  phone: '',
} as ShopInfo
export const SHOP_URL = 'https://loja.example'

type Kind = 'abandoned-cart' | 'review-request' | 'back-in-stock' | 'win-back' | 'birthday' | 'price-drop'

/** Marketing on a database of its own, with a clock that a test turns; `die` is asked before each letter and throws where a process would end. */
export async function aMarketingDesk({ now: begin, die = () => {} }: { now: Date; die?: () => void }) {
  const database = await aDatabase()
  const db = database.kysely
  let now = begin
  const state = { isMailOn: true, setting: {} as Record<string, Record<string, unknown>> }
  const draw = createMarketingDrawing({ settings: { shop: async () => SHOP }, shopUrl: SHOP_URL })
  const cart = createCart({ db, pictureOf: () => ({}) as never, coupons: createCoupons({ db }) }) // no picture is looked at
  const marketing = createMarketing({
    db,
    secret: 'a secret that is long enough',
    shopUrl: SHOP_URL,
    clock: { now: () => now.getTime() },
    kinds: await loadMarketingKinds(),
    settings: { get: async () => state.setting },
    isMailOn: async () => state.isMailOn,
    draw: async (letter) => {
      die()
      const drawn = await draw(letter)
      die()
      return drawn
    },
    makeCoupon: makeMailCoupon,
    cart,
    restoredKey,
  })
  const wishlists = createWishlists({ db, pictureOf: () => ({}) as never }) // no picture is looked at
  const desk = {
    db,
    cart,
    wishlists,
    marketing,
    state,
    close: database.close,
    now: () => now,
    at: (moment: Date | number) => void (now = new Date(moment)),
    turnOn: (kind: Kind, settings: Record<string, unknown> = {}) => void (state.setting[kind] = { isOn: true, ...settings }),
    tick: () => marketing.tick(now),
    give: (email: string) => marketing.consents.give(email, { source: 'account', words: 'Sim' }),
    withdraw: (email: string) => marketing.consents.withdraw(email, { source: 'link', words: 'Não' }),
    aProduct: async ({ units = 10 }: { units?: number } = {}) => {
      const name = `Vaso ${randomUUID().slice(0, 8)}`
      const slug = name.toLowerCase().replace(' ', '-')
      const { id } = await db
        .insertInto('products')
        .values({
          type: 'simple',
          status: 'publish',
          slug,
          name,
          price_cents: 4_990,
          manage_stock: true,
          published_at: new Date(0),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('stock').values({ product_id: id, variation_id: null, on_hand: units }).execute()
      return { id, name, slug }
    },
    /** Saves it to the account's list. */
    wish: (userId: number, productId: number) => wishlists.add({ sessionId: 0, userId }, { productId, variationId: null }),
    cost: (productId: number, cents: number) =>
      db.updateTable('products').set({ price_cents: cents }).where('id', '=', productId).execute(),
    receive: (productId: number, units: number) =>
      db.updateTable('stock').set({ on_hand: units }).where('product_id', '=', productId).execute(),
    aCustomer: async (email: string) => {
      const values = { login: email, email, password_hash: 'x', first_name: 'Ana', display_name: 'Ana' }
      return (await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()).id
    },
    /** The cart of an account, as it was left now. */
    leaveCart: async (userId: number, productId: number) => {
      const { rows } = await sql<{ id: number }>`
        insert into carts (user_id, version, modified_at) values (${userId}, 1, ${now})
        on conflict (user_id) do update set modified_at = excluded.modified_at returning id`.execute(db)
      const cartId = rows[0]!.id
      await sql`insert into cart_lines (cart_id, key, product_id, quantity) values (${cartId}, ${lineKey(productId, null, {})}, ${productId}, 2)
        on conflict do nothing`.execute(db)
      return cartId
    },
    /** The cart of somebody without an account, who typed an address at the checkout. */
    leaveGuestCart: async (email: string, productId: number) => {
      const { rows } = await sql<{ id: number }>`
        with guest as (
          insert into sessions (token_hash, expires_at) values (${Buffer.from(randomUUID())}, now() + interval '1 day') returning id
        )
        insert into carts (session_id, version, modified_at, draft)
        select id, 1, ${now}, ${JSON.stringify({ billing_email: email })}::jsonb from guest returning id`.execute(db)
      await sql`insert into cart_lines (cart_id, key, product_id, quantity)
        values (${rows[0]!.id}, ${lineKey(productId, null, {})}, ${productId}, 1)`.execute(db)
    },
    emptyCart: (userId: number) =>
      sql`delete from cart_lines where cart_id in (select id from carts where user_id = ${userId})`.execute(db),
    /** An order of now, which ends the journey of its buyer's cart. */
    order: async (email: string, { userId, productId, status = 'completed', delivered = false }: Ordered) => {
      const { rows } = await sql<{ id: number }>`
        insert into orders (number, key, status, email, user_id, person_type, billing, shipping, subtotal_cents, discount_cents, shipping_cents,
          payment_discount_cents, total_cents, payment_method, payment_title, created_at, delivered_at)
        select ${randomUUID().slice(0, 12)}, 'wc_order_' || substr(md5(random()::text), 1, 22), ${status}, ${email}, ${userId ?? null}, 'person', place || '{"firstName":"Ana"}', place,
          4990, 0, 0, 0, 4990, 'pix', 'Pix', ${now}, ${delivered ? now : null}
        from (select jsonb_object_agg(part, '') as place from unnest(array['firstName', 'lastName', 'company', 'postcode', 'street', 'number',
          'complement', 'neighborhood', 'city', 'state', 'phone']) part) address returning id`.execute(db)
      const { id } = rows[0]!
      if (productId !== undefined)
        await sql`insert into order_lines (order_id, position, product_id, name, sku, options, quantity, unit_cents, discount_cents, total_cents)
          values (${id}, 1, ${productId}, 'Vaso', '', '[]', 1, 4990, 0, 4990)`.execute(db)
      if (userId !== undefined) {
        await desk.emptyCart(userId)
        await sql`update cart_journeys set ordered_at = ${now}, checkout_at = ${now}, order_id = ${id}
          where cart_id in (select id from carts where user_id = ${userId}) and ordered_at is null`.execute(db)
      }
      return id
    },
    mails: () =>
      db
        .selectFrom('marketing_mails as m')
        .leftJoin('mails', 'mails.id', 'm.mail_id')
        .select(['m.id', 'm.kind', 'm.subject as about', 'm.step', 'm.email', 'm.sent_at', 'm.is_counted', 'm.coupon_id'])
        .select(['mails.to_address', 'mails.subject', 'mails.text', 'mails.html', 'mails.unsubscribe_url'])
        .orderBy('m.id')
        .execute(),
  }
  return desk
}
type Ordered = {
  userId?: number | undefined
  productId?: number
  status?: 'completed' | 'processing' | 'cancelled'
  delivered?: boolean
}
export type MarketingDesk = Awaited<ReturnType<typeof aMarketingDesk>>
