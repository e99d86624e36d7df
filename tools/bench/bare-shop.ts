import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { ask, ENCODINGS } from './ask.ts'
import { beginVisit, type Told } from './visits.ts'

type Ready = { headers: string[]; body: string }
export type BareShop = { connection: Connection; products: string[]; answers: Record<string, Ready> }

const TABLES = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.sessions (id bigint generated always as identity primary key, token bytea not null unique);
  create table bare.carts (id bigint generated always as identity primary key, session_id bigint not null unique, version integer not null, postcode text);
  create table bare.lines (cart_id bigint not null references bare.carts, product bigint not null, quantity integer not null, primary key (cart_id, product));
  create table bare.stock (id bigint primary key, on_hand integer not null check (on_hand >= 0));
  create table bare.keys (k text primary key);
  create table bare.orders (id bigint generated always as identity primary key, k text not null unique, total bigint not null);
  create table bare.order_lines (order_id bigint not null references bare.orders, product bigint not null, units integer not null);
  create table bare.outbox (kind text not null, ref bigint not null, unique (kind, ref))`

/** Headers that a server writes by itself, and those that belong to one visitor. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'set-cookie', 'transfer-encoding'])

/** The twin of the shop for what is personal, on the same PostgreSQL: see bare-shop-process.ts. Its answers are those of one purchase. */
export async function startBareShop({
  shopUrl,
  connection,
  products,
}: {
  shopUrl: string
  connection: Connection
  products: string[]
}) {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(TABLES)
    await client.query('insert into bare.stock select id::bigint, 1000000000 from unnest($1::text[]) id', [products])
  } finally {
    await client.end()
  }
  const child = fork(fileURLToPath(import.meta.resolve('./bare-shop-process.ts')), {
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', import.meta.resolve('../tsx-hook.mjs')],
  })
  child.send({ connection, products, answers: await answersOf(shopUrl, products[0]!) } satisfies BareShop)
  const [port] = (await once(child, 'message')) as [number] // sent by bare-shop-process.ts and by nobody else
  return {
    port,
    pid: child.pid!,
    stop: () => {
      if (child.connected) child.disconnect()
    },
  }
}

/** One visitor's purchase, and the fragments: what the shop answers to each step. */
async function answersOf(shopUrl: string, product: string): Promise<Record<string, Ready>> {
  const answers: Record<string, Ready> = {}
  const askShop = async (
    path: string,
    { cookie, form }: { cookie?: string; form?: Record<string, string> } = {},
  ): Promise<Told> => {
    const headers = { accept: form ? 'application/json' : 'text/html', 'accept-encoding': ENCODINGS, ...(cookie && { cookie }) }
    const told = await ask(shopUrl + path, { headers, form })
    if (told.status !== 200) throw new Error(`${path} answered ${told.status}: ${told.body.toString().slice(0, 200)}`)
    const kept = Object.entries(told.headers).filter(([name]) => !OWN.has(name))
    const list = kept.flatMap(([name, value]) => [name, String(value)])
    if (told.headers['content-length'] === undefined) list.push('content-length', String(told.body.length))
    answers[path] = { headers: list, body: told.body.toString('base64') }
    const cookies = (told.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]!)
    return { ...told, encoding: told.headers['content-encoding'], cookies, retryAfter: undefined }
  }
  await (
    await beginVisit('fragments', askShop, product)
  )()
  await (
    await beginVisit('purchase', askShop, product)
  )()
  // Longer addresses first: `/checkout/order-received/…` begins like the checkout.
  return Object.fromEntries(Object.entries(answers).sort(([a], [b]) => b.length - a.length))
}
