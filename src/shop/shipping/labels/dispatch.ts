import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { lastWait } from '#kit/brazil/presale.ts'
import type { Cents } from '#kit/money.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { MoveOutcome } from '#shop/orders/move-order.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { SentPackage } from '../contract.ts'
import { backorderDay, waitOf } from '../promise.ts'
import { type Label, labelsOfOrders } from './label-rows.ts'
import { readScan, scanProblem, type ScanRules } from './scan.ts'

/** What was bought with the order. */
export type ChosenService = { carrier: string; service: string; name: string; costCents: Cents }
/** An order that waits for being sent, with what is known of its packages. */
export type DispatchOrder = {
  order: Order
  chosen: ChosenService | undefined
  packages: number
  weightGrams: number
  labels: Label[]
  /** Its buyer contests the payment. */
  isHeld: boolean
  /** Something of it is a pre-sale: it leaves from this day on. */
  waitsUntil: string | undefined
  /** Units of it were not there when it was bought: it is to be sent by this day. */
  backorderedUntil: string | undefined
}
export type Sent = { orderId: number; ok: true } | { orderId: number; ok: false; problem: string }
export type UndoneSent = { ok: true; wasTold: boolean } | { ok: false; problem: string }
export type Scanned = { ok: true; orderId: number } | { ok: false; problem: string }

type Options = { db: Kysely<Database>; orders: Pick<Orders, 'findSome' | 'findById' | 'send' | 'undoSending'> }
/** Time enough to see on the screen that it was the wrong one, before the buyer is written to. */
const MAIL_WAIT_SECONDS = 20

type Scanning = { actor: string; orderId?: number | undefined; isPostal: ScanRules['isPostal'] }
type Row = { id: number; chosen: ChosenService | null; packages: SentPackage[] | null; weightGrams: number; isHeld: boolean }

