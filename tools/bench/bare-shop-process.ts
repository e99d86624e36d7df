import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import type { BareShop } from './bare-shop.ts'

// The least that a shop of these answers can do: plain node:http, plain pg with prepared statements, tables without anything else.
// It reads and writes what each step of a purchase must, and answers with the shop's own bytes, which lie ready.

process.on('disconnect', () => process.exit(0))
process.once('message', ({ connection, products, answers }: BareShop) => {
  const pool = new Pool({ ...connection, max: 10 })
  const read = async (token: Buffer, product: string) => {
    const { rows } = await pool.query<{ cart: string }>({
      name: 'read',
      text: `select c.id as cart, c.version, l.product, l.quantity, k.on_hand from bare.sessions s
             join bare.carts c on c.session_id = s.id left join bare.lines l on l.cart_id = c.id
             left join bare.stock k on k.id = $2 where s.token = $1`,
      values: [token, product],
    })
    return rows[0]!.cart
  }
  const add = async (cart: string, product: string) =>
    await pool.query({
      name: 'add',
      text: `with changed as (update bare.carts set version = version + 1 where id = $1 returning id)
             insert into bare.lines (cart_id, product, quantity) select id, $2, 1 from changed
             on conflict (cart_id, product) do update set quantity = lines.quantity + 1`,
      values: [cart, product],
    })
  const open = async (token: Buffer, product: string) =>
    await pool.query({
      name: 'open',
      text: `with s as (insert into bare.sessions (token) values ($1) returning id),
             c as (insert into bare.carts (session_id, version) select id, 1 from s returning id)
             insert into bare.lines (cart_id, product, quantity) select id, $2, 1 from c`,
      values: [token, product],
    })
  const place = async (cart: string, product: string) => {
    const client = await pool.connect()
    const ask = async (name: string, text: string, values: unknown[]) =>
      await client.query<{ id: string }>({ name, text, values })
    try {
      const key = randomUUID()
      await client.query('begin')
      await ask('key', 'insert into bare.keys (k) values ($1) on conflict do nothing', [key])
      await ask('take', 'update bare.stock set on_hand = on_hand - 1 where id = $1 and on_hand >= 1', [product])
      const { rows } = await ask('order', 'insert into bare.orders (k, total) values ($1, 100) returning id', [key])
      await ask('line', 'insert into bare.order_lines values ($1, $2, 1)', [rows[0]!.id, product])
      await ask('tell', `insert into bare.outbox values ('order', $1)`, [rows[0]!.id])
      await ask('empty', 'delete from bare.lines where cart_id = $1', [cart])
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = new URLSearchParams(await bodyOf(request))
    const product = fields.get('product_id') ?? products[0]!
    const url = request.url ?? ''
    const known = /\bvitrine_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
    const fresh = known ?? randomBytes(32).toString('base64url')
    const token = createHash('sha256').update(fresh).digest()
    const kind = Object.keys(answers).find((start) => url.startsWith(start)) ?? '/'
    if (known === undefined) await open(token, product)
    else {
      const cart = await read(token, product)
      if (kind.endsWith('=add_to_cart')) await add(cart, product)
      else if (kind.endsWith('=update_order_review'))
        await pool.query({ name: 'cep', text: `update bare.carts set postcode = '01310100' where id = $1`, values: [cart] })
      else if (kind.endsWith('=checkout')) await place(cart, product)
    }
    const { headers, body } = answers[kind]!
    const cookie = known === undefined ? ['set-cookie', `vitrine_session=${fresh}; Path=/; HttpOnly`] : []
    response.writeHead(200, [...headers, ...cookie]).end(Buffer.from(body, 'base64'))
  }
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1', 2_000, () => process.send!((server.address() as AddressInfo).port))
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
