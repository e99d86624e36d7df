import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { CREDITED_DAYS } from './rules.ts'

/** A press on a link of the mail; the first one counts. */
export async function noteClick(db: Kysely<Database>, mailId: number, now: Date) {
  return await db
    .updateTable('marketing_mails')
    .set({ clicked_at: sql<Date>`coalesce(clicked_at, ${now})` })
    .where('id', '=', mailId)
    .returning(['kind', 'subject'])
    .executeTakeFirst()
}

/** An order counts for the last mail to its address that was clicked within the week before. Told twice, it counts once. */
export async function creditOrder(db: Kysely<Database>, orderId: number): Promise<void> {
  await sql`
    insert into marketing_orders (order_id, marketing_mail_id)
    select o.id, m.id from orders o
    join marketing_mails m on m.email = o.email and m.clicked_at <= o.created_at
      and m.clicked_at > o.created_at - make_interval(days => ${CREDITED_DAYS})
    where o.id = ${orderId} order by m.clicked_at desc, m.id desc limit 1
    on conflict do nothing`.execute(db)
}

export type Figures = { sent: number; clicked: number; orders: number; revenueCents: number }

/** Of each kind, since a moment. Revenue is what was sold and not given back, as in the reports. */
export async function readFigures(db: Kysely<Database>, since: Date): Promise<Map<string, Figures>> {
  const { rows } = await sql<Figures & { kind: string }>`
    select m.kind, count(*)::int as sent, count(m.clicked_at)::int as clicked, count(o.id)::int as orders,
      coalesce(sum(o.total_cents - o.refunded_cents), 0)::bigint as "revenueCents"
    from marketing_mails m
    left join lateral (
      select o.id, o.total_cents, o.refunded_cents from marketing_orders mo join orders o on o.id = mo.order_id
      where mo.marketing_mail_id = m.id and o.trashed_at is null and o.status in ('processing', 'completed', 'refunded')
        and not is_test_payment(o.payment_method)
    ) o on true
    where m.sent_at > ${since} group by m.kind`.execute(db)
  return new Map(rows.map(({ kind, ...figures }) => [kind, { ...figures, revenueCents: Number(figures.revenueCents) }]))
}
