import { anything, choice, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { recordOf } from '#kit/unknown-json.ts'
import type { ChannelEvent } from '#shop/channels/contract.ts'
import type { DescribedChannel } from '#shop/channels/edit-channels.ts'
import { CHANNELS, channelOf } from '#shop/channels/kinds/all-kinds.ts'
import { wcMay } from '../authorize.ts'
import { describedSetting } from '../described-setting.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { badSetting, noSuch, stale, VERSION } from '../wc/problems.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const CHANNEL = itemSchema('channel', {
  id: 'text',
  name: 'text',
  help: 'text',
  is_on: 'flag',
  is_in_pages: 'flag',
  is_told_by_shop: 'flag',
  has_server: 'flag',
  settings: 'list',
  version: 'whole',
})
const TESTED = itemSchema('channel_test', { ok: 'flag', message: 'text' })
const EVENT = itemSchema('channel_event', {
  id: 'whole',
  channel: 'text',
  channel_name: 'text',
  name: 'text',
  order_id: 'whole',
  event_id: 'text',
  state: 'text',
  attempts: 'whole',
  answer: 'text',
  date_created_gmt: 'moment',
  date_finished_gmt: 'moment',
})
const ID = text({ maxLength: 40 })

/** Channels that visits and sales are told to: what they need, whether they answer, and what was sent. */
function channelRoutes({ channels, channelEditing, channelDelivery, root }: Services): Route[] {
  const find = async (id: string) => {
    const found = (await channelEditing.describe()).find((one) => one.id === id)
    if (!found) throw noSuch('vitrine_no_channel', 'Este canal não existe.')
    return itemOf(found)
  }
  const list = endpoint({
    methods: ['GET'],
    args: {},
    authorize: upkeepMay,
    answer: async () => ({ body: (await channelEditing.describe()).map(itemOf) }),
  })
  const read = endpoint({
    methods: ['GET'],
    args: { id: ID },
    authorize: upkeepMay,
    answer: async ({ args }) => ({ body: await find(args.id) }),
  })
  const change = endpoint({
    methods: ['POST', 'PUT', 'PATCH'],
    args: { id: ID, settings: anything(), version: VERSION() },
    authorize: upkeepMay,
    // What is filled in here runs in every visitor's browser and tells others of buyers.
    requiresReauth: true,
    answer: async ({ args: { id, settings, version } }) => {
      const changed = await channelEditing.change(id, recordOf(settings), version)
      if (changed.ok) return { body: await find(id) }
      if (changed.problem === 'bad-value') throw badSetting(changed.label, changed.hint)
      if (changed.problem === 'stale') throw stale(await find(id))
      throw noSuch('vitrine_no_channel', 'Este canal não existe.')
    },
  })
  const test = endpoint({
    methods: ['POST'],
    args: { id: ID },
    authorize: upkeepMay,
    answer: async ({ args }) => {
      const channel = channelOf(args.id)
      if (!channel?.server) throw noSuch('vitrine_no_channel', 'Este canal não tem conexão para testar.')
      const told = await channelDelivery.test(channel)
      return { body: { ok: told.state === 'sent', message: told.text } }
    },
  })
  const events = endpoint({
    methods: ['GET'],
    args: {
      ...PAGING,
      channel: maybe(choice(CHANNELS.map(({ id }) => id))),
      state: maybe(choice(['waiting', 'sent', 'failed', 'dropped'])),
    },
    authorize: wcMay.view,
    answer: async (call) => {
      const { channel, state, per_page: limit } = call.args
      const found = await channels.events({ channel, state, limit, offset: offsetOf(call.args) })
      return pageOf(found.events.map(eventOf), found.total, call, root)
    },
  })
  const again = endpoint({
    methods: ['POST'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args }) => {
      if (await channels.sendAgain(args.id)) return { body: { ok: true, message: 'Vai de novo em instantes.' } }
      throw new RestProblem(409, 'vitrine_event_waits', 'Este envio já está na fila, ou não existe mais.')
    },
  })
  const one = (path: string, schema: Route['schema'], endpoints: Route['endpoints']): Route => ({
    namespace: 'vitrine/v1',
    path,
    response: 'one',
    ...(schema && { schema }),
    endpoints,
  })
  return [
    { namespace: 'vitrine/v1', path: '/channels', schema: CHANNEL, endpoints: [list] },
    one('/channels/{id}', CHANNEL, [read, change]),
    one('/channels/{id}/test', TESTED, [test]),
    { namespace: 'vitrine/v1', path: '/channel-events', schema: EVENT, endpoints: [events] },
    one('/channel-events/{id}/again', TESTED, [again]),
  ]
}
export default channelRoutes satisfies ApiRoutes
type Services = Pick<ApiServices, 'channels' | 'channelEditing' | 'channelDelivery' | 'root'>

const itemOf = ({ id, name, help, isOn, isInPages, isToldBySelf, hasServer, fields, version }: DescribedChannel) => ({
  id,
  name,
  help,
  is_on: isOn,
  is_in_pages: isInPages,
  is_told_by_shop: isToldBySelf,
  has_server: hasServer,
  settings: fields.map((field) => describedSetting(field, field)),
  version,
})
/** A channel as the workbench reads it. */
export type ChannelRecord = ReturnType<typeof itemOf>

const eventOf = (event: ChannelEvent) => ({
  id: event.id,
  channel: event.channel,
  channel_name: channelOf(event.channel)?.name ?? event.channel,
  name: event.name,
  order_id: event.orderId,
  event_id: event.eventId,
  state: event.state,
  attempts: event.attempts,
  answer: event.answer,
  date_created_gmt: event.createdAt.toISOString(),
  date_finished_gmt: event.finishedAt?.toISOString() ?? null,
})
export type ChannelEventRecord = ReturnType<typeof eventOf>
