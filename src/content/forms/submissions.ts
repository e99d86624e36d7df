import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { formatShortDate, formatTime } from '#kit/pt-br.ts'
import type { SentField } from './contract.ts'
import { toCsv } from './csv.ts'
import { narrowed, type SubmissionFilter } from './submission-filter.ts'

export type ListedSubmission = {
  id: number
  postId: number
  formId: string
  formName: string
  fields: SentField[]
  referrer: string
  status: string
  createdAt: Date
  files: { id: string; fieldId: string; name: string; bytes: number }[]
}
type Query = SubmissionFilter & { before?: number; limit?: number }

const MOST_LISTED = 100
const MOST_EXPORTED = 10_000

/** What was sent, newest first, as the merchant reads it. `before` is the last id of the page before. */
export async function listSubmissions(db: Kysely<Database>, query: Query = {}): Promise<ListedSubmission[]> {
  const rows = await select(db, { ...query, limit: Math.min(Math.max(query.limit ?? 20, 1), MOST_LISTED) })
  const files =
    rows.length === 0
      ? []
      : await db
          .selectFrom('form_uploads')
          .select(['id', 'submission_id', 'field_id', 'file_name', 'bytes'])
          .where(
            'submission_id',
            'in',
            rows.map((row) => row.id),
          )
          .execute()
  return rows.map((row) => ({
    id: row.id,
    postId: row.post_id,
    formId: row.form_id,
    formName: row.form_name,
    fields: row.fields,
    referrer: row.referrer,
    status: row.status,
    createdAt: row.created_at,
    files: files
      .filter((file) => file.submission_id === row.id)
      .map((file) => ({ id: file.id, fieldId: file.field_id, name: file.file_name, bytes: file.bytes })),
  }))
}

/** A form's answers, or those of them that were asked for, as a table: a column for each field that any of them has. */
export async function exportSubmissions(db: Kysely<Database>, asked: SubmissionFilter & { formId: string }): Promise<string> {
  const rows = await select(db, { ...asked, limit: MOST_EXPORTED })
  const columns = new Map(rows.toReversed().flatMap((row) => row.fields.map((field) => [field.id, field.label || field.id])))
  const head = ['Nº', 'Enviado em', 'Página', ...columns.values()]
  const body = rows.map((row) => [
    String(row.id),
    `${formatShortDate(row.created_at)} ${formatTime(row.created_at)}`,
    row.referrer,
    ...[...columns.keys()].map((id) => String(row.fields.find((field) => field.id === id)?.value ?? '')),
  ])
  return toCsv([head, ...body])
}

function select(db: Kysely<Database>, { before, limit, ...filter }: Query & { limit: number }) {
  const matching = narrowed(db.selectFrom('form_submissions').selectAll(), filter)
  const page = before === undefined ? matching : matching.where('id', '<', before)
  return page.orderBy('id', 'desc').limit(limit).execute()
}
