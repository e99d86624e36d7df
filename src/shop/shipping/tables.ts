import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    shipping_zones: {
      id: GeneratedAlways<number>
      name: string
      position: Generated<number>
      states: Generated<string[]>
      version: Generated<number>
    }
    shipping_zone_ranges: { zone_id: number; from_postcode: string; to_postcode: string }
    shipping_methods: {
      id: GeneratedAlways<number>
      zone_id: number
      kind: string
      title: string
      enabled: Generated<boolean>
      position: Generated<number>
      settings: ColumnType<unknown, string | undefined, string>
      version: Generated<number>
    }
    carrier_secrets: { carrier: string; name: string; locked: Buffer }
    carrier_tokens: {
      carrier: string
      given_for: Generated<string>
      locked: Buffer | null
      expires_at: Date | null
      lease_until: Date | null
    }
    freight_quotes: {
      key: Buffer
      near: Buffer
      carrier: string
      offers: ColumnType<unknown, string, string>
      asked_at: Generated<Date>
    }
    order_freight: {
      order_id: number
      carrier: string
      service: string
      service_name: string
      cost_cents: number
      priced: 'asked' | 'kept' | 'last_known'
      packages: ColumnType<unknown, string, string>
    }
    shipping_labels: {
      id: GeneratedAlways<number>
      order_id: number
      package: number
      reference: string
      carrier: string
      service: string
      service_name: string
      state: Generated<'planned' | 'asked' | 'check' | 'bought' | 'cancelled' | 'failed'>
      parcel: ColumnType<unknown, string, string>
      agreed_cents: number
      paid_cents: number | null
      service_id: Generated<string>
      code: Generated<string>
      problem: Generated<string>
      tries: Generated<number>
      actor: string
      next_ask_at: Generated<Date>
      created_at: Generated<Date>
      asked_at: Date | null
      bought_at: Date | null
      ended_at: Date | null
    }
  }
}
