import type { Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    product_questions: {
      id: Generated<number>
      product_id: number
      user_id: number | null
      author_name: string
      author_email: string | null
      text: string
      consent_text: string
      status: Generated<'waiting' | 'published' | 'refused'>
      answer: string | null
      answered_at: Date | null
      answer_told_at: Date | null
      created_at: Generated<Date>
    }
  }
}
