import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ChannelEventState, SaleName, VisitIds } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    channel_secrets: { channel: string; name: string; locked: Buffer }
    order_visits: {
      order_id: number
      receipt: string
      statistics: boolean
      marketing: boolean
      ids: ColumnType<VisitIds, string | undefined, string>
      created_at: Generated<Date>
    }
    channel_events: {
      id: GeneratedAlways<number>
      channel: string
      name: SaleName
      order_id: number
      event_id: string
      state: Generated<ChannelEventState>
      attempts: Generated<number>
      answer: Generated<string>
      happened_at: Generated<Date>
      created_at: Generated<Date>
      finished_at: Date | null
    }
  }
}
