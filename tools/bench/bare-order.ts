import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** The least that an order can be: a key, units, the order, its line and a word to the outbox, in tables without anything else. */
const TABLES = `
  create table bare_keys (k text primary key, body text);
  create table bare_stock (id bigint primary key, on_hand integer not null check (on_hand >= 0));
  create table bare_orders (id bigint generated always as identity primary key, k text not null unique, total bigint not null);
  create table bare_lines (order_id bigint not null references bare_orders, stock_id bigint not null, units integer not null);
  create table bare_outbox (kind text not null, ref bigint not null, unique (kind, ref))`

export async function makeBareShop(pool: Pool, products: number) {
  await pool.query(TABLES)
  await pool.query('insert into bare_stock select n, 1000000000 from generate_series(1, $1::int) n', [products])
}

/** The same steps as an order of the shop takes, each a statement, with nothing around them. */
export async function placeBareOrder(pool: Pool, stockId: number) {
  const key = randomUUID()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('insert into bare_keys (k) values ($1) on conflict do nothing returning k', [key])
    await client.query('update bare_stock set on_hand = on_hand - 1 where id = $1 and on_hand >= 1 returning id', [stockId])
    const { rows } = await client.query<{ id: string }>('insert into bare_orders (k, total) values ($1, 100) returning id', [key])
    const { id } = rows[0]!
    await client.query('insert into bare_lines values ($1, $2, 1)', [id, stockId])
    await client.query(`insert into bare_outbox values ('order', $1)`, [id])
    await client.query('update bare_keys set body = $2 where k = $1', [key, id])
    await client.query('commit')
  } finally {
    client.release()
  }
}
