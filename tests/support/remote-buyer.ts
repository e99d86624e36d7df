import { hashOfCode, newGiftCode } from '#shop/stored-value/code.ts'
import { BUYER_FIELDS } from './buyer-fields.ts'
import { type Answer, askOnce } from './shop-process.ts'

/** What a buyer fills in who agrees to the terms. */
export const REMOTE_BUYER = { ...BUYER_FIELDS, terms: 'on', 'terms-field': '1' }

export const post = (to: string, fields: Record<string, string>, cookie = '', headers: Record<string, string> = {}) =>
  askOnce(to, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }), ...headers },
  })

export const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')

/** What the form carries without the shopper seeing it: nonce, key, the total that was shown. */
export function hiddenFields(page: string): Record<string, string> {
  const inputs = page.match(/<input [^>]*type="hidden"[^>]*>/g) ?? []
  return Object.fromEntries(
    inputs.flatMap((input) => {
      const name = /name="([^"]*)"/.exec(input)?.[1]
      return name && /nonce|checkout_/.test(name) ? [[name, /value="([^"]*)"/.exec(input)?.[1] ?? '']] : []
    }),
  )
}

export function orderIn(body: string): number[] {
  const { result, order_id: id } = JSON.parse(body) as { result: string; order_id?: number }
  return result === 'success' && id !== undefined ? [id] : []
}

/** Something to sell that needs no freight, and a way to pay for it. */
export async function sellSomething(
  units: number,
  query: (statement: string, values: unknown[]) => Promise<Record<string, unknown>[]>,
): Promise<number> {
  const [product] = await query(
    `insert into products (type, status, slug, name, price_cents, manage_stock, virtual, published_at)
     values ('simple', 'publish', 'guia', 'Guia', 2500, true, true, now() - interval '1 day') returning id`,
    [],
  )
  const id = Number(product!['id'])
  await query(
    `with s as (insert into stock (product_id, on_hand) values ($1, $2) returning id)
     insert into stock_moves (stock_id, units, reason) select id, $2, 'received' from s`,
    [id, units],
  )
  const payments = JSON.stringify({ vitrine_test: { enabled: true } })
  await query(`insert into settings (name, value) values ('payments', $1) on conflict (name) do update set value = $1`, [
    payments,
  ])
  return id
}

/** Gift cards that are there before anybody buys. Answers their codes. */
export async function issueGiftCards(
  count: number,
  cents: number,
  query: (statement: string, values: unknown[]) => Promise<unknown>,
): Promise<string[]> {
  const codes = Array.from({ length: count }, newGiftCode)
  for (const code of codes)
    await query(`insert into stored_values (kind, code_hash) values ('gift-card', $1)`, [hashOfCode(code)])
  await query(`select move_stored_value(id, $1, 'issued', null, null, '', 'Loja') from stored_values`, [cents])
  return codes
}
