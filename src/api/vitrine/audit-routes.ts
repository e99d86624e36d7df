import { choice, maybe, moment, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { AUDIT_KIND_NAMES, type AuditEntry } from '#shop/audit/contract.ts'
import { bothDates, readDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { administrators } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const SCHEMA = itemSchema('audit_entry', {
  id: 'whole',
  date: 'moment',
  date_gmt: 'moment',
  actor_id: 'whole',
  actor_name: 'text',
  channel: 'text',
  request_id: 'text',
  noun: 'text',
  record_id: 'text',
  label: 'text',
  action: 'text',
  before: 'object',
  after: 'object',
})

/** Who changed what, newest first. Nobody writes here: the database does. */
const auditRoutes = ({ audit, root }: Pick<ApiServices, 'audit' | 'root'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/audit',
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: {
          ...PAGING,
          actor: maybe(whole({ description: 'Number of the person who changed something.' })),
          kind: maybe(choice(AUDIT_KIND_NAMES)),
          noun: maybe(text({ maxLength: 60, pattern: '^[a-z_]+$' })),
          record: maybe(text({ maxLength: 200 })),
          request: maybe(text({ maxLength: 100 })),
          after: maybe(moment()),
          before: maybe(moment()),
          order: choice(['asc', 'desc'], { default: 'desc' }),
        },
        authorize: administrators('vitrine_audit_cannot_view', 'Só administradores veem o registro de alterações.'),
        readsReplica: true,
        answer: async (call) => {
          const { actor, kind, noun, record, request, after, before, order, per_page: limit } = call.args
          const { entries, total } = await audit.list({
            actorId: actor,
            kind,
            noun,
            recordId: record,
            requestId: request,
            after: after === undefined ? undefined : readDate(after),
            before: before === undefined ? undefined : readDate(before),
            isAscending: order === 'asc',
            limit,
            offset: offsetOf(call.args),
          })
          return pageOf(entries.map(itemOf), total, call, root)
        },
      }),
    ],
  },
]
export default auditRoutes satisfies ApiRoutes

const itemOf = ({ at, actorId, actorName, requestId, recordId, ...entry }: AuditEntry) => ({
  id: entry.id,
  ...bothDates('date', at),
  actor_id: actorId ?? 0,
  actor_name: actorName,
  channel: entry.channel,
  request_id: requestId,
  noun: entry.noun,
  record_id: recordId,
  label: entry.label,
  action: entry.action,
  before: entry.before,
  after: entry.after,
})
