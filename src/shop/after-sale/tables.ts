import type { Generated, GeneratedAlways } from 'kysely'
import type { TrackingStep } from '#shop/orders/tracking/step.ts'

declare module '#db/schema.ts' {
  interface Database {
    return_requests: {
      id: GeneratedAlways<number>
      order_id: number
      reason: Generated<string>
      refund_due_at: Date | null
      created_at: Generated<Date>
    }
    return_shipments: {
      order_id: number
      carrier: Generated<string>
      state: 'asking' | 'ready' | 'refused'
      key: Generated<string>
      reference: Generated<string>
      code: Generated<string>
      label_url: Generated<string>
      cost_cents: number | null
      problem: Generated<string>
      created_at: Generated<Date>
    }
    return_events: {
      id: GeneratedAlways<number>
      order_id: number
      package: string
      source: string
      code: string
      step: TrackingStep
      text: string
      place: string
      happened_at: Date
      recorded_at: Generated<Date>
    }
  }
}
