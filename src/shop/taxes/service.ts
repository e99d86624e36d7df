import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { slugOf } from '#kit/pt-br.ts'

export type TaxRate = Selectable<Database['tax_rates']>
export type TaxInput = Omit<Insertable<Database['tax_rates']>, 'id'>
export type TaxClass = { slug: string; name: string }
/** The class of everything that has no other: it can't be taken away. */
export const STANDARD: TaxClass = { slug: 'standard', name: 'Alíquota padrão' }

export const TAX_ORDERS = ['id', 'order', 'priority'] as const
type Page = { limit: number; offset: number; orderby: (typeof TAX_ORDERS)[number]; order: 'asc' | 'desc' }

/** Rates and classes of taxes as programs keep them here. Prices have their taxes in them: none of these changes a price. */
export function createTaxes({ db }: { db: Kysely<Database> }) {
  return {
    rates: async (taxClass: string | undefined, { limit, offset, orderby, order }: Page) => {
      const own = taxClass === undefined ? sql<boolean>`true` : sql<boolean>`class = ${storedClass(taxClass)}`
      const column = orderby === 'order' ? 'position' : orderby
      const matching = db.selectFrom('tax_rates').where(own)
      const [rates, { total }] = await Promise.all([
        matching.selectAll().orderBy(column, order).orderBy('id', order).limit(limit).offset(offset).execute(),
        matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { rates, total: Number(total) }
    },
    find: async (id: number) => await db.selectFrom('tax_rates').selectAll().where('id', '=', id).executeTakeFirst(),
    create: async (input: TaxInput): Promise<number> =>
      (await db.insertInto('tax_rates').values(stored(input)).returning('id').executeTakeFirstOrThrow()).id,
    update: async (id: number, input: TaxInput) => {
      const changes = stored(input)
      if (Object.keys(changes).length > 0) await db.updateTable('tax_rates').set(changes).where('id', '=', id).execute()
    },
    remove: async (id: number) => void (await db.deleteFrom('tax_rates').where('id', '=', id).execute()),

    classes: async (): Promise<TaxClass[]> => [
      STANDARD,
      ...(await db.selectFrom('tax_classes').selectAll().orderBy('name').orderBy('slug').execute()),
    ],
    /** Undefined when its name has no letter, or a class of that name is there. */
    createClass: async (name: string): Promise<TaxClass | undefined> => {
      const slug = slugOf(name)
      if (slug === '' || slug === STANDARD.slug) return undefined
      return await db
        .insertInto('tax_classes')
        .values({ slug, name })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returningAll()
        .executeTakeFirst()
    },
    /** Its rates go with it. */
    removeClass: async (slug: string): Promise<TaxClass | undefined> =>
      await inTransaction(db, async (trx) => {
        const row = await trx.deleteFrom('tax_classes').where('slug', '=', slug).returningAll().executeTakeFirst()
        if (row) await trx.deleteFrom('tax_rates').where('class', '=', slug).execute()
        return row
      }),
  }
}
export type Taxes = ReturnType<typeof createTaxes>

const storedClass = (slug: string) => (slug === STANDARD.slug ? '' : slug)

/** What is left out stays out. */
const stored = ({ class: taxClass, ...input }: TaxInput): TaxInput =>
  Object.fromEntries(
    Object.entries({ ...input, ...(taxClass !== undefined && { class: storedClass(taxClass) }) }).filter(
      ([, value]) => value !== undefined,
    ),
  )
