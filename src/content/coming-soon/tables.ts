import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    dismissed_banners: { session_id: number; dismissed_at: Generated<Date> }
  }
}
