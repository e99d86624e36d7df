import type { Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    incidents: {
      id: GeneratedAlways<number>
      title: string
      known_at: Date
      open_from: Date
      open_to: Date
      what_happened: Generated<string>
      what_was_done: Generated<string>
      told_authority_at: Date | null
      told_people_at: Date | null
      version: Generated<number>
      created_at: Generated<Date>
    }
  }
}
