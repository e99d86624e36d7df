import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { CarrierConnections } from '../carrier-connections.ts'
import { type BoughtLabel, type LabelMaking, LabelUnsure } from '../carriers/carrier.ts'
import { askFor } from './buy-labels.ts'
import { claimCodeless, claimLabel, dueLabels, type Label } from './label-rows.ts'
import { boughtNote } from './label-text.ts'
import { receiverOf, senderOf } from './parties.ts'

type Options = {
  db: Kysely<Database>
  orders: Pick<Orders, 'findById' | 'noteTracking'>
  connections: Pick<CarrierConnections, 'find'>
  settings: { shop: () => Promise<Parameters<typeof senderOf>[0]> }
}
type Claimed = Label & { isRepeat: boolean }
type Facts = { asked: Parameters<LabelMaking['buyLabel']>[0]; buyLabel: LabelMaking['buyLabel']; carrierName: string }

/** After so many tries without an answer a person has to look: some half an hour. */
const MOST_TRIES = 10
const AT_ONCE = 50

/** The work on one label: asked for until the carrier says what became of it. Whoever dies in between is followed by another. */
export function createLabelWork({ db, orders, connections, settings }: Options) {
  /** What it is bought with, or why it can't be. */
  const factsOf = async (label: Claimed): Promise<Facts | string> => {
    const [order, found, shop] = await Promise.all([
      orders.findById(label.orderId),
      connections.find(label.carrier),
      settings.shop(),
    ])
    if (!order || (order.status !== 'processing' && order.status !== 'completed')) return 'O pedido não espera mais por envio.'
    const { buyLabel } = (found?.stored.isOn && (await found.connect())) || {}
    if (!found || !buyLabel) return 'A transportadora não está mais conectada.'
    const [from, to] = [senderOf(shop), receiverOf(order)]
    if (!from.ok) return from.problem
    if (!to.ok) return to.problem
    const { contents, ...sent } = label.parcel
    const asked = {
      service: label.service,
      from: from.party,
      to: to.party,
      package: sent,
      contents,
      invoiceKey: order.invoice?.accessKey ?? '',
      agency: found.stored.rules.get(label.service)?.agency ?? '',
      mostCents: label.agreedCents,
    }
    return { asked, buyLabel, carrierName: found.definition.name }
  }
  const keepId = async (id: number, serviceId: string) =>
    void (await db.updateTable('shipping_labels').set({ service_id: serviceId }).where('id', '=', id).execute())
  const end = async (label: Claimed, state: 'failed' | 'check', problem: string) =>
    void (await sql`
      update shipping_labels set state = ${state}, problem = ${problem.slice(0, 500)}, ended_at = ${state === 'failed' ? sql`now()` : null}
      where id = ${label.id} and state = 'asked'`.execute(db))

  const keep = async (label: Claimed, carrierName: string, { id, code, cents }: BoughtLabel) =>
    await inTransaction(db, async (trx) => {
      const { rows } = await sql<{ id: number }>`
        update shipping_labels set state = 'bought', service_id = ${id}, code = ${code}, paid_cents = ${cents ?? label.agreedCents},
          problem = '', bought_at = now()
        where id = ${label.id} and state = 'asked' returning id`.execute(trx)
      if (rows.length === 0) return
      const text = boughtNote({ ...label, code, paidCents: cents ?? label.agreedCents, carrierName })
      await trx.insertInto('order_notes').values({ order_id: label.orderId, text, author: label.actor }).execute()
      if (code !== '') await noteCode(trx, { ...label, serviceId: id }, { carrierName, code })
    })
  /** A code that came after the label. */
  const findCode = async (label: Label) => {
    const found = await connections.find(label.carrier)
    const { labelCode } = found ? await found.connect() : {}
    const code = await labelCode?.({ id: label.serviceId, code: label.code }).catch((error: unknown) => {
      if (error instanceof ServiceTrouble || error instanceof LabelUnsure) return ''
      throw error
    })
    if (!found || !code) return
    await inTransaction(db, async (trx) => {
      await trx.updateTable('shipping_labels').set({ code }).where('id', '=', label.id).where('code', '=', '').execute()
      await noteCode(trx, label, { carrierName: found.definition.name, code })
    })
  }
  /** Every package is followed; the first one's code is the order's as if the merchant had typed it, unless they did. */
  const noteCode = async (trx: Transaction<Database>, label: Label, named: { carrierName: string; code: string }) => {
    const { carrierName, code } = named
    await sql`
      insert into tracked_packages as t (order_id, direction, code, carrier, reference)
      values (${label.orderId}, 'sent', ${code}, ${label.carrier}, ${label.serviceId})
      on conflict (order_id, direction, code) do update set carrier = excluded.carrier, reference = excluded.reference`.execute(
      trx,
    )
    if (label.package > 1) return
    const order = await trx.selectFrom('orders').select('tracking_code').where('id', '=', label.orderId).executeTakeFirst()
    if (order && (order.tracking_code ?? '') === '')
      await orders.noteTracking(trx, label.orderId, { carrier: trackedBy(label, carrierName), code, url: '' }, label.actor)
  }

  const putOff = async (label: Claimed, { message, waitSeconds = 0 }: ServiceTrouble) => {
    if (label.tries >= MOST_TRIES)
      return await end(label, 'check', `${message} A loja parou de tentar: confira com a transportadora.`)
    const seconds = Math.max(Math.min(300, 15 * 2 ** (label.tries - 1)), Math.min(waitSeconds, 3_600))
    const { rows } = await sql<{ at: Date }>`
      update shipping_labels set problem = ${message.slice(0, 500)}, next_ask_at = now() + make_interval(secs => ${seconds})
      where id = ${label.id} and state = 'asked' returning next_ask_at as at`.execute(db)
    if (rows[0]) await askFor(db, label.id, rows[0].at)
  }

  const work = async (id: number): Promise<void> => {
    const label = await claimLabel(db, id)
    if (!label) return
    const facts = await factsOf(label)
    // A first try has asked nobody yet.
    if (typeof facts === 'string') return await end(label, label.isRepeat ? 'check' : 'failed', facts)
    const { reference, serviceId, isRepeat, askedAt } = label
    const key = { reference, id: serviceId, isRepeat, since: askedAt!, keepId: (name: string) => keepId(id, name) }
    try {
      await keep(label, facts.carrierName, await facts.buyLabel(facts.asked, key))
    } catch (error) {
      if (error instanceof LabelUnsure) return await end(label, 'check', error.message)
      if (!(error instanceof ServiceTrouble)) throw error
      await (error.kind === 'refused' || error.kind === 'denied' ? end(label, 'failed', error.message) : putOff(label, error))
    }
  }
  return {
    work,
    /** Each minute: those whose job died with its process, and codes that were not there yet. */
    workOnDue: async () => {
      for (const id of await dueLabels(db, AT_ONCE)) await work(id)
      for (const label of await claimCodeless(db, AT_ONCE)) await findCode(label)
    },
  }
}

/** «PAC (Correios)» of Melhor Envio is followed at Correios; what is only Melhor Envio's, there. */
const trackedBy = ({ serviceName }: Label, carrierName: string) =>
  /\(([^)]+)\)/.exec(serviceName)?.[1] ?? carrierName.replace(/\s*\(.*$/, '')
