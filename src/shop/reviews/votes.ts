import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type Voter = { sessionId: number; userId?: number }

/** Counts that a review helped: once per visitor, and once per account on whichever device. */
export async function voteHelpful(
  db: Kysely<Database>,
  reviewId: number,
  { sessionId, userId }: Voter,
): Promise<'counted' | 'before'> {
  const { rows } = await sql`
    with vote as (
      insert into review_votes (review_id, session_id, user_id)
      select id, ${sessionId}, ${userId ?? null} from reviews where id = ${reviewId} and status = 'approved'
      on conflict do nothing returning review_id
    )
    update reviews set helpful = helpful + 1 where id in (select review_id from vote) returning id`.execute(db)
  return rows.length > 0 ? 'counted' : 'before'
}