/** Where parcels leave from: what waits, and what is marked as sent. */
export function createDispatch({ db, orders }: Options) {
  const facts = async (ids: readonly number[]): Promise<DispatchOrder[]> => {
    const [{ rows }, found, labels] = await Promise.all([
      sql<Row>`
        select o.id, f.packages,
          case when f.order_id is not null then jsonb_build_object('carrier', f.carrier, 'service', f.service, 'name', f.service_name, 'costCents', f.cost_cents) end as chosen,
          coalesce((
            select sum(greatest(l.quantity - l.refunded_units, 0) * coalesce(nullif(v.weight_grams, 0), p.weight_grams, 0)) from order_lines l
            left join products p on p.id = l.product_id left join variations v on v.id = l.variation_id where l.order_id = o.id
          ), 0)::integer as "weightGrams",
          exists (select from payment_disputes d where d.order_id = o.id and d.state <> 'won') as "isHeld"
        from orders o left join order_freight f on f.order_id = o.id where o.id = any(${ids}::bigint[])`.execute(db),
      orders.findSome([...ids]),
      labelsOfOrders(db, ids),
    ])
    const byId = new Map(rows.map((row) => [row.id, row]))
    const byOrder = new Map(found.map((order) => [order.id, order]))
    return ids.flatMap((id): DispatchOrder[] => {
      const [order, row] = [byOrder.get(id), byId.get(id)]
      if (!order || !row) return []
      const own = labels.get(id) ?? []
      const kept = row.packages ?? []
      const packed = kept.reduce((sum, { grams }) => sum + grams, 0)
      return [
        {
          order,
          chosen: row.chosen ?? undefined,
          packages: Math.max(own.length, kept.length, 1),
          weightGrams: packed > 0 ? packed : row.weightGrams,
          labels: own,
          isHeld: row.isHeld,
          waitsUntil: lastWait(order.lines.map(waitOf), new Date()),
          backorderedUntil: backorderDay(order),
        },
      ]
    })
  }
  const sendOne = async (orderId: number, how: { actor: string; despiteDispute?: boolean; code?: string }): Promise<Sent> => {
    const order = await orders.findById(orderId)
    if (!order) return { orderId, ok: false, problem: 'O pedido não existe mais.' }
    const known = order.tracking ?? { carrier: '', code: '', url: '' }
    const tracking = how.code === undefined || how.code === known.code ? known : { carrier: '', code: how.code, url: '' }
    if (order.status === 'completed' && how.code === undefined) return { orderId, ok: true }
    const { actor, despiteDispute = false } = how
    const sent = await orders.send(orderId, {
      tracking,
      completes: true,
      actor,
      despiteDispute,
      mailWaitSeconds: MAIL_WAIT_SECONDS,
    })
    return sent.ok ? { orderId, ok: true } : { orderId, ok: false, problem: problemOf(sent) }
  }

  return {
    /** Paid and not sent: first what may leave, the oldest first, then what was sold beyond the stock, then pre-sales by their day; those that are fetched at the shop wait elsewhere. */
    list: async ({ limit, offset }: { limit: number; offset: number }): Promise<{ waiting: DispatchOrder[]; total: number }> => {
      const { rows } = await sql<{ id: number; total: number }>`
        select o.id, count(*) over ()::integer as total from orders o
        where o.status = 'processing' and o.trashed_at is null and coalesce(o.shipping_rate, '') not like 'local_pickup%'
          and exists (select from order_lines l left join products p on p.id = l.product_id where l.order_id = o.id and not coalesce(p.virtual, false))
        order by (
            select max(l.presale_until) from order_lines l
            where l.order_id = o.id and l.quantity > l.refunded_units and is_presale(l.presale_until)
          ) nulls first,
          exists (select from order_lines l where l.order_id = o.id and l.quantity > l.refunded_units and l.backorder_days is not null),
          o.created_at, o.id limit ${limit} offset ${offset}`.execute(db)
      return { waiting: await facts(rows.map(({ id }) => id)), total: rows[0]?.total ?? 0 }
    },
    some: facts,
    /** Each by itself: one that may not leave does not hold the others. */
    send: async (ids: readonly number[], how: { actor: string; despiteDispute?: boolean }): Promise<Sent[]> => {
      const done: Sent[] = []
      for (const id of ids) done.push(await sendOne(id, how))
      return done
    },
    /** It lies here after all: it waits again. */
    undo: async (orderId: number, actor: string): Promise<UndoneSent> => {
      const undone = await orders.undoSending(orderId, actor)
      return undone.ok ? undone : { ok: false, problem: UNDO_PROBLEMS[undone.problem] }
    },
    /** What came from a scanner or a keyboard: the code of a package, or an order's number. `orderId`: the code is new, and belongs to it. */
    scan: async (typed: string, { actor, orderId, isPostal }: Scanning): Promise<Scanned> => {
      const read = readScan(typed)
      const wrong = scanProblem(read, { isNew: orderId !== undefined, isPostal })
      if (orderId !== undefined && wrong === undefined) return await sendOne(orderId, { actor, code: read.code })
      if (wrong !== undefined && (orderId !== undefined || read.code === '')) return { ok: false, problem: wrong }
      const { rows } = await sql<{ id: number; number: string; status: string }>`
        select o.id, o.number, o.status from orders o
        where o.trashed_at is null and (
          o.id in (select l.order_id from shipping_labels l where l.code = ${read.code} and l.state = 'bought')
          or (o.tracking_code = ${read.code} and ${read.code} <> '') or o.number = ${read.number})
        order by o.status = 'processing' desc, o.id desc limit 1`.execute(db)
      const [order] = rows
      // A code that a carrier gave is good, whatever its digits.
      if (!order) return { ok: false, problem: wrong ?? `Nenhum pedido tem o código “${read.shown}”. Confira a etiqueta.` }
      if (order.status === 'completed') return { ok: false, problem: `O pedido #${order.number} já foi marcado como enviado.` }
      return await sendOne(order.id, { actor })
    },
  }
}
export type Dispatch = ReturnType<typeof createDispatch>

const PROBLEMS: Record<Exclude<MoveOutcome, { ok: true }>['problem'], string> = {
  disputed: 'O cliente contestou o pagamento deste pedido: espere o resultado antes de enviar.',
  unknown: 'O pedido não existe mais.',
  'not-allowed': 'O pedido não está mais à espera de envio.',
  'sold-out': 'As unidades deste pedido foram vendidas a outra pessoa.',
  'refund-first': 'O pedido não está mais à espera de envio.',
}
const UNDO_PROBLEMS = {
  unknown: 'O pedido não existe mais.',
  'not-allowed': 'O pedido não está mais como foi enviado: mude o status na página dele.',
  delivered: 'O pedido já foi entregue.',
}
const problemOf = ({ problem }: Exclude<MoveOutcome, { ok: true }>) => PROBLEMS[problem]
