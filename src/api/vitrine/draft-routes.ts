import { isRecord } from '#kit/is-record.ts'
import { type Draft, DRAFT_KINDS, type Subject } from '#content/drafts/contract.ts'
import { openVersion } from '#content/pages/open-version.ts'
import { anything, choice, maybe, text, whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SUBJECT = {
  kind: choice(DRAFT_KINDS, { description: 'What the document belongs to.' }),
  id: text({ maxLength: 40, pattern: '^[a-z0-9-]+$', description: 'Number of the item, or name of a page of buying.' }),
}
const CLIENT = {
  client: text({
    maxLength: 60,
    pattern: '^[a-z0-9]+\\.[a-z0-9]+(-[0-9]+)?$',
    description: 'The open editor: a device, one of its tabs, and which opening there.',
  }),
}
const SEQUENCE = { sequence: whole({ minimum: 1, description: 'Grows with each draft of one editor.' }) }
const authorize = merchants('rest_cannot_edit', 'Sem permissão para editar este documento.')

const DRAFT_SCHEMA = itemSchema('document-draft', {
  client: 'text',
  version: 'whole',
  sequence: 'whole',
  content: 'object',
  age_seconds: 'whole',
  is_open: 'flag',
})
const PRESENCE_SCHEMA = itemSchema('document-presence', { version: 'whole', editors: 'list' })

/** What somebody edits and has not saved, and who else has the document open. */
function draftRoutes({ db, documentDrafts, presence }: ApiServices): Route[] {
  const versionOf = async (subject: Subject) => {
    const version = await openVersion(db, subject)
    if (version === undefined) throw new RestProblem(404, 'rest_draft_invalid_id', 'Este documento não existe.')
    return version
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/drafts/{kind}/{id}',
      schema: DRAFT_SCHEMA,
      response: 'list',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: SUBJECT,
          authorize,
          answer: async ({ args, caller }) => {
            await versionOf(args)
            return { body: (await documentDrafts.list(userOf(caller), args)).map(draftItem) }
          },
        }),
        endpoint({
          methods: ['PUT'],
          args: {
            ...SUBJECT,
            ...CLIENT,
            ...SEQUENCE,
            version: whole({ minimum: 1, maximum: 2_147_483_647, description: 'The version of the document that was open.' }),
            content: anything({ description: 'The parts of the form that were changed.' }),
            replaces: maybe(text({ ...CLIENT.client, description: 'The editor whose draft was taken over into this one.' })),
          },
          authorize,
          answer: async ({ args: { kind, id, content, ...written }, caller }) => {
            if (!isRecord(content)) throw noParts()
            await versionOf({ kind, id })
            return { body: { saved: await documentDrafts.save(userOf(caller), { kind, id }, { ...written, content }) } }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...SUBJECT, ...CLIENT, ...SEQUENCE },
          authorize,
          answer: async ({ args: { kind, id, client, sequence }, caller }) => ({
            body: { deleted: await documentDrafts.remove(userOf(caller), { kind, id }, { client, sequence }) },
          }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/presence/{kind}/{id}',
      schema: PRESENCE_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['PUT'],
          args: { ...SUBJECT, ...CLIENT },
          authorize,
          answer: async ({ args: { kind, id, client }, caller }) => {
            const version = await versionOf({ kind, id })
            const userId = userOf(caller)
            const others = await presence.tell({ kind, id }, { client, userId })
            const editors = others.map((other) => ({
              client: other.client,
              name: other.name,
              is_self: other.userId === userId,
              ...bothDates('since', other.since),
            }))
            return { body: { version, editors } }
          },
        }),
        endpoint({
          methods: ['DELETE'],
          args: { ...SUBJECT, ...CLIENT },
          authorize,
          answer: async ({ args: { kind, id, client }, caller }) => {
            await presence.leave({ kind, id }, { client, userId: userOf(caller) })
            return { body: { deleted: true } }
          },
        }),
      ],
    },
  ]
}
export default draftRoutes satisfies ApiRoutes

const noParts = () =>
  badArguments({ content: { code: 'rest_invalid_type', message: 'content deve ser um objeto com as partes mudadas.' } })

const userOf = ({ user }: Caller) => user!.id

const draftItem = ({ client, version, sequence, content, ageSeconds, isOpen }: Draft) => ({
  client,
  version,
  sequence,
  content,
  age_seconds: ageSeconds,
  is_open: isOpen,
})
export type DraftItem = ReturnType<typeof draftItem>
export type PresenceItem = {
  version: number
  editors: { client: string; name: string; is_self: boolean; since: string; since_gmt: string }[]
}
