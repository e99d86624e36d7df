import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    /** Written by the database when a slug changes; every row leads to an address that stands. */
    redirects: { from_path: string; to_path: string; created_at: Generated<Date> }
  }
}
