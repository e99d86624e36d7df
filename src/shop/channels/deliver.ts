import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ServiceSecrets } from '#db/service-secrets.ts'
import { PermanentFailure } from '#jobs/run.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { ChannelDefinition, ChannelEventState, ChannelSettings, SaleName, Told, ToSend, VisitIds } from './contract.ts'
import { channelOf } from './kinds/all-kinds.ts'
import { buyerOf, refundOf, saleOf } from './sale.ts'
import { CHANNELS_SETTING, isToldBySelf, readChannel } from './settings.ts'

type Options = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  secrets: ServiceSecrets
  findOrder: (id: number) => Promise<Order | undefined>
  call: CallOutside
  shopUrl: string
  now: () => Date
}
type Job = { payload: Record<string, unknown>; attempt: number; maxAttempts: number }

/** Channels refuse what is older, some of them with everything that came along. */
const TOO_OLD_MS = 7 * 86_400_000
const RECEIVED_PATH = '/checkout/order-received/'

type Claimed = {
  id: number
  channel: string
  name: SaleName
  order_id: number
  event_id: string
  happened_at: Date
  receipt: string | null
  statistics: boolean | null
  marketing: boolean | null
  ids: VisitIds | null
  /** What the visitor chose last under the same receipt. */
  still_statistics: boolean | null
  still_marketing: boolean | null
  ip: string
  user_agent: string
}

/** Tells one channel of one event. Its id is the same at every try, so that a lost answer counts nothing twice. */
export function createChannelDelivery({ db, settings, secrets, findOrder, call, shopUrl, now }: Options) {
  const end = (id: number, state: ChannelEventState, answer: string) =>
    sql`update channel_events set state = ${state}, answer = ${answer.slice(0, 500)}, finished_at = now() where id = ${id}`.execute(
      db,
    )
  const note = (id: number, answer: string) =>
    sql`update channel_events set answer = ${answer.slice(0, 500)} where id = ${id}`.execute(db)

  const send = async (channel: ChannelDefinition, toSend: ToSend, signal: AbortSignal | undefined): Promise<Told> => {
    const { plain } = readChannel(channel, await settings.get(CHANNELS_SETTING))
    const opened = await secrets.open(channel.id)
    const all: ChannelSettings = { ...plain, ...Object.fromEntries(opened) }
    const missing = channel.server!.needs.find((name) => (all[name] ?? '') === '')
    if (missing !== undefined) return { state: 'failed', text: 'O token guardado não abre mais. Digite-o de novo e salve.' }
    const asked = channel.server!.request(all, toSend)
    if ('skipped' in asked) return { state: 'failed', text: asked.skipped }
    try {
      return channel.server!.read(await call(asked, signal), toSend.isTest)
    } catch (error) {
      return { state: 'retry', text: `${channel.name}: não respondeu (${(error as Error).message}).` }
    }
  }

  const deliver = async ({ payload, attempt, maxAttempts }: Job, { signal }: { signal: AbortSignal }) => {
    const event = await claim(db, Number(payload['event']))
    if (!event) return
    const channel = channelOf(event.channel)
    if (!channel || !isToldBySelf(channel, await settings.get(CHANNELS_SETTING)))
      return void (await end(event.id, 'dropped', 'O canal está desligado.'))
    const { purpose } = channel
    if (event[purpose] !== true || event[`still_${purpose}`] === false)
      return void (await end(event.id, 'dropped', 'O comprador retirou o consentimento: nada foi enviado.'))
    if (now().getTime() - event.happened_at.getTime() > TOO_OLD_MS)
      return void (await end(event.id, 'failed', 'Passou do prazo: os canais só aceitam vendas dos últimos sete dias.'))
    const order = await findOrder(event.order_id)
    const sale = order && (await saleFor(db, event, order))
    if (!sale) return void (await end(event.id, 'dropped', 'O pedido já não existe.'))
    const toSend: ToSend = {
      sale,
      buyer: buyerOf(order, { ip: event.ip, userAgent: event.user_agent }),
      ids: event.ids ?? {},
      allowsAds: event.marketing === true && event.still_marketing !== false,
      pageUrl: shopUrl + RECEIVED_PATH,
      isTest: false,
    }
    const told = await send(channel, toSend, signal)
    if (told.state !== 'retry') return void (await end(event.id, told.state, told.text))
    if (attempt >= maxAttempts) {
      await end(event.id, 'failed', told.text)
      throw new PermanentFailure(told.text)
    }
    await note(event.id, told.text)
    throw new Error(told.text)
  }

  return {
    deliver,
    /** One made-up event, marked as a test where the channel knows such a mark; nothing of a buyer is in it. */
    test: async (channel: ChannelDefinition): Promise<Told> => {
      const id = `teste-${now().getTime()}`
      const sale = {
        name: 'purchase' as const,
        eventId: id,
        at: now(),
        orderNumber: id,
        cents: 100,
        shippingCents: 0,
        coupons: [],
      }
      const items = [{ id: 'teste', name: 'Teste de conexão', quantity: 1, unitCents: 100 }]
      const nobody = { firstName: '', lastName: '', phone: '', city: '', state: '', postcode: '', country: 'BR', externalId: '' }
      const buyer = { ...nobody, email: 'teste@example.com', ip: '203.0.113.1', userAgent: 'Vitrine' }
      const toSend = { sale: { ...sale, items }, buyer, ids: {}, allowsAds: false, pageUrl: `${shopUrl}/`, isTest: true }
      return await send(channel, toSend, undefined)
    },
  }
}
export type ChannelDelivery = ReturnType<typeof createChannelDelivery>

async function saleFor(db: Kysely<Database>, event: Claimed, order: Order) {
  if (event.name === 'purchase') return { ...saleOf(order), at: event.happened_at }
  const id = Number(event.event_id.split('-').at(-1))
  const refund = await db.selectFrom('order_refunds').select(['id', 'amount_cents']).where('id', '=', id).executeTakeFirst()
  return refund && refundOf(order, { id: Number(refund.id), cents: Number(refund.amount_cents), at: event.happened_at })
}

async function claim(db: Kysely<Database>, id: number): Promise<Claimed | undefined> {
  if (!Number.isSafeInteger(id)) return undefined
  const { rows } = await sql<Claimed>`
    with taken as (update channel_events set attempts = attempts + 1 where id = ${id} and state = 'waiting' returning *)
    select t.id, t.channel, t.name, t.order_id, t.event_id, t.happened_at, v.receipt, v.statistics, v.marketing, v.ids,
      c.statistics as still_statistics, c.marketing as still_marketing, o.ip, o.user_agent
    from taken t join orders o on o.id = t.order_id left join order_visits v on v.order_id = t.order_id
    left join lateral (select statistics, marketing from consents where receipt = v.receipt order by id desc limit 1) c on true`.execute(
    db,
  )
  const row = rows[0]
  return row && { ...row, id: Number(row.id), order_id: Number(row.order_id) }
}
