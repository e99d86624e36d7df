import { type Kysely, type RawBuilder, sql } from 'kysely'
import { answerOf, type KeptAnswer } from '#db/order-answers.ts'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import type { DeliveryTerms } from '#shop/shipping/contract.ts'
import type { TrackingEvent } from './tracking/step.ts'
import type { Address, Answer, Fee } from '#shop/checkout/contract.ts'
import type { Order, OrderLine, OrderStatus } from './contract.ts'
import { attributionOf } from './meta.ts'

type Row = {
  id: number
  number: string
  key: string
  status: OrderStatus
  created_at: Date
  paid_at: Date | null
  user_id: number | null
  email: string
  person_type: 'person' | 'company'
  cpf: string
  cnpj: string
  state_registration: string
  cellphone: string
  billing: Address
  shipping: Address
  subtotal_cents: number
  discount_cents: number
  shipping_cents: number
  merchant_discount_cents: number
  payment_discount_cents: number
  total_cents: number
  paid_cents: number
  stored_value_cents: number
  paid_with: Order['paidWith'] | null
  released_to: Order['releasedTo'] | null
  refunded_cents: number
  shipping_rate: string | null
  shipping_label: string | null
  delivery_terms: DeliveryTerms | null
  payment_method: string
  payment_title: string
  is_test: boolean
  hold_until: Date | null
  tracking_carrier: string
  tracking_code: string
  tracking_url: string
  delivered_at: Date | null
  terms_version_id: number | null
  invoice: { accessKey: string; pdfUrl: string } | null
  note: string
  lines: (Omit<OrderLine, 'url'> & { slug: string | null })[] | null
  coupons: Order['coupons'] | null
  promotions: Order['promotions'] | null
  fees: Fee[] | null
  answers: Answer[] | null
  own_answers: KeptAnswer[] | null
  notes: { id: number; text: string; toCustomer: boolean; author: string; createdAt: string }[] | null
  events: (Omit<TrackingEvent, 'at'> & { at: string })[] | null
  meta: Record<string, string> | null
  session_id: number | null
  is_written_to?: boolean
  total?: number
}

/** By name, since a newer version of the shop may add columns while this one runs. */
const COLUMN_NAMES =
  `id number key status created_at paid_at user_id session_id email person_type cpf cnpj state_registration cellphone billing shipping
  subtotal_cents discount_cents shipping_cents merchant_discount_cents payment_discount_cents total_cents paid_cents stored_value_cents refunded_cents
  shipping_rate shipping_label delivery_terms payment_method payment_title hold_until tracking_carrier tracking_code tracking_url delivered_at
  terms_version_id note`.split(/\s+/)
const OWN_COLUMNS = COLUMN_NAMES.map((column) => `o.${column}`).join(', ')
const COLUMNS = sql.raw(OWN_COLUMNS)

type Reading = { where: RawBuilder<unknown>; limit?: number; offset?: number; sort?: RawBuilder<unknown> }

/** Orders with all that belongs to them, newest first unless said otherwise: one statement, however many they are. */
export const readOrders = async (db: Kysely<Database>, reading: Reading): Promise<Order[]> =>
  (await select(db, reading, sql``)).map(orderOf)

/** An order with what its own page asks of it: the session that it was placed in, and whether its details are sent by mail. */
export type ReceivedOrder = Order & { sessionId: number | undefined; isWrittenTo: boolean }

