import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { FileStore } from '#storage/contract.ts'
import type { SentField } from './contract.ts'
import { narrowed, type SubmissionFilter } from './submission-filter.ts'
import { forgetFiles } from './uploads.ts'

export type KeptSubmission = {
  id: number
  postId: number
  formId: string
  formName: string
  fields: SentField[]
  referrer: string
  status: 'new' | 'read' | 'spam' | 'trash'
  createdAt: Date
  files: { id: string; field: string; name: string; bytes: number }[]
}
export type SubmissionQuery = SubmissionFilter & { limit: number; offset: number }
export type KnownForm = { formId: string; name: string; total: number; unread: number; lastAt: Date }

/** More forms than any shop has. */
const MAX_FORMS = 100

/** What people sent, as the merchant reads it and throws it away. */
export function createSubmissionDesk({ db, uploads }: { db: Kysely<Database>; uploads: FileStore }) {
  const kept = () =>
    db
      .selectFrom('form_submissions')
      .select([
        'id',
        'post_id as postId',
        'form_id as formId',
        'form_name as formName',
        'fields',
        'referrer',
        'status',
        'created_at as createdAt',
        sql<KeptSubmission['files']>`coalesce((
          select json_agg(json_build_object('id', form_uploads.id, 'field', field_id, 'name', file_name, 'bytes', bytes))
          from form_uploads where submission_id = form_submissions.id), '[]')`.as('files'),
      ])
      .where('status', '<>', 'trash')
  return {
    find: async (id: number): Promise<KeptSubmission | undefined> => await kept().where('id', '=', id).executeTakeFirst(),

    list: async ({ limit, offset, ...filter }: SubmissionQuery) => {
      const matching = narrowed(db.selectFrom('form_submissions'), filter)
      const [items, { total }] = await Promise.all([
        // Found first: the files of the pages before are not gathered to be thrown away.
        kept()
          .where('id', 'in', matching.select('id').orderBy('id', 'desc').limit(limit).offset(offset))
          .orderBy('id', 'desc')
          .execute(),
        matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: items as KeptSubmission[], total }
    },

    /** The forms that anything was sent by, the latest first; a form is called what it was called last. */
    forms: async (): Promise<KnownForm[]> =>
      await db
        .selectFrom('form_submissions')
        .select([
          'form_id as formId',
          sql<string>`(array_agg(form_name order by id desc))[1]`.as('name'),
          sql<number>`count(*)::int`.as('total'),
          sql<number>`(count(*) filter (where status = 'new'))::int`.as('unread'),
          sql<Date>`max(created_at)`.as('lastAt'),
        ])
        .where('status', '<>', 'trash')
        .groupBy('form_id')
        .orderBy('lastAt', 'desc')
        .limit(MAX_FORMS)
        .execute(),

    mark: async (id: number, status: 'new' | 'read'): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('form_submissions')
        .set({ status })
        .where('id', '=', id)
        .where('status', '<>', 'trash')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** For good, with the files that came along: nobody keeps what a person sent longer than it is needed. */
    remove: async (id: number): Promise<boolean> => {
      const files = await db.selectFrom('form_uploads').select('id').where('submission_id', '=', id).execute()
      // First, so that a store that is away leaves the row that says which files are still there.
      await forgetFiles(
        uploads,
        files.map((file) => file.id),
      )
      const { numDeletedRows } = await db.deleteFrom('form_submissions').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
