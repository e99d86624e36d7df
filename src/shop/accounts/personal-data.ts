import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Addresses } from './addresses.ts'

type Options = {
  db: Kysely<Database>
  addresses: Addresses
  orders: Pick<Orders, 'listOwn'>
  forgetFiles: (ids: string[]) => Promise<void>
}

const ORDERS_AT_ONCE = 100

/** LGPD art. 18: everything that the shop knows of a customer, and forgetting it. */
export function createPersonalData({ db, addresses, orders, forgetFiles }: Options) {
  const allOrders = async (userId: number) => {
    const all = []
    for (let page = 1; ; page++) {
      const { orders: some, total } = await orders.listOwn(userId, { page, perPage: ORDERS_AT_ONCE, withTrash: true })
      all.push(...some)
      if (some.length === 0 || all.length >= total) return all
    }
  }

  return {
    export: async (userId: number) => {
      const account = await db
        .selectFrom('users')
        .select(['login', 'email', 'first_name', 'last_name', 'display_name', 'created_at', 'attribution'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const [kept, ordered, forms, subscriptions, reviews, comments, sessions] = await Promise.all([
        addresses.of(userId),
        allOrders(userId),
        db
          .selectFrom('form_submissions')
          .select(['form_name', 'fields', 'created_at'])
          .where('user_id', '=', userId)
          .orderBy('id')
          .execute(),
        db
          .selectFrom('subscribers')
          .select(['list', 'name', 'consent_at', 'source', 'unsubscribed_at'])
          .where('email', '=', account.email)
          .execute(),
        db.selectFrom('reviews').select(['author_name', 'rating', 'text', 'created_at']).where('user_id', '=', userId).execute(),
        db.selectFrom('comments').select(['author_name', 'text', 'status', 'created_at']).where('user_id', '=', userId).execute(),
        db.selectFrom('sessions').select(['created_at', 'seen_at', 'expires_at']).where('user_id', '=', userId).execute(),
      ])
      return {
        conta: account,
        enderecos: kept,
        // What the merchant notes for themselves is about the order, not of the customer.
        pedidos: ordered.map(({ notes, key: _key, ...order }) => ({
          ...order,
          notes: notes.filter(({ toCustomer }) => toCustomer),
        })),
        formularios: forms,
        newsletter: subscriptions,
        avaliacoes: reviews,
        comentarios: comments,
        sessoes: sessions,
      }
    },

    /** Orders stay for as long as the law asks, without an account and without what served other ends; the rest goes. */
    erase: async (userId: number) => {
      const files = await inTransaction(db, async (trx) => {
        const user = await trx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst()
        if (!user) return []
        const own = trx.selectFrom('orders').select('id').where('user_id', '=', userId)
        await trx
          .deleteFrom('order_meta')
          .where('order_id', 'in', own)
          .where('key', 'like', '\\_wc\\_order\\_attribution\\_%')
          .execute()
        await trx
          .updateTable('orders')
          .set({ user_id: null, session_id: null, ip: '', user_agent: '' })
          .where('user_id', '=', userId)
          .execute()
        await trx.updateTable('reviews').set({ author_name: 'Cliente' }).where('user_id', '=', userId).execute()
        await trx
          .updateTable('comments')
          .set({ author_name: 'Leitor', author_email: null })
          .where((eb) => eb.or([eb('user_id', '=', userId), eb('author_email', '=', user.email)]))
          .execute()
        const uploads = await trx
          .selectFrom('form_uploads')
          .innerJoin('form_submissions', 'form_submissions.id', 'form_uploads.submission_id')
          .select('form_uploads.id')
          .where('form_submissions.user_id', '=', userId)
          .execute()
        await trx.deleteFrom('form_submissions').where('user_id', '=', userId).execute()
        await trx.deleteFrom('subscribers').where('email', '=', user.email).execute()
        await trx.deleteFrom('mails').where('to_address', '=', user.email).execute()
        await sql`delete from attempts where scope in ('own-password', 'second-factor', 'password-reset', 'register-again', 'new-address') and key = ${String(userId)}`.execute(
          trx,
        )
        // Sessions, addresses, carts and links to a new password go with the account.
        await trx.deleteFrom('users').where('id', '=', userId).execute()
        return uploads.map(({ id }) => id)
      })
      await forgetFiles(files)
    },
  }
}
export type PersonalData = ReturnType<typeof createPersonalData>
