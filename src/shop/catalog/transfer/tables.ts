import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { TransferCounts, TransferOptions, TransferState } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    transfers: {
      id: GeneratedAlways<number>
      kind: 'import' | 'export'
      state: TransferState
      name: Generated<string>
      options: JSONColumnType<TransferOptions, string, string>
      user_id: number | null
      rows_done: Generated<number>
      rows_all: number | null
      counts: JSONColumnType<Partial<TransferCounts>, string | undefined, string>
      ignored: Generated<string[]>
      problem: Generated<string>
      table_bytes: Generated<number>
      zip_bytes: Generated<number>
      created_at: Generated<Date>
      modified_at: Generated<Date>
      finished_at: Date | null
    }
    transfer_lines: {
      transfer_id: number
      line: number
      outcome: 'new' | 'changed' | 'same' | 'skipped' | 'refused'
      file_id: number | null
      sku: string | null
      name: Generated<string>
      thing_id: number | null
      fields: Generated<string[]>
      note: Generated<string>
      links: JSONColumnType<Record<string, string[]>, string | null, string | null> | null
    }
    transfer_pictures: {
      id: GeneratedAlways<number>
      transfer_id: number
      line: number
      product_id: number
      variation_id: number | null
      source: string
      position: number
      alt: Generated<string>
      state: Generated<'waiting' | 'hung' | 'failed'>
      note: Generated<string>
    }
    picture_sources: { source: string; media_id: number }
  }
}
