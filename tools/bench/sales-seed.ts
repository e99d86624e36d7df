import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { withoutIndexes } from './without-indexes.ts'

const FIRST =
  'Ana Bruno Carla Davi Elisa Fábio Gabriela Heitor Inês João Karina Lucas Marta Nelson Olívia Paulo Rita Samuel Tereza Vítor'
const LAST =
  'Almeida Barbosa Cardoso Dias Esteves Ferreira Gomes Henriques Iglesias Junqueira Lima Moreira Nunes Oliveira Pereira Queiroz Ramos Silva Teixeira Uchoa Vieira Xavier Yamada Zanetti'
const STATES = 'SP RJ MG RS PR SC BA PE CE GO DF ES PA AM MT MS PB RN AL SE PI MA RO TO AC AP RR'

const TABLES =
  'users customer_addresses orders order_lines order_coupons coupon_uses order_meta order_events order_notes payment_events order_refunds cart_journeys'.split(
    ' ',
  )

/** Fills a shop that has products with this many customers and orders over three years, with all that belongs to an order. */
export async function seedSales(connection: Connection, orders: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await seedStock(client)
    await withoutIndexes(client, TABLES, async () => {
      await seedPeople(client, orders)
      await seedOrders(client, orders)
      await seedHistory(client)
    })
    await client.query('set session_replication_role = origin')
    await client.query('vacuum analyze')
    await client.query(`insert into sales_marks select distinct shop_day(created_at) from orders where trashed_at is null`)
    await client.query('select keep_sales(2000)')
    await client.query('select count_customers()')
    await client.query('vacuum analyze sales_sums, sales_marks, customer_profiles, customer_orders, customer_emails')
  } finally {
    await client.end()
  }
}

/** Every third product is counted, one in fifty of those runs out; every tenth is a draft or private. */
async function seedStock(client: Client) {
  await client.query(`
    update products set manage_stock = position % 3 = 0, in_stock = position % 3 <> 0 and in_stock,
      low_stock = case when position % 30 = 0 then 5 end, modified_at = published_at,
      status = case when position % 97 = 0 then 'trash' when position % 10 = 0 then 'draft' when position % 31 = 0 then 'private' else status end;
    insert into stock (product_id, on_hand)
    select id, case when position % 150 = 0 then 2 when position % 33 = 0 then 0 else 10 + position % 90 end from products where manage_stock;
    insert into stock_moves (stock_id, units, reason) select id, on_hand, 'received' from stock where on_hand > 0`)
}

async function seedPeople(client: Client, people: number) {
  await client.query(
    `insert into users (login, email, display_name, first_name, last_name, password_hash, created_at)
     select 'cliente-' || n, 'cliente' || n || '@exemplo.com.br', first || ' ' || last, first, last, '!',
       now() - interval '3 years' * (1 - n::float / $1)
     from generate_series(1, $1::bigint) n
     cross join lateral (select ($2::text[])[1 + n % 20] as first, ($3::text[])[1 + (n / 20) % 24] as last) named`,
    [people, FIRST.split(' '), LAST.split(' ')],
  )
  await client.query(
    `insert into customer_addresses (user_id, kind, fields)
     select id, 'billing', jsonb_build_object('personType', 'person', 'cpf', lpad(id::text, 11, '0'), 'cnpj', '', 'stateRegistration', '', 'cellphone', '',
       'billing', jsonb_build_object('firstName', first_name, 'lastName', last_name, 'company', '', 'postcode', '01310100', 'street', 'Rua das Flores',
         'number', '10', 'complement', '', 'neighborhood', 'Centro', 'city', 'São Paulo', 'state', 'SP', 'phone', ''))
     from users where 'customer' = any(roles)`,
  )
}

