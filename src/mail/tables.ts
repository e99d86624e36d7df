import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    mail_secrets: { server: string; name: string; locked: Buffer }
    mail_trouble: { is_only: Generated<boolean>; since: Generated<Date>; problem: string; message: string }
    mail_text_revisions: {
      id: GeneratedAlways<number>
      kind: string
      text: ColumnType<unknown, string | null, never>
      is_off: Generated<boolean>
      author_id: number | null
      created_at: Generated<Date>
    }
  }
}
