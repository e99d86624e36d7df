import { randomBytes } from 'node:crypto'
import type { Static, TObject } from 'typebox'
import { choice, CONTEXT, flag, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Call, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { formatDate } from '#kit/pt-br.ts'
import { urlProblem } from '#outgoing/post.ts'
import { TOPICS, type Webhook, WEBHOOK_STATUSES } from '#shop/webhooks/contract.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { askForce, noSuch } from './problems.ts'
import { hooksOf } from './webhook-hooks.ts'
import { DELIVERY_SCHEMA } from './schemas.ts'

const SCHEMA = itemSchema('webhook', {
  id: 'whole',
  name: 'text',
  status: 'text',
  topic: 'text',
  resource: 'text',
  event: 'text',
  hooks: 'list',
  delivery_url: 'text',
  date_created: 'moment',
  date_created_gmt: 'moment',
  date_modified: 'moment',
  date_modified_gmt: 'moment',
})
const name = () => maybe(text({ minLength: 1, maxLength: 200, pattern: '^[^\\p{Cc}<>]*$' }))
const topic = () => choice(TOPICS)
const url = () => text({ minLength: 1, maxLength: 2_000 })
const FACTS = { name: name(), status: maybe(choice(WEBHOOK_STATUSES)), secret: maybe(text({ minLength: 1, maxLength: 200 })) }
const LIST = {
  ...PAGING,
  ...CONTEXT,
  status: choice(['all', ...WEBHOOK_STATUSES], { default: 'all' }),
  search: maybe(text({ maxLength: 200 })),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(['date', 'id', 'title'], { default: 'date' }),
}

export function webhookRoutes(services: Pick<ApiServices, 'webhooks' | 'root' | 'clock'>): Route[] {
  const { webhooks, root, clock } = services
  const address = `${root}/wc/v3/webhooks`
  const itemOf = ({ id, deliveryUrl, topic: heard, createdAt, modifiedAt, ...webhook }: Webhook) => ({
    id,
    name: webhook.name,
    status: webhook.status,
    topic: heard,
    resource: heard.split('.')[0],
    event: heard.split('.')[1],
    hooks: hooksOf(heard),
    delivery_url: deliveryUrl,
    ...bothDates('date_created', createdAt),
    ...bothDates('date_modified', modifiedAt),
    _links: { self: [{ href: `${address}/${id}` }], collection: [{ href: address }] },
  })
  const known = async (id: number) => {
    const webhook = await webhooks.find(id)
    if (!webhook) throw noSuch('woocommerce_rest_shop_webhook_invalid_id')
    return itemOf(webhook)
  }

  const list = async (call: Call<Static<TObject<typeof LIST>>>) => {
    const { status, search, order, orderby, per_page: limit } = call.args
    const { webhooks: found, total } = await webhooks.list({
      status: status === 'all' ? undefined : status,
      search,
      isAscending: order === 'asc',
      by: orderby === 'title' ? 'name' : orderby === 'date' ? 'created' : 'id',
      limit,
      offset: offsetOf(call.args),
    })
    return pageOf(found.map(itemOf), total, call, root)
  }
  const create = endpoint({
    methods: ['POST'],
    args: { ...FACTS, topic: topic(), delivery_url: url() },
    authorize: wcMay.create,
    answer: async ({ args, caller }) => {
      checkUrl(args.delivery_url)
      const input = {
        name: args.name ?? `Webhook criado em ${formatDate(new Date(clock.now()))}`,
        status: args.status ?? 'active',
        topic: args.topic,
        deliveryUrl: args.delivery_url,
        secret: args.secret ?? randomBytes(25).toString('hex'),
      }
      const id = await webhooks.create(input, caller.user!.id) // whoever may create is somebody
      return { status: 201, body: await known(id), headers: { location: `${address}/${id}` } }
    },
  })
  const update = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { id: whole(), ...FACTS, topic: maybe(topic()), delivery_url: maybe(url()) },
    authorize: wcMay.edit,
    answer: async ({ args: { id, delivery_url: deliveryUrl, ...facts } }) => {
      await known(id)
      if (deliveryUrl !== undefined) checkUrl(deliveryUrl)
      await webhooks.update(id, { ...facts, ...(deliveryUrl !== undefined && { deliveryUrl }) })
      return { body: await known(id) }
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { id: whole(), force: flag({ default: false }) },
    authorize: wcMay.delete,
    answer: async ({ args }) => {
      const webhook = await known(args.id)
      askForce(args.force, 'webhooks')
      await webhooks.remove(args.id)
      return { body: webhook }
    },
  })
  const log = endpoint({
    methods: ['GET'],
    args: { webhook_id: whole(), ...PAGING },
    authorize: wcMay.view,
    answer: async (call) => {
      const { id } = await known(call.args.webhook_id)
      const page = { limit: call.args.per_page, offset: offsetOf(call.args) }
      const { deliveries, total } = await webhooks.deliveries(id, page)
      const items = deliveries.map((one) => ({
        id: one.id,
        topic: one.topic,
        resource_id: one.resourceId,
        status: one.status,
        attempts: one.attempts,
        response_code: one.responseCode ?? null,
        summary: one.summary,
        ...bothDates('date_created', one.createdAt),
        ...bothDates('date_completed', one.finishedAt ?? null),
      }))
      return pageOf(items, total, call, root)
    },
  })

  return [
    {
      namespace: 'wc/v3',
      path: '/webhooks',
      schema: SCHEMA,
      endpoints: [endpoint({ methods: ['GET'], args: LIST, authorize: wcMay.list, answer: list }), create],
    },
    {
      namespace: 'wc/v3',
      path: '/webhooks/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole(), ...CONTEXT },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await known(args.id) }),
        }),
        update,
        remove,
      ],
    },
    { namespace: 'wc/v3', path: '/webhooks/{webhook_id}/deliveries', schema: DELIVERY_SCHEMA, endpoints: [log] },
  ]
}

function checkUrl(deliveryUrl: string) {
  if (urlProblem(deliveryUrl))
    throw new RestProblem(
      400,
      'woocommerce_rest_invalid_webhook_delivery_url',
      'O endereço de entrega precisa começar com https:// e ficar na internet aberta.',
    )
}
