import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { ALERT_KINDS, type AlertKind } from './alert-kinds.ts'

export type Alert = { kind: AlertKind; total: number; unread: number; newest: Date }

/** What the bell tells is counted anew each time from the things themselves; only what a person has read is kept. */
export function createAlerts({ db }: { db: Kysely<Database> }) {
  return {
    list: async (userId: number, kinds: readonly AlertKind[]): Promise<{ asOf: Date; alerts: Alert[] }> => {
      const wanted = [...kinds]
      const { rows } = await sql<Alert>`
        with waiting (kind, at) as (
          select 'new-order', coalesce(paid_at, created_at) from orders
            where status = 'processing' and trashed_at is null and 'new-order' = any(${wanted}::text[])
          union all
          select 'chargeback', updated_at from payment_disputes where state = 'open' and 'chargeback' = any(${wanted}::text[])
          union all
          select 'job-failed', finished_at from jobs where status = 'dead' and 'job-failed' = any(${wanted}::text[])
          union all
          select 'mail-failed', created_at from mails where status = 'failed' and 'mail-failed' = any(${wanted}::text[])
          union all
          select 'question', created_at from product_questions where status = 'waiting' and 'question' = any(${wanted}::text[])
          union all
          select 'review', created_at from reviews where status = 'hold' and 'review' = any(${wanted}::text[])
          union all
          select 'backup-failed', coalesce(finished_at, created_at) from (
            select * from backup_runs where kind = 'backup' and 'backup-failed' = any(${wanted}::text[]) order by id desc limit 1
          ) last where status = 'failed'
          union all
          select 'stock-low', coalesce((select max(created_at) from stock_moves where stock_id = s.id), p.created_at)
          from stock s join products p on p.id = s.product_id left join variations v on v.id = s.variation_id
          where 'stock-low' = any(${wanted}::text[])
            and p.status = 'publish' and s.on_hand between 1 and greatest((select max(low_stock) from products), (select shop_low_stock()))
            and s.on_hand <= coalesce(p.low_stock, (select shop_low_stock()))
            and case when p.type = 'variable' then v.enabled and v.manage_stock else s.variation_id is null and p.manage_stock end
        )
        select w.kind, count(*)::int as total, max(w.at) as newest,
          count(*) filter (where r.read_at is null or w.at > r.read_at)::int as unread
        from waiting w left join alert_reads r on r.kind = w.kind and r.user_id = ${userId}
        group by w.kind`.execute(db)
      const { rows: clock } = await sql<{ now: Date }>`select now() as now`.execute(db)
      const alerts = rows.toSorted((one, other) => ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind))
      return { asOf: clock[0]!.now, alerts }
    },

    /** What came after `until` stays unread: the person has not seen it. */
    read: async (userId: number, kinds: readonly AlertKind[], until: Date) => {
      if (kinds.length === 0) return
      await db
        .insertInto('alert_reads')
        .values(kinds.map((kind) => ({ user_id: userId, kind, read_at: sql<Date>`least(${until}::timestamptz, now())` })))
        .onConflict((taken) =>
          taken.columns(['user_id', 'kind']).doUpdateSet({ read_at: sql<Date>`greatest(alert_reads.read_at, excluded.read_at)` }),
        )
        .execute()
    },

    unread: async (userId: number, kinds: readonly AlertKind[]) => {
      await db
        .deleteFrom('alert_reads')
        .where('user_id', '=', userId)
        .where('kind', 'in', [...kinds, ''])
        .execute()
    },
  }
}
