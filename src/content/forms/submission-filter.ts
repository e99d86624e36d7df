import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

export type SubmissionFilter = { formId?: string; status?: 'new' | 'read'; search?: string }

/** Of what was sent, that which a merchant asked for: the list and its table hold the same. */
export function narrowed<O>(
  query: SelectQueryBuilder<Database, 'form_submissions', O>,
  { formId, status, search = '' }: SubmissionFilter,
) {
  let matching = query.where('status', '<>', 'trash')
  if (formId !== undefined) matching = matching.where('form_id', '=', formId)
  if (status !== undefined) matching = matching.where('status', '=', status)
  if (search === '') return matching
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return matching.where(sql<boolean>`sent_words(fields) like ${pattern}`)
}
