import type { Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    return_requests: {
      id: GeneratedAlways<number>
      order_id: number
      reason: Generated<string>
      refund_due_at: Date | null
      created_at: Generated<Date>
    }
  }
}
