import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    download_counts: {
      order_id: number
      download_id: number
      count: Generated<number>
      last_at: Generated<Date>
      most: number | null
      until: Date | null
    }
  }
}
