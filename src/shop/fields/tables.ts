import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { FieldNoun } from '#db/field-rules.ts'
import type { FieldKind, FieldOptions } from '#kit/typed-fields/definition.ts'

declare module '#db/schema.ts' {
  interface Database {
    custom_fields: {
      id: GeneratedAlways<number>
      noun: FieldNoun
      key: string
      name: string
      help: Generated<string>
      kind: FieldKind
      options: JSONColumnType<FieldOptions, string | undefined, string>
      required: Generated<boolean>
      seen_by: Generated<'customers' | 'merchants'>
      on_page: Generated<boolean>
      on_card: Generated<boolean>
      filterable: Generated<boolean>
      searchable: Generated<boolean>
      asked: Generated<boolean>
      position: Generated<number>
      removed_at: Date | null
      version: Generated<number>
      created_at: Generated<Date>
    }
    /** Made by the database from the meta of products. */
    product_numbers: {
      product_id: ColumnType<number, never, never>
      key: ColumnType<string, never, never>
      value: ColumnType<string, never, never>
    }
    removed_field_values: { field_id: number; thing_id: number; value: ColumnType<unknown, string, string> }
  }
}
