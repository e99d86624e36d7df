import type { Generated, GeneratedAlways } from 'kysely'
import type { WebhookDelivery, WebhookStatus } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    webhooks: {
      id: GeneratedAlways<number>
      name: string
      status: Generated<WebhookStatus>
      topic: string
      delivery_url: string
      secret_encrypted: Buffer
      user_id: number
      failures: Generated<number>
      created_at: Generated<Date>
      modified_at: Generated<Date>
    }
    webhook_deliveries: {
      id: GeneratedAlways<number>
      webhook_id: number
      topic: string
      resource_id: number
      status: Generated<WebhookDelivery['status']>
      attempts: Generated<number>
      response_code: number | null
      summary: Generated<string>
      created_at: Generated<Date>
      finished_at: Date | null
    }
  }
}
