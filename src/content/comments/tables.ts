import type { Generated } from 'kysely'
import type { CommentStatus } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    comments: {
      id: Generated<number>
      content_id: number
      /** The comment that began the conversation; an answer to an answer names the same one. */
      parent_id: number | null
      user_id: number | null
      author_name: string
      author_email: string | null
      text: string
      status: Generated<CommentStatus>
      created_at: Generated<Date>
    }
  }
}
