import { sql } from 'kysely'
import { defineMarketingKind, type DueMail } from '../contract.ts'
import { isNotSent } from '../eligible.ts'

type Facts = { name: string; details: string; path: string; cents: number }

const KIND = 'back-in-stock'

/** The request itself is the yes to this one mail. */
export default defineMarketingKind<Facts>({
  title: 'De volta ao estoque',
  when: 'Quando volta ao estoque um produto que a pessoa pediu para ser avisada. Ligado, produtos esgotados mostram o formulário «Avise-me quando chegar».',
  place: 3,
  basis: 'request',
  offersCoupon: false,
  fields: [],
  reason: 'você pediu para ser avisado quando este produto voltasse ao estoque',
  due: async (db, { limit }) => {
    const { rows } = await sql<DueMail<Facts>>`
      -- A product with several variations in stock is one piece of news.
      select distinct on (r.id) r.email, 'request:' || r.id as subject, 1 as step, jsonb_build_object('name', o.name, 'cents', o.cents,
        'details', coalesce((select string_agg(opt ->> 'name', ', ') from jsonb_array_elements(o.options::jsonb) opt), ''),
        'path', '/produto/' || o.slug || '/') as facts
      from back_in_stock_requests r
      join cart_offers o on o.product_id = r.product_id and (r.variation_id is null or o.variation_id = r.variation_id)
      where r.closed_at is null and o.published and o.in_stock and ${isNotSent(KIND, sql`'request:' || r.id`)}
      order by r.id limit ${limit}`.execute(db)
    return rows
  },
  texts: [
    {
      subject: '{produto} voltou ao estoque em {loja}',
      title: 'Chegou!',
      opening: 'O produto que você esperava está de volta. As unidades são limitadas e não ficam reservadas.',
    },
  ],
  values: ({ name }) => ({ produto: name }),
  parts: ({ name, details, path, cents }, { link }) => [
    { kind: 'lines', lines: [{ name, details, quantity: 1, cents }] },
    { kind: 'button', label: 'Ver o produto', url: link(path) },
  ],
  example: { name: 'Caneca Sertão', details: 'Terracota', path: '/produto/caneca-sertao/', cents: 4_900 },
})
