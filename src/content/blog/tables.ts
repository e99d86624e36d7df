import type { Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    authors: {
      id: GeneratedAlways<number>
      slug: string
      name: string
      role: Generated<string>
      bio: Generated<string>
      website: Generated<string>
      picture_id: number | null
      user_id: number | null
      created_at: Generated<Date>
    }
  }
}
