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
      fee_cents: Generated<number | null>
      net_cents: Generated<number | null>
      available_at: Generated<Date | null>
      raw: ColumnType<unknown, string, never>
      received_at: Generated<Date>
      applied_at: Date | null
    }
    payment_secrets: { method: string; name: string; locked: Buffer }
    payment_charges: {
      id: GeneratedAlways<number>
      order_id: number
      method: string
      reference: string
      service_id: Generated<string | null>
      amount_cents: number
      state: Generated<'new' | 'open' | 'paid' | 'ended'>
      expires_at: Date
      shown: ColumnType<unknown, string | undefined, string>
      locked_card: Buffer | null
      failures: Generated<number>
      problem: Generated<string>
      next_ask_at: Generated<Date>
      created_at: Generated<Date>
    }
    payment_refunds: {
      id: GeneratedAlways<number>
      refund_id: number
      method: string
      receipt: string
      key: string
      service_id: string | null
      amount_cents: number
      state: Generated<'asked' | 'done' | 'failed'>
      reason: Generated<string>
      failures: Generated<number>
      next_ask_at: Generated<Date>
      created_at: Generated<Date>
    }
    payment_disputes: {
      id: GeneratedAlways<number>
      order_id: number
      method: string
      receipt: string
      dispute_id: string
      amount_cents: number
      state: 'open' | 'won' | 'lost'
      reason: Generated<string>
      opened_at: Generated<Date>
      due_at: Date | null
      updated_at: Generated<Date>
    }
    saved_cards: {
      id: GeneratedAlways<number>
      user_id: number
      method: string
      customer: string
      service_id: string
      brand: string
      issuer: Generated<string>
      first_six: string
      last_four: string
      expires_on: ColumnType<string, string, never>
      created_at: Generated<Date>
    }
    payment_page_checks: {
      id: GeneratedAlways<number>
      checked_at: Generated<Date>
      problems: ColumnType<unknown, string, never>
    }
    payment_reconciliations: { method: string; compared_until: Date }
    test_gateway_events: {
      id: GeneratedAlways<number>
      reference: string
      event: ColumnType<unknown, string, never>
      created_at: Generated<Date>
    }
  }
}
