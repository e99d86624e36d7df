import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Form } from './contract.ts'

/** The content that a form stands in. */
export type FormHome = {
  id: number
  type: 'page' | 'post' | 'template' | 'popup'
  slug: string
  title: string
  document: unknown
}
export type FoundForm = { form: Form; home: FormHome }

/** Reads a form out of a stored document by the id of its element. */
export type ReadForm = (document: unknown, formId: string) => Form | undefined

/**
 * The form as it is stored now, whatever the sender's page looked like. It stands in the content that is named; or, for
 * header, footer and popups, which every page shows, in one of those.
 */
export async function findForm(
  db: Kysely<Database>,
  readForm: ReadForm,
  { postId, formId }: { postId: number; formId: string },
): Promise<FoundForm | undefined> {
  if (!Number.isSafeInteger(postId) || !/^[a-z0-9]{1,16}$/.test(formId)) return undefined
  const rows = await db
    .selectFrom('content')
    .select(['id', 'type', 'slug', 'title', 'document'])
    .where('status', 'in', ['publish', 'private'])
    .where(({ or, and, eb }) =>
      or([
        eb('id', '=', postId),
        and([
          eb('type', 'in', ['template', 'popup']),
          sql<boolean>`jsonb_path_exists(document, '$.** ? (@.id == $id)', jsonb_build_object('id', ${formId}::text))`,
        ]),
      ]),
    )
    .orderBy(({ eb }) => eb('id', '=', postId), 'desc')
    .limit(20)
    .execute()
  for (const home of rows) {
    const form = readForm(home.document, formId)
    if (form) return { form, home }
  }
  return undefined
}
