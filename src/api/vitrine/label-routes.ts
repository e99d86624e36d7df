import { Readable } from 'node:stream'
import { choice, flag, listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { sent } from '#http/rest/download.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { LabelProblem } from '#shop/shipping/labels/manage-labels.ts'
import { NO_STORE, staffByCookie, wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { actorOf } from '../wc/orders.ts'
import { LABEL, labelItem } from './dispatch-item.ts'

const BEGUN = itemSchema('labels_begun', { order_id: 'whole', ok: 'flag', problem: 'text', labels: 'whole' })
const FILE = itemSchema('label_file', { label_ids: 'list', order_ids: 'list', carrier_name: 'text' })
const STATUSES: Record<LabelProblem['problem'], number> = { unknown: 404, state: 409, service: 502 }
const MOST = 100

export type BegunItem = { order_id: number; ok: boolean; problem: string; labels: number }
export type LabelFileItem = { label_ids: number[]; order_ids: number[]; carrier_name: string }

const refused = ({ problem, words }: LabelProblem) => new RestProblem(STATUSES[problem], `vitrine_label_${problem}`, words)
const ids = (description: string) => listOf(whole({ minimum: 1 }), { maxItems: MOST, description })

/** Labels of outgoing packages: bought for many orders at once by jobs, printed, given back. */
function labelRoutes({ buyLabels, labels, visitors }: Pick<ApiServices, 'buyLabels' | 'labels' | 'visitors'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/labels',
      schema: BEGUN,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            orders: listOf(
              shape({
                order_id: whole({ minimum: 1 }),
                carrier: text({ maxLength: 40, pattern: '^[a-z0-9_]+$' }),
                service: text({ minLength: 1, maxLength: 40 }),
                service_name: text({ minLength: 1, maxLength: 100 }),
                package_cents: listOf(whole({ minimum: 0, maximum: 10_000_000 }), { maxItems: 100 }),
                despite_dispute: maybe(flag()),
              }),
              { maxItems: MOST, description: 'Orders with the service that takes them, and what each package may cost.' },
            ),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { orders }, caller }) => {
            const wanted = orders.map((one) => ({
              orderId: one.order_id,
              carrier: one.carrier,
              service: one.service,
              serviceName: one.service_name,
              packageCents: one.package_cents,
              despiteDispute: one.despite_dispute ?? false,
            }))
            const begun = await buyLabels(wanted, actorOf(caller))
            const body = begun.map((one): BegunItem =>
              one.ok
                ? { order_id: one.orderId, ok: true, problem: '', labels: one.labels }
                : { order_id: one.orderId, ok: false, problem: one.problem, labels: 0 },
            )
            return { body }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/labels/{id}',
      schema: LABEL,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            action: choice(['check', 'not_bought', 'cancel'], {
              description: 'Ask the carrier once more; say that it was not bought; give it back.',
            }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, action }, caller }) => {
            const done = await labels.act(id, action, actorOf(caller))
            if (!done.ok) throw refused(done)
            return { body: labelItem((await labels.find(id))!) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/labels/files',
      schema: FILE,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ids: ids('Labels that are to be printed.') },
          authorize: wcMay.list,
          answer: async ({ args }) => ({
            body: (await labels.files(args.ids)).map(({ labelIds, orderIds, carrierName }): LabelFileItem => ({
              label_ids: labelIds,
              order_ids: orderIds,
              carrier_name: carrierName,
            })),
          }),
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/labels/pdf',
      schema: FILE,
      file: 'application/pdf',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {
            ids: ids('Labels of one carrier that go into one file.'),
            size: choice(['a4', '10x15'], { default: '10x15', description: 'The paper, where the carrier lets one choose.' }),
          },
          authorize: staffByCookie(visitors, '/vitrine/v1/labels/pdf'),
          answer: async ({ args }) => {
            const pdf = await labels.pdf(args.ids, args.size)
            if (!pdf.ok) throw refused(pdf)
            const headers = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="etiquetas.pdf"' }
            return sent(Readable.from([pdf.value]), { ...headers, ...NO_STORE })
          },
        }),
      ],
    },
  ]
}
export default labelRoutes satisfies ApiRoutes
