import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    review_photos: {
      id: Generated<number>
      review_id: number
      position: number
      width: number
      height: number
      bytes: Buffer
      small: Buffer
    }
    review_votes: {
      review_id: number
      session_id: number
      user_id: number | null
      created_at: Generated<Date>
    }
  }
}
