import { text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import type { CustomerNote } from '#shop/customers/notes.ts'
import { wcMay } from '../authorize.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { actorOf } from '../wc/orders.ts'
import { noSuch } from '../wc/problems.ts'

const SCHEMA = itemSchema('customer_note', {
  id: 'whole',
  text: 'text',
  author: 'text',
  date_created: 'moment',
  date_created_gmt: 'moment',
})

/** What those who run the shop note of a customer. */
function customerNoteRoutes({
  customerNotes,
  customerProfiles,
}: Pick<ApiServices, 'customerNotes' | 'customerProfiles'>): Route[] {
  const known = async (id: number) => {
    const profile = await customerProfiles.find(id)
    if (!profile) throw noSuch('vitrine_customer_invalid_id')
    return profile.id
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/customer-profiles/{id}/notes',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: (await customerNotes.list(await known(args.id))).map(noteItem) }),
        }),
        endpoint({
          methods: ['POST'],
          args: { id: whole(), text: text({ minLength: 1, maxLength: 2_000, pattern: '\\S', description: 'The note.' }) },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const note = { text: args.text.trim(), author: actorOf(caller) }
            return { status: 201, body: noteItem(await customerNotes.add(await known(args.id), note)) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-profiles/{id}/notes/{note_id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { id: whole(), note_id: whole({ description: 'Number of the note.' }) },
          authorize: wcMay.edit,
          answer: async ({ args }) => {
            const note = (await customerNotes.list(args.id)).find(({ id }) => id === args.note_id)
            if (!note) throw noSuch('vitrine_customer_note_invalid_id')
            await customerNotes.remove(args.id, note.id)
            return { body: noteItem(note) }
          },
        }),
      ],
    },
  ]
}
export default customerNoteRoutes satisfies ApiRoutes

const noteItem = ({ id, text: words, author, createdAt }: CustomerNote) => ({
  id,
  text: words,
  author,
  ...bothDates('date_created', createdAt),
})
export type CustomerNoteRecord = ReturnType<typeof noteItem>
