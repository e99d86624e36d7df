import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    popup_counts: { popup_id: number; shown: Generated<number>; last_shown_at: Generated<Date> }
  }
}
