import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { seedLife } from '#demo/life/seed-life.ts'

/** `before` of a demo shop that is to have its example orders, customers and figures. */
export const withLife = (db: Kysely<Database>, until = new Date()) => db.transaction().execute((trx) => seedLife(trx, until))
