import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Somebody whose data was in the shop while it may have been open, and what of it. */
export type Affected = {
  email: string
  name: string
  phone: string
  hasPassword: boolean
  hasDocument: boolean
  hasAddress: boolean
  orders: number
}

/** One row a person, by their e-mail; `after` is the last one of the page before. Passwords are data that opens doors: those are told first. */
export async function readAffected(
  db: Kysely<Database>,
  { openTo, after, limit }: { openTo: Date; after: string; limit: number },
): Promise<Affected[]> {
  const { rows } = await sql<Affected>`
    with known as (
      (select u.email from users u where u.created_at <= ${openTo} and u.email > ${after} order by u.email limit ${limit})
      union
      (select distinct o.email from orders o where o.created_at <= ${openTo} and o.email > ${after} order by o.email limit ${limit})
      union
      (select distinct s.email from subscribers s where s.created_at <= ${openTo} and s.email > ${after} order by s.email limit ${limit})
      union
      (select distinct r.email from back_in_stock_requests r where r.created_at <= ${openTo} and r.email > ${after} order by r.email limit ${limit})
    ), page as (select email from known order by email limit ${limit})
    select page.email,
      coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), u.display_name, bought.name, s.name, '') as name,
      coalesce(bought.phone, '') as phone,
      u.id is not null as "hasPassword",
      coalesce(bought.has_document, false) as "hasDocument",
      coalesce(bought.count > 0, false) or exists (select from customer_addresses a where a.user_id = u.id) as "hasAddress",
      coalesce(bought.count, 0)::int as orders
    from page
    left join users u on u.email = page.email
    left join lateral (select s.name from subscribers s where s.email = page.email limit 1) s on true
    left join lateral (
      select count(*), bool_or(o.cpf <> '' or o.cnpj <> '') as has_document, max(o.billing ->> 'phone') as phone,
        max(btrim((o.billing ->> 'firstName') || ' ' || (o.billing ->> 'lastName'))) as name
      from orders o where o.email = page.email and o.created_at <= ${openTo}
    ) bought on true
    order by page.email`.execute(db)
  return rows
}
