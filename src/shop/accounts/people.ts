import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Role } from './contract.ts'

/** Somebody with an account, and the page that readers know them by if they write. */
export type Person = {
  id: number
  login: string
  email: string
  displayName: string
  firstName: string
  lastName: string
  roles: Role[]
  createdAt: Date
  author: { slug: string; bio: string; website: string; pictureId: number } | undefined
  /** Something that they wrote is out. */
  isPublished: boolean
}
export type PeopleQuery = {
  onlyPublished: boolean
  search?: string
  /** Logins and addresses are looked through as well. */
  searchesPrivately: boolean
  include?: number[]
  exclude?: number[]
  slugs?: string[]
  roles?: Role[]
  orderby: 'id' | 'include' | 'name' | 'registered_date' | 'slug' | 'email'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}
export type PersonChange = { displayName?: string; firstName?: string; lastName?: string; email?: string; roles?: Role[] }
export type PersonOutcome = { ok: true } | { ok: false; problem: 'missing' | 'taken' | 'last-administrator' }

const PUBLISHED = sql<boolean>`exists (select from content where content.type = 'post' and content.status = 'publish'
  and content.published_at <= now() and (content.author_id = users.id or content.author_profile = authors.id))`

/** Everybody with an account, for those who run the shop; of the writers, what all may know. */
export function createPeople({ db }: { db: Kysely<Database> }) {
  const kept = () =>
    db
      .selectFrom('users')
      .leftJoin('authors', 'authors.user_id', 'users.id')
      .select([
        ...(['users.id', 'login', 'email', 'display_name', 'first_name', 'last_name', 'roles', 'users.created_at'] as const),
        ...(['authors.slug', 'authors.bio', 'authors.website', 'authors.picture_id'] as const),
        PUBLISHED.as('is_published'),
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof kept>['executeTakeFirstOrThrow']>>
  const personOf = (row: Row): Person => ({
    id: row.id,
    login: row.login,
    email: row.email,
    displayName: row.display_name || row.login,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: row.roles,
    createdAt: row.created_at,
    author:
      row.slug === null
        ? undefined
        : { slug: row.slug, bio: row.bio ?? '', website: row.website ?? '', pictureId: row.picture_id ?? 0 },
    isPublished: row.is_published,
  })

  return {
    find: async (id: number): Promise<Person | undefined> => {
      const row = await kept().where('users.id', '=', id).executeTakeFirst()
      return row && personOf(row)
    },

    list: async (query: PeopleQuery): Promise<{ people: Person[]; total: number }> => {
      const matching = conditionsOf(query).reduce((built, one) => built.where(one), kept())
      const [rows, { total }] = await Promise.all([
        matching
          .orderBy(orderOf(query), query.order)
          .orderBy('users.id', query.order)
          .limit(query.limit)
          .offset(query.offset)
          .execute(),
        matching
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { people: rows.map(personOf), total }
    },

    /** A shop always has somebody who may do everything: the last administrator stays one. */
    update: async (id: number, { displayName, firstName, lastName, email, roles }: PersonChange): Promise<PersonOutcome> =>
      await inTransaction(db, async (trx) => {
        const admins = await trx
          .selectFrom('users')
          .select('id')
          .where(sql<boolean>`'administrator' = any(roles)`)
          .orderBy('id')
          .forUpdate()
          .execute()
        const loses = roles !== undefined && !roles.includes('administrator') && admins.some((one) => one.id === id)
        if (loses && admins.length === 1) return { ok: false, problem: 'last-administrator' }
        const rival =
          email === undefined
            ? undefined
            : await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
        if (rival && rival.id !== id) return { ok: false, problem: 'taken' }
        const before = await trx.selectFrom('users').select('roles').where('id', '=', id).executeTakeFirst()
        const { numUpdatedRows } = await trx
          .updateTable('users')
          .set({
            login: sql<string>`login`,
            ...(displayName !== undefined && { display_name: displayName }),
            ...(firstName !== undefined && { first_name: firstName }),
            ...(lastName !== undefined && { last_name: lastName }),
            ...(email !== undefined && { email }),
            ...(roles !== undefined && { roles }),
          })
          .where('id', '=', id)
          .executeTakeFirst()
        // Whoever may more or less than before starts anew: no session outlives what it was opened for.
        if (roles !== undefined && before && roles.toSorted().join() !== before.roles.toSorted().join())
          await trx.deleteFrom('sessions').where('user_id', '=', id).execute()
        return numUpdatedRows > 0n ? { ok: true } : { ok: false, problem: 'missing' }
      }),

    /** What somebody wrote and uploaded becomes another's, before they go. */
    handOver: async (from: number, to: number) =>
      await inTransaction(db, async (trx) => {
        await trx.updateTable('content').set({ author_id: to }).where('author_id', '=', from).execute()
        await trx.updateTable('media').set({ author_id: to }).where('author_id', '=', from).execute()
      }),
  }
}

function conditionsOf(query: PeopleQuery): RawBuilder<boolean>[] {
  const { search, searchesPrivately, include, exclude, slugs, roles, onlyPublished } = query
  const given = <T>(value: T | undefined, make: (value: T) => RawBuilder<boolean>) => (value === undefined ? [] : [make(value)])
  const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return [
    ...(onlyPublished ? [PUBLISHED] : []),
    ...given(search, (words) =>
      searchesPrivately
        ? sql`(display_name ilike ${pattern(words)} or login ilike ${pattern(words)} or email ilike ${pattern(words)})`
        : sql`display_name ilike ${pattern(words)}`,
    ),
    ...given(include, (ids) => sql`users.id = any(${ids}::bigint[])`),
    ...given(exclude, (ids) => sql`users.id <> all(${ids}::bigint[])`),
    ...given(slugs, (list) => sql`authors.slug = any(${list}::text[])`),
    ...given(roles, (list) => sql`users.roles && ${list}::text[]`),
  ]
}

function orderOf({ orderby, include = [] }: PeopleQuery): RawBuilder<unknown> {
  switch (orderby) {
    case 'include':
      return sql`array_position(${include}::bigint[], users.id)`
    case 'registered_date':
      return sql`users.created_at`
    case 'slug':
      return sql`coalesce(authors.slug, users.display_name)`
    case 'email':
      return sql`users.email`
    case 'id':
      return sql`users.id`
    case 'name':
      return sql`users.display_name`
  }
}
