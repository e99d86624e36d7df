import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import { eraseMarketing, exportMarketing } from './marketing-data.ts'

type Options = {
  db: Kysely<Database>
  addresses: Addresses
  orders: Pick<Orders, 'listOwn'>
  forgetFiles: (ids: string[]) => Promise<void>
}

const ORDERS_AT_ONCE = 100

/** What somebody sent by forms: signed in, or with their e-mail in one of the fields. */
const sentBy = ({ userId, email }: { userId: number; email: string }) =>
  sql<boolean>`(form_submissions.user_id = ${userId} or exists (
    select from jsonb_array_elements(form_submissions.fields) field where lower(field ->> 'value') = ${email}))`

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
      const [kept, ordered, forms, subscriptions, cookies, reviews, comments, sessions, cards, marketing] = await Promise.all([
        addresses.of(userId),
        allOrders(userId),
        db
          .selectFrom('form_submissions')
          .select(['form_name', 'fields', 'created_at'])
          .where(sentBy({ userId, email: account.email }))
          .orderBy('id')
          .execute(),
        db
          .selectFrom('subscribers')
          .select(['list', 'name', 'consent_at', 'consent_text', 'source', 'unsubscribed_at'])
          .where('email', '=', account.email)
          .execute(),
        db
          .selectFrom('consents')
          .innerJoin('sessions', 'sessions.token_hash', 'consents.session_hash')
          .select(['consents.receipt', 'consents.version', 'statistics', 'marketing', 'method', 'given_at'])
          .where('sessions.user_id', '=', userId)
          .orderBy('consents.id')
          .execute(),
        db.selectFrom('reviews').select(['author_name', 'rating', 'text', 'created_at']).where('user_id', '=', userId).execute(),
        db.selectFrom('comments').select(['author_name', 'text', 'status', 'created_at']).where('user_id', '=', userId).execute(),
        db.selectFrom('sessions').select(['created_at', 'seen_at', 'expires_at']).where('user_id', '=', userId).execute(),
        db
          .selectFrom('saved_cards')
          .select(['brand', 'last_four', 'expires_on', 'created_at'])
          .where('user_id', '=', userId)
          .execute(),
        exportMarketing(db, { userId, email: account.email }),
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
        consentimentos: { newsletter: subscriptions, cookies },
        avaliacoes: reviews,
        comentarios: comments,
        sessoes: sessions,
        cartoes: cards,
        marketing,
      }
    },

    /** Orders stay for as long as the law asks, without an account and without what served other ends; the rest goes. */
    erase: async (userId: number) => {
      const files = await inTransaction(db, async (trx) => {
        const user = await trx
          .selectFrom('users')
          .select(['email', 'login'])
          .where('id', '=', userId)
          .forUpdate()
          .executeTakeFirst()
        if (!user) return []
        const { email } = user
        // Also what they bought before they had an account.
        const own = trx
          .selectFrom('orders')
          .select('id')
          .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
        await trx
          .deleteFrom('order_meta')
          .where('order_id', 'in', own)
          .where('key', 'like', '\\_wc\\_order\\_attribution\\_%')
          .execute()
        await trx.deleteFrom('order_answers').where('order_id', 'in', own).execute()
        await trx
          .updateTable('orders')
          .set({ user_id: null, session_id: null, ip: '', user_agent: '' })
          .where('id', 'in', own)
          .execute()
        await trx
          .updateTable('reviews')
          .set({ author_name: 'Cliente', author_email: null })
          .where((eb) => eb.or([eb('user_id', '=', userId), eb(eb.fn('lower', ['author_email']), '=', email)]))
          .execute()
        await trx
          .updateTable('comments')
          .set({ author_name: 'Leitor', author_email: null })
          .where((eb) => eb.or([eb('user_id', '=', userId), eb('author_email', '=', email)]))
          .execute()
        const uploads = await trx
          .selectFrom('form_uploads')
          .innerJoin('form_submissions', 'form_submissions.id', 'form_uploads.submission_id')
          .select('form_uploads.id')
          .where(sentBy({ userId, email }))
          .execute()
        await trx.deleteFrom('form_submissions').where(sentBy({ userId, email })).execute()
        await trx.deleteFrom('subscribers').where('email', '=', email).execute()
        await eraseMarketing(trx, email)
        // Also those to the shop that speak of them.
        await trx
          .deleteFrom('mails')
          .where((eb) =>
            eb.or([eb('to_address', '=', email), eb('reply_to', '=', email), eb(sql<number>`strpos(text, ${email})`, '>', 0)]),
          )
          .execute()
        // What was done, and what would still be done, for somebody who is gone.
        await sql`delete from jobs where status <> 'running' and strpos(payload::text, ${email}) > 0`.execute(trx)
        await sql`delete from attempts where scope in ('own-password', 'second-factor', 'password-reset', 'register-again', 'new-address') and key = ${String(userId)} or scope = 'sign-in' and key in (${email}, ${user.login})`.execute(
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
