import type { Generated, GeneratedAlways } from 'kysely'
import type { MoveReason, StoredValueKind } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    stored_values: {
      id: GeneratedAlways<number>
      kind: StoredValueKind
      user_id: number | null
      code_hash: Buffer | null
      locked_code: Buffer | null
      last_four: Generated<string>
      /** Σ of its moves; only move_stored_value() changes it. */
      balance_cents: Generated<number>
      is_blocked: Generated<boolean>
      expires_at: Date | null
      order_id: number | null
      order_line_id: number | null
      unit: number | null
      recipient_name: Generated<string>
      recipient_email: Generated<string>
      sender_name: Generated<string>
      message: Generated<string>
      send_at: Date | null
      mailed_at: Date | null
      created_at: Generated<Date>
    }
    stored_value_moves: {
      id: GeneratedAlways<number>
      value_id: number
      cents: number
      reason: MoveReason
      order_id: number | null
      refund_id: number | null
      note: Generated<string>
      actor: string
      created_at: Generated<Date>
    }
  }
}
