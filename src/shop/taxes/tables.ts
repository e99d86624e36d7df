import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    tax_classes: { slug: string; name: string }
    tax_rates: {
      id: GeneratedAlways<number>
      country: Generated<string>
      state: Generated<string>
      postcodes: Generated<string[]>
      cities: Generated<string[]>
      /** A decimal number with four places. */
      rate: ColumnType<string, string | undefined, string>
      name: Generated<string>
      priority: Generated<number>
      compound: Generated<boolean>
      shipping: Generated<boolean>
      position: Generated<number>
      /** Empty: the standard class. */
      class: Generated<string>
    }
  }
}
