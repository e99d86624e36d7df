import type { Kysely } from 'kysely'
import type { TSchema } from 'typebox'
import { createRevisions } from '#content/pages/revisions.ts'
import type { Database } from '#db/schema.ts'
import { CONTEXT, PAGING } from '#http/rest/arguments.ts'
import { type Endpoint, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'

type Options = {
  /** What has a past, by its name in the address. */
  path: string
  noun: string
  id: TSchema
  authorize: Endpoint['authorize']
  /** The number of its content, by what the schema of its id has read; whoever asks for what is not there is told here. */
  contentId: (id: unknown) => Promise<number>
}

/** What a document was before each change, the newest first. Whoever wants it back sends its document again. */
export function documentRevisions(
  { db, root }: { db: Kysely<Database>; root: string },
  { path, noun, id, authorize, contentId }: Options,
): Route {
  const revisions = createRevisions(db)
  const schema = itemSchema(`${noun}-revision`, {
    id: 'whole',
    author: 'whole',
    author_name: 'text',
    title: 'object',
    date: 'moment',
    date_gmt: 'moment',
    document: 'list',
  })
  return {
    namespace: 'vitrine/v1',
    path: `${path}/{id}/revisions`,
    schema,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { id, ...CONTEXT, ...PAGING },
        authorize,
        answer: async (call) => {
          const content = await contentId(call.args.id)
          const asked = { limit: call.args.per_page, offset: offsetOf(call.args) }
          const { items, total } = await revisions.list(content, asked)
          const told = items.map(({ id: number, authorId, authorName, title, document, at }) => ({
            id: number,
            author: authorId,
            author_name: authorName,
            title: { raw: title },
            ...bothDates('date', at),
            document,
          }))
          return pageOf(told, total, call, root)
        },
      }),
    ],
  }
}
