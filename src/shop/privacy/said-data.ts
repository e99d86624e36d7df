import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Person } from './person.ts'

/** What somebody wrote of products: reviews with their photos, the votes of an account, and questions. */
export async function exportSaid(db: Kysely<Database>, { userId, emails }: { userId: number | null; emails: string[] }) {
  const mine = userId === null ? sql`user_id is null and lower(author_email) = any(${emails})` : sql`user_id = ${userId}`
  const [reviews, votes, questions] = await Promise.all([
    sql`
      select author_name, rating, text, created_at, answer,
        coalesce((select jsonb_agg('data:image/webp;base64,' || translate(encode(f.bytes, 'base64'), E'\\n', '') order by f.position)
          from review_photos f where f.review_id = reviews.id), '[]') as fotos
      from reviews where ${mine} order by id`.execute(db),
    userId === null
      ? { rows: [] }
      : sql`select review_id as avaliacao, created_at from review_votes where user_id = ${userId} order by created_at`.execute(
          db,
        ),
    sql`select author_name, text, answer, consent_text, created_at from product_questions where ${mine} order by id`.execute(db),
  ])
  return { reviews: reviews.rows, votes: votes.rows, questions: questions.rows }
}

/** What a review says stays without its author; photos may show them and go. */
export async function eraseSaid(trx: Kysely<Database>, person: Person) {
  const own: RawBuilder<unknown> = sql`user_id = ${person.userId} or lower(author_email) = ${person.email}`
  await sql`delete from review_photos where review_id in (select id from reviews where ${own})`.execute(trx)
  await sql`update reviews set author_name = 'Cliente', author_email = null where ${own}`.execute(trx)
  await sql`update product_questions set author_name = 'Cliente', author_email = null where ${own}`.execute(trx)
  await sql`delete from review_votes where user_id = ${person.userId}`.execute(trx)
}
