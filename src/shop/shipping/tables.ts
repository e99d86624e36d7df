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
  }
}
