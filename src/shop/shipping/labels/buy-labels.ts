import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Cents } from '#kit/money.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { LabelPlanning } from './plan-labels.ts'
import { receiverOf, senderOf } from './parties.ts'

export const BUY_JOB = 'buy-label'

/** One order whose labels somebody wants, by which service, and what each package may cost. */
export type WantedLabels = {
  orderId: number
  carrier: string
  service: string
  serviceName: string
  packageCents: readonly Cents[]
  despiteDispute?: boolean
}
export type Begun = { orderId: number; ok: true; labels: number } | { orderId: number; ok: false; problem: string }

type Options = {
  db: Kysely<Database>
  orders: Pick<Orders, 'findById'>
  planning: Pick<LabelPlanning, 'parcels'>
  settings: { shop: () => Promise<Parameters<typeof senderOf>[0]> }
}

/** Writes down which labels are to be bought, and asks for the work: each order by itself, whatever is wrong with another one. */
export function createLabelBuying({ db, orders, planning, settings }: Options) {
  const one = async (wanted: WantedLabels, actor: string): Promise<Begun> => {
    const { orderId, carrier, service, serviceName, packageCents } = wanted
    const no = (problem: string): Begun => ({ orderId, ok: false, problem })
    const order = await orders.findById(orderId)
    if (!order) return no('O pedido não existe mais.')
    const from = senderOf(await settings.shop())
    if (!from.ok) return no(from.problem)
    const to = receiverOf(order)
    if (!to.ok) return no(to.problem)
    const planned = await planning.parcels(order, carrier)
    if (!planned.ok) return no(planned.problem)
    if (planned.parcels.length !== packageCents.length) return no('Os pacotes do pedido mudaram: veja o total de novo.')
    return await inTransaction(db, async (trx): Promise<Begun> => {
      const why = await refusalOf(trx, wanted)
      if (why !== undefined) return no(why)
      const rows = planned.parcels.map((parcel, at) => ({
        package: at + 1,
        reference: `vt${randomUUID().replaceAll('-', '')}`,
        parcel,
        cents: packageCents[at]!,
      }))
      // A package that has a label, or is just getting one, keeps it.
      const { rows: made } = await sql<{ id: number }>`
        insert into shipping_labels (order_id, package, reference, carrier, service, service_name, parcel, agreed_cents, actor)
        select ${orderId}, r.package, r.reference, ${carrier}, ${service}, ${serviceName.slice(0, 100)}, r.parcel, r.cents, ${actor}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(package smallint, reference text, parcel jsonb, cents bigint)
        on conflict (order_id, package) where state in ('planned', 'asked', 'check', 'bought') do nothing
        returning id`.execute(trx)
      for (const { id } of made) await askFor(trx, id)
      return made.length === 0 ? no('Este pedido já tem etiqueta.') : { orderId, ok: true, labels: made.length }
    })
  }
  return async (wanted: readonly WantedLabels[], actor: string): Promise<Begun[]> => {
    const begun: Begun[] = []
    for (const each of wanted) begun.push(await one(each, actor))
    return begun
  }
}
export type BuyLabels = ReturnType<typeof createLabelBuying>

/** Asks for the work on one label, at once or later. */
export const askFor = async (db: Kysely<Database>, label: number, runAt?: Date) =>
  await enqueue(db, { kind: BUY_JOB, payload: { label }, maxAttempts: 1, ...(runAt && { runAt }) })

/** With the order's row held: what happens to it meanwhile waits. */
async function refusalOf(trx: Transaction<Database>, { orderId, despiteDispute = false }: WantedLabels) {
  const { rows } = await sql<{ status: string; isContested: boolean }>`
    select o.status, exists (select from payment_disputes d where d.order_id = o.id and d.state <> 'won') as "isContested"
    from orders o where o.id = ${orderId} and o.trashed_at is null for update`.execute(trx)
  const [order] = rows
  if (order?.status !== 'processing') return 'Só pedidos pagos que ainda não foram enviados têm etiqueta.'
  return order.isContested && !despiteDispute
    ? 'O cliente contestou o pagamento deste pedido: espere o resultado antes de enviar.'
    : undefined
}
