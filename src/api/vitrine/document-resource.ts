import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { choice, CONTEXT, flag, maybe, PAGING, text } from '#http/rest/arguments.ts'
import { type Answer, type Caller, type Endpoint, endpoint, type ItemSchema, type Route } from '#http/rest/contract.ts'
import { typedLine } from '#kit/typed-text.ts'
import { ID, ids, wordsOf } from '../wp/content-arguments.ts'
import { writtenDocument } from '../wp/document.ts'
import { documentRevisions } from './document-revisions.ts'

export const STATUSES = ['publish', 'draft'] as const
/** What every list of documents is asked for by. */
export const FIND_ARGS = { ...CONTEXT, ...PAGING, include: ids(), search: maybe(text({ maxLength: 200 })) }
export const FIND_STATUS = { status: choice([...STATUSES, 'trash', 'any'], { default: 'any' }) }

type Authorize = Endpoint['authorize']
type Options = {
  db: Kysely<Database>
  root: string
  /** The list's place below the namespace: `/popups`. */
  path: string
  noun: string
  schema: ItemSchema
  authorize: { view: Authorize; delete: Authorize }
  /** The whole of one, with its document; whoever asks for what is not there is told here. */
  shown: (id: number) => Promise<{ id: number }>
  list: Endpoint
  create: Endpoint
  update: Endpoint
  /** Into the bin; what is there already is refused. */
  trash: (id: number) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** The routes of something that is drawn as a document: a list, one of them, and what it was before. */
export const documentRoutes = ({ db, root, path, noun, schema, authorize, shown, ...acts }: Options): Route[] => [
  { namespace: 'vitrine/v1', path, schema, endpoints: [acts.list, acts.create] },
  {
    namespace: 'vitrine/v1',
    path: `${path}/{id}`,
    schema,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: { ...ID, ...CONTEXT },
        authorize: authorize.view,
        answer: async ({ args }) => ({ body: await shown(args.id) }),
      }),
      acts.update,
      endpoint({
        methods: ['DELETE'],
        args: { ...ID, force: flag({ default: false }) },
        authorize: authorize.delete,
        answer: async ({ args: { id, force } }) => {
          const previous = await shown(id)
          await (force ? acts.remove(id) : acts.trash(id))
          return { body: force ? { deleted: true, previous } : await shown(id) }
        },
      }),
    ],
  },
  documentRevisions(
    { db, root },
    { path, noun, id: ID.id, authorize: authorize.view, contentId: async (id) => (await shown(Number(id))).id },
  ),
]

/** What is answered to whoever made one. */
export const made = (root: string, path: string, body: { id: number }): Answer => ({
  status: 201,
  body,
  headers: { location: `${root}/vitrine/v1${path}/${body.id}` },
})

/** Who is named as the author of what a caller makes. */
export const authorOf = ({ user }: Caller) => ({ id: user!.id, name: user!.displayName })

type Written = { title?: string | { raw?: string }; status?: (typeof STATUSES)[number]; document?: unknown }

/** Of what was sent, what every document has. */
export function writtenParts({ title, status, document }: Written) {
  const words = wordsOf(title)
  return {
    ...(words !== undefined && { title: typedLine(words, 500) }),
    ...(status !== undefined && { status }),
    ...(document !== undefined && { document: writtenDocument(document) }),
  }
}
