import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Person } from './person.ts'

type OrderVisit = {
  order_id: number
  receipt: string
  statistics: boolean
  marketing: boolean
  ids: object
  created_at: Date
  told: object[]
}

/** By which names channels know the visits of orders, what was allowed for them, and what each channel was told. */
export async function exportOrderVisits(db: Kysely<Database>, { userId, email }: Person): Promise<OrderVisit[]> {
  const { rows } = await sql<OrderVisit>`
    select v.order_id, v.receipt, v.statistics, v.marketing, v.ids, v.created_at,
      coalesce((
        select json_agg(json_build_object('channel', e.channel, 'name', e.name, 'event_id', e.event_id, 'state', e.state,
          'finished_at', e.finished_at) order by e.id)
        from channel_events e where e.order_id = v.order_id), '[]') as told
    from order_visits v join orders o on o.id = v.order_id
    where o.user_id = ${userId} or o.user_id is null and lower(o.email) = ${email}
    order by v.order_id`.execute(db)
  return rows
}
