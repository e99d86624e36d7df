import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import { exportCarts } from './cart-data.ts'
import { forget } from './forget.ts'
import { exportFields, exportGuestFields } from './fields-data.ts'
import { exportMarketing } from './marketing-data.ts'
import { exportOrderVisits } from './order-visits-data.ts'
import { exportSaid } from './said-data.ts'
import { exportStoredValue } from './stored-value-data.ts'
import { emailsOf, isProvedEmail, type Person, readKnownProfile, sentBy } from './person.ts'

type Options = {
  db: Kysely<Database>
  addresses: Addresses
  orders: Pick<Orders, 'listOwn' | 'listOfProfile'>
  forgetFiles: (ids: string[]) => Promise<void>
}

type ExportOptions = { profileId?: number; isKnown?: boolean }

const ORDERS_AT_ONCE = 100
const UNPROVED =
  'O e-mail desta conta ainda não foi confirmado, e por isso faltam aqui os dados ligados só a ele (formulários, novidades, cartões-presente). Entre uma vez pelo link no e-mail e baixe os dados de novo.'

/** LGPD art. 18: everything that the shop knows of a customer, and forgetting it. */
export function createPersonalData({ db, addresses, orders, forgetFiles }: Options) {
  const allOrders = async (list: (page: { page: number; perPage: number }) => ReturnType<Options['orders']['listOwn']>) => {
    const all = []
    for (let page = 1; ; page++) {
      const { orders: some, total } = await list({ page, perPage: ORDERS_AT_ONCE })
      all.push(...some)
      if (some.length === 0 || all.length >= total) return all
    }
  }

  const formsOf = (person: Person) =>
    db.selectFrom('form_submissions').select(['form_name', 'fields', 'created_at']).where(sentBy(person)).orderBy('id').execute()
  const subscriptionsOf = ({ email }: Person) =>
    db
      .selectFrom('subscribers')
      .select(['list', 'name', 'consent_at', 'consent_text', 'source', 'unsubscribed_at'])
      .where(sql<boolean>`email = ${email}`)
      .execute()

  return {
    /** `isKnown`: the merchant answers for who asks; `profileId`: with all that the merchant knows to be theirs, not only what their account shows. */
    export: async (userId: number, { profileId, isKnown = profileId !== undefined }: ExportOptions = {}) => {
      const account = await db
        .selectFrom('users')
        .leftJoin('google_accounts', 'google_accounts.user_id', 'users.id')
        .select(['login', 'users.email', 'first_name', 'last_name', 'display_name', 'users.created_at', 'attribution'])
        .select(['google_accounts.subject as google_id', 'google_accounts.email as google_email'])
        .where('users.id', '=', userId)
        .executeTakeFirstOrThrow()
      // An address that nobody has confirmed may be a stranger's: what is known by it alone is not told to the account.
      const isTheirs = isKnown || (await isProvedEmail(db, userId))
      const person = { userId, email: isTheirs ? account.email : null }
      const [
        profile,
        kept,
        ordered,
        forms,
        subscriptions,
        cookies,
        said,
        comments,
        sessions,
        cards,
        wishes,
        carts,
        marketing,
        storedValue,
        visits,
        ownFields,
      ] = await Promise.all([
        readKnownProfile(db, sql`p.user_id = ${userId}`),
        addresses.of(userId),
        allOrders((page) =>
          profileId === undefined ? orders.listOwn(userId, { ...page, withTrash: true }) : orders.listOfProfile(profileId, page),
        ),
        formsOf(person),
        subscriptionsOf(person),
        db
          .selectFrom('consents')
          .innerJoin('sessions', 'sessions.token_hash', 'consents.session_hash')
          .select(['consents.receipt', 'consents.version', 'statistics', 'marketing', 'method', 'given_at'])
          .where('sessions.user_id', '=', userId)
          .orderBy('consents.id')
          .execute(),
        exportSaid(db, { userId, emails: [] }),
        db.selectFrom('comments').select(['author_name', 'text', 'status', 'created_at']).where('user_id', '=', userId).execute(),
        db.selectFrom('sessions').select(['created_at', 'seen_at', 'expires_at']).where('user_id', '=', userId).execute(),
        db
          .selectFrom('saved_cards')
          .select(['brand', 'last_four', 'expires_on', 'created_at'])
          .where('user_id', '=', userId)
          .execute(),
        db
          .selectFrom('wishlist_items as i')
          .innerJoin('wishlists as w', 'w.id', 'i.wishlist_id')
          .innerJoin('products as p', 'p.id', 'i.product_id')
          .select(['p.name', 'i.variation_id', 'i.created_at'])
          .where('w.user_id', '=', userId)
          .orderBy('i.id')
          .execute(),
        exportCarts(db, person),
        exportMarketing(db, person),
        exportStoredValue(db, person),
        exportOrderVisits(db, person),
        exportFields(db, userId),
      ])
      return {
        conta: account,
        ...(!isTheirs && { aviso: UNPROVED }),
        cadastro: profile ?? {},
        enderecos: kept,
        pedidos: ordered.map(toldOrder),
        formularios: forms,
        consentimentos: { newsletter: subscriptions, cookies },
        avaliacoes: said.reviews,
        avaliacoes_uteis: said.votes,
        perguntas: said.questions,
        comentarios: comments,
        sessoes: sessions,
        cartoes: cards,
        lista_de_desejos: wishes,
        carrinhos: carts,
        marketing,
        saldos: storedValue,
        visitas_de_pedidos: visits,
        campos_proprios: ownFields,
      }
    },

    /** The same of a customer without an account: what was bought, sent and agreed to with each of their addresses. */
    exportGuest: async (profileId: number) => {
      const [profile, emails] = await Promise.all([readKnownProfile(db, sql`p.id = ${profileId}`), emailsOf(db, profileId)])
      const ordered = await allOrders((page) => orders.listOfProfile(profileId, page))
      const about = await Promise.all(
        emails.map(async (email) => {
          const person = { userId: null, email }
          const [forms, subscriptions, carts, marketing, storedValue, visits] = await Promise.all([
            formsOf(person),
            subscriptionsOf(person),
            exportCarts(db, person),
            exportMarketing(db, person),
            exportStoredValue(db, person),
            exportOrderVisits(db, person),
          ])
          return { forms, subscriptions, carts, marketing: { email, ...marketing }, storedValue, visits }
        }),
      )
      const said = await exportSaid(db, { userId: null, emails })
      return {
        conta: {},
        cadastro: { ...profile, emails },
        enderecos: {},
        pedidos: ordered.map(toldOrder),
        formularios: about.flatMap(({ forms }) => forms),
        consentimentos: { newsletter: about.flatMap(({ subscriptions }) => subscriptions), cookies: [] },
        avaliacoes: said.reviews,
        avaliacoes_uteis: said.votes,
        perguntas: said.questions,
        comentarios: await db
          .selectFrom('comments')
          .select(['author_name', 'text', 'status', 'created_at'])
          .where('author_email', 'in', [...emails, ''])
          .where('user_id', 'is', null)
          .execute(),
        sessoes: [],
        cartoes: [],
        lista_de_desejos: [],
        carrinhos: about.flatMap(({ carts }) => carts),
        marketing: about.map(({ marketing }) => marketing),
        saldos: about.map(({ storedValue }) => storedValue),
        visitas_de_pedidos: about.flatMap(({ visits }) => visits),
        campos_proprios: await exportGuestFields(db, emails),
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
        const uploads = await forget(trx, { userId, email: user.email })
        await sql`delete from attempts where scope in ('own-password', 'second-factor', 'password-reset', 'sign-in-link', 'register-again', 'new-address') and key = ${String(userId)} or scope = 'sign-in' and key in (${user.email}, ${user.login})`.execute(
          trx,
        )
        // Sessions, addresses, carts, wish lists, links to a new password and what the merchant noted go with the account.
        await trx.deleteFrom('users').where('id', '=', userId).execute()
        return uploads
      })
      await forgetFiles(files)
    },

    /** The same of a customer without an account, with each of their addresses. Orders that were placed signed in are their account's. */
    eraseGuest: async (profileId: number) => {
      const files = await inTransaction(db, async (trx) => {
        const emails = await emailsOf(trx, profileId)
        const uploads: string[] = []
        for (const email of emails) uploads.push(...(await forget(trx, { userId: null, email })))
        await trx.deleteFrom('customer_profiles').where('id', '=', profileId).where('user_id', 'is', null).execute()
        return uploads
      })
      await forgetFiles(files)
    },
  }
}
export type PersonalData = ReturnType<typeof createPersonalData>

// What the merchant notes for themselves is about the order, not of the customer.
const toldOrder = <O extends { key: string; notes: { toCustomer: boolean }[] }>({ notes, key: _key, ...order }: O) => ({
  ...order,
  notes: notes.filter(({ toCustomer }) => toCustomer),
})
