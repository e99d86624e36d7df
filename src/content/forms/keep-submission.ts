import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { SentField } from './contract.ts'

type Kept = {
  postId: number
  formId: string
  formName: string
  fields: SentField[]
  referrer: string
  userId: number | undefined
}

/** Every good submit is kept, before and whatever else is done with it. */
export async function keepSubmission(db: Kysely<Database>, { postId, formId, formName, fields, referrer, userId }: Kept) {
  return await db
    .insertInto('form_submissions')
    .values({
      post_id: postId,
      form_id: formId,
      form_name: formName,
      fields: JSON.stringify(fields),
      referrer,
      user_id: userId ?? null,
    })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}
