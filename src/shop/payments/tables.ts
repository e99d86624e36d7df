import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    payment_events: {
      id: GeneratedAlways<number>
      provider: string
      event_id: string
      kind: 'paid' | 'refused' | 'expired' | 'refund' | 'chargeback'
      amount_cents: Generated<number>
      reference: Generated<string>
      order_id: number | null
      refund_key: string | null
      raw: ColumnType<unknown, string, never>
      received_at: Generated<Date>
      applied_at: Date | null
    }
    test_gateway_events: {
      id: GeneratedAlways<number>
      reference: string
      event: ColumnType<unknown, string, never>
      created_at: Generated<Date>
    }
  }
}
