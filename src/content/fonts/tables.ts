import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { FontMetrics } from './metrics.ts'

export type FontsTable = {
  id: GeneratedAlways<number>
  name: string
  kind: 'sans-serif' | 'serif'
  file: string
  bytes: number
  metrics: JSONColumnType<FontMetrics, string, never>
  created_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    fonts: FontsTable
  }
}