async function seedOrders(client: Client, orders: number) {
  await client.query(`insert into coupons (code, kind, amount) select 'cupom' || n, 'percent', 10 from generate_series(1, 20) n`)
  await client.query(
    `create temp table bought as
     select n as at, i as position, p.id as product_id, p.name, p.sku, 1 + (n + i) % 3 as quantity, p.price_cents as unit_cents,
       case when n % 5 = 0 then p.price_cents * (1 + (n + i) % 3) / 10 else 0 end as discount_cents
     from generate_series(1, $1::int) n cross join lateral generate_series(1, 1 + n % 4) i
     join products p on p.position = 1 + (n::bigint * 7919 + i * 104729) % (select max(position) from products)`,
    [orders],
  )
  await client.query('create index on bought (at); analyze bought')
  await client.query(
    `insert into orders (number, key, status, user_id, email, person_type, cpf, billing, shipping, subtotal_cents, discount_cents, shipping_cents,
       payment_discount_cents, total_cents, shipping_rate, shipping_label, payment_method, payment_title, paid_cents, refunded_cents, paid_at,
       trashed_at, created_at, modified_at)
     select n::text, 'wc_order_' || lpad(n::text, 22, '0'), status, case when n % 5 < 3 then person.id end, person.email, 'person',
       lpad(person.id::text, 11, '0'), place, place, sums.goods, sums.discount, 1500, 0, sums.goods - sums.discount + 1500, 'flat_rate:1', 'Entrega',
       case when n % 3 = 0 then 'pix' when n % 3 = 1 then 'bacs' else 'cod' end, case when n % 3 = 0 then 'Pix' when n % 3 = 1 then 'Transferência' else 'Na entrega' end,
       case when is_paid then sums.goods - sums.discount + 1500 else 0 end,
       case when status = 'refunded' then sums.goods - sums.discount + 1500 when status = 'completed' and n % 50 = 1 then sums.unit else 0 end,
       case when is_paid then placed end, case when n % 331 = 0 then placed end, placed, placed
     from generate_series(1, $1::int) n
     cross join lateral (select now() - interval '3 years' * (1 - n::float / ($1 + 1)) as placed) day
     cross join lateral (select case
       when n > $1 * 0.997 then (array['pending', 'on-hold', 'processing'])[1 + n % 3]
       when n % 20 = 7 then 'cancelled' when n % 33 = 5 then 'refunded' when n % 50 = 9 then 'failed' else 'completed' end as status) state
     cross join lateral (select status in ('processing', 'completed', 'refunded') as is_paid) paid
     join users person on person.login = 'cliente-' || (1 + (n::bigint * 7919) % $1)
     cross join lateral (select sum(unit_cents * quantity) as goods, sum(discount_cents) as discount, min(unit_cents - discount_cents / quantity) as unit
       from bought where bought.at = n) sums
     cross join lateral (select jsonb_build_object('firstName', person.first_name, 'lastName', person.last_name, 'company', '', 'postcode', '01310100',
       'street', 'Rua das Flores', 'number', '10', 'complement', '', 'neighborhood', 'Centro', 'city', 'Cidade', 'state', ($2::text[])[1 + n % 27],
       'phone', '') as place) address`,
    [orders, STATES.split(' ')],
  )
  await client.query(
    `insert into order_lines (order_id, position, product_id, name, sku, quantity, unit_cents, discount_cents, total_cents)
     select o.id, b.position, b.product_id, b.name, b.sku, b.quantity, b.unit_cents, b.discount_cents, b.unit_cents * b.quantity - b.discount_cents
     from bought b join orders o on o.number = b.at::text order by o.id, b.position`,
  )
  await client.query('analyze orders; analyze order_lines')
}

/** Coupons, origins, events, notes, money, refunds, and the carts that became orders beside three times as many that did not. */
async function seedHistory(client: Client) {
  await client.query(`
    insert into order_coupons (order_id, coupon_id, code, discount_cents)
    select o.id, c.id, c.code, o.discount_cents from orders o join coupons c on c.code = 'cupom' || (1 + (o.number::int / 5) % 20) where o.number::int % 5 = 0;
    insert into coupon_uses (coupon_id, order_id, email, user_id, used_at)
    select oc.coupon_id, o.id, o.email, o.user_id, o.created_at from order_coupons oc join orders o on o.id = oc.order_id;
    insert into order_meta (order_id, key, value)
    select o.id, '_wc_order_attribution_' || part.key, part.value from orders o cross join lateral (values
      ('source_type', (array['typein', 'organic', 'utm', 'referral'])[1 + o.number::int % 4]),
      ('utm_source', (array['(direct)', 'google', 'instagram', 'blog.example'])[1 + o.number::int % 4]),
      ('utm_campaign', case when o.number::int % 4 = 2 then 'campanha-' || o.number::int % 12 end),
      ('device_type', 'Mobile'), ('session_pages', '4'), ('session_entry', 'https://loja.example/')
    ) part (key, value) where part.value is not null;
    insert into order_events (order_id, kind, actor, after, created_at)
    select id, 'status', 'Loja', jsonb_build_object('status', state), created_at from orders cross join lateral unnest(array['pending', 'processing', status]) state;
    insert into order_notes (order_id, text, author, created_at) select id, 'Pagamento confirmado.', 'Loja', created_at from orders;
    insert into payment_events (provider, event_id, kind, amount_cents, order_id, raw, received_at, applied_at)
    select 'pix', 'e' || id, 'paid', paid_cents, id, '{}', created_at, created_at from orders where paid_cents > 0;
    insert into order_refunds (order_id, key, amount_cents, lines, actor, created_at)
    select o.id, 'r', o.refunded_cents, jsonb_build_array(jsonb_build_object('lineId', l.id, 'units', 1, 'cents', least(o.refunded_cents, l.total_cents))), 'Loja', o.created_at
    from orders o join order_lines l on l.order_id = o.id and l.position = 1 where o.refunded_cents > 0;
    insert into cart_journeys (begun_at, checkout_at, ordered_at, order_id) select created_at, created_at, created_at, id from orders;
    insert into cart_journeys (begun_at, checkout_at)
    select o.created_at, case when n = 1 then o.created_at end from orders o cross join generate_series(1, 3) n`)
}