/** One order for its own page. Of those that merchants make some have no letter. */
export async function readReceived(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<ReceivedOrder | undefined> {
  const isWrittenTo = sql`exists (
    select from order_mails e where e.order_id = o.id and (e.kind in ('received', 'paid') or e.kind like 'details:%')
  )`
  const [row] = await select(db, { where }, sql`, ${isWrittenTo} as is_written_to ${PREPARED}`)
  return row && { ...orderOf(row), sessionId: row.session_id ?? undefined, isWrittenTo: row.is_written_to ?? false }
}

/** The same with how many there are in all, in the same statement; only a page past the end has to ask once more. */
export async function readOrderPage(db: Kysely<Database>, reading: Reading): Promise<{ orders: Order[]; total: number }> {
  const total = sql`(select count(*) from orders o where ${reading.where})`
  const rows = await select(db, reading, sql`, ${total} as total`)
  if (rows.length > 0 || !reading.offset) return { orders: rows.map(orderOf), total: rows[0]?.total ?? 0 }
  const { rows: counted } = await sql<{ total: number }>`select ${total} as total`.execute(db)
  return { orders: [], total: counted[0]!.total }
}

/** The cards and the credit that pay part of an order, in the order in which they were used. */
const PAID_WITH = sql`case when o.stored_value_cents > 0 then ${valuesOf(
  sql`-sum(m.cents)`,
  sql`m.reason in ('spent', 'released') group by m.value_id having sum(m.cents) < 0`,
)} end`

/** Of a cancelled order: those that have theirs back. */
const RELEASED_TO = sql`case when o.status = 'cancelled' then ${valuesOf(sql`sum(m.cents)`, sql`m.reason = 'released' group by m.value_id`)} end`

function valuesOf(cents: RawBuilder<unknown>, moves: RawBuilder<unknown>) {
  return sql`(
    select jsonb_agg(jsonb_build_object('id', v.id, 'kind', v.kind, 'lastFour', v.last_four, 'cents', used.cents) order by used.first)
    from (
      select m.value_id, ${cents} as cents, min(m.id) as first from stored_value_moves m where m.order_id = o.id and ${moves}
    ) used join stored_values v on v.id = used.value_id
  )`
}

async function select(
  db: Kysely<Database>,
  { where, limit = 1, offset = 0, sort = sql`o.id desc` }: Reading,
  beside: RawBuilder<unknown>,
): Promise<Row[]> {
  // Found first and read then: what belongs to the orders of the pages before is not gathered to be thrown away.
  const pageOfOrders = sql`from (select o.id from orders o where ${where} order by ${sort} limit ${limit} offset ${offset}) page
    join orders o on o.id = page.id`
  const { rows } = await sql<Row>`
    select ${COLUMNS}, is_test_payment(o.payment_method) as is_test${beside},
      (
        select jsonb_agg(jsonb_build_object(
          'id', l.id, 'productId', l.product_id, 'variationId', l.variation_id, 'name', l.name, 'sku', l.sku, 'options', l.options,
          'quantity', l.quantity, 'unitCents', l.unit_cents, 'discountCents', l.discount_cents, 'totalCents', l.total_cents,
          'refundedUnits', l.refunded_units, 'gift', l.gift, 'parts', l.parts, 'presaleUntil', l.presale_until, 'backorderDays', l.backorder_days, 'slug', p.slug
        ) order by l.position)
        from order_lines l left join products p on p.id = l.product_id and p.status = 'publish' and p.published_at <= now()
        where l.order_id = o.id
      ) as lines,
      (select jsonb_agg(jsonb_build_object('code', c.code, 'discountCents', c.discount_cents, 'freightCents', c.freight_cents, 'paymentMethods', c.payment_methods) order by c.code) from order_coupons c where c.order_id = o.id) as coupons,
      (select jsonb_agg(jsonb_build_object('name', pr.name, 'discountCents', pr.discount_cents, 'paymentMethods', pr.payment_methods) order by pr.position) from order_promotions pr where pr.order_id = o.id) as promotions,
      (select jsonb_agg(jsonb_build_object('id', f.code, 'label', f.label, 'cents', f.cents) order by f.position) from order_fees f where f.order_id = o.id) as fees,
      (select jsonb_agg(jsonb_build_object('name', a.name, 'label', a.label, 'value', a.value) order by a.position) from order_answers a where a.order_id = o.id) as answers,
      (
        select jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name, 'kind', f.kind, 'options', f.options, 'value', m.value) order by f.position, f.id)
        from order_meta m join custom_fields f on f.noun = 'order' and f.key = m.key and f.asked and f.removed_at is null where m.order_id = o.id
      ) as own_answers,
      (
        select jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text, 'toCustomer', n.to_customer, 'author', n.author, 'createdAt', n.created_at) order by n.id)
        from order_notes n where n.order_id = o.id
      ) as notes,
      (
        select jsonb_agg(jsonb_build_object('package', t.package, 'source', t.source, 'code', t.code, 'step', t.step, 'text', t.text, 'place', t.place, 'at', t.happened_at) order by t.happened_at, t.id)
        from tracking_events t where t.order_id = o.id
      ) as events,
      ${PAID_WITH} as paid_with,
      ${RELEASED_TO} as released_to,
      (select jsonb_object_agg(m.key, m.value) from order_meta m where m.order_id = o.id) as meta,
      (select jsonb_build_object('accessKey', i.access_key, 'pdfUrl', i.pdf_url) from order_invoices i where i.order_id = o.id and i.status = 'authorized') as invoice
    ${pageOfOrders} order by ${sort}`.execute(db)
  return rows
}

function orderOf(row: Row): Order {
  return {
    id: row.id,
    number: row.number,
    key: row.key,
    status: row.status,
    createdAt: row.created_at,
    paidAt: row.paid_at ?? undefined,
    userId: row.user_id ?? undefined,
    customer: {
      email: row.email,
      personType: row.person_type,
      cpf: row.cpf,
      cnpj: row.cnpj,
      stateRegistration: row.state_registration,
      cellphone: row.cellphone,
      billing: row.billing,
      shipping: row.shipping,
    },
    lines: (row.lines ?? []).map(({ slug, gift, ...line }) => ({
      ...line,
      ...(gift && { gift }),
      url: slug === null ? undefined : `/produto/${slug}/`,
    })),
    coupons: row.coupons ?? [],
    promotions: row.promotions ?? [],
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    shipping:
      row.shipping_rate === null
        ? undefined
        : { id: row.shipping_rate, label: row.shipping_label ?? '', cents: row.shipping_cents },
    shippingCents: row.shipping_cents,
    delivery: row.delivery_terms ?? undefined,
    fees: row.fees ?? [],
    merchantDiscountCents: row.merchant_discount_cents,
    paymentDiscountCents: row.payment_discount_cents,
    totalCents: row.total_cents,
    paidCents: row.paid_cents,
    ...(row.stored_value_cents > 0 && { storedValueCents: row.stored_value_cents, paidWith: row.paid_with ?? [] }),
    ...(row.released_to && { releasedTo: row.released_to }),
    refundedCents: row.refunded_cents,
    paymentMethod: { id: row.payment_method, title: row.payment_title },
    isTest: row.is_test,
    holdUntil: row.hold_until ?? undefined,
    tracking:
      row.tracking_code === '' ? undefined : { carrier: row.tracking_carrier, code: row.tracking_code, url: row.tracking_url },
    trackingEvents: (row.events ?? []).map((event) => ({ ...event, at: new Date(event.at) })),
    deliveredAt: row.delivered_at ?? undefined,
    invoice: row.invoice ?? undefined,
    termsVersion: row.terms_version_id ?? undefined,
    note: row.note,
    answers: [...(row.own_answers ?? []).map(answerOf), ...(row.answers ?? [])],
    notes: (row.notes ?? []).map((note) => ({ ...note, createdAt: new Date(note.createdAt) })),
    attribution: attributionOf(row.meta ?? {}),
  }
}
