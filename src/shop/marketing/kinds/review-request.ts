import { sql } from 'kysely'
import { defineMarketingKind, type DueMail } from '../contract.ts'
import { isNotSent, mayBeWrittenTo } from '../eligible.ts'
import { openSince, windowAfter } from '../rules.ts'

type Facts = { number: string; products: { name: string; path: string }[] }

const KIND = 'review-request'
const OPEN_DAYS = 7
/** A mail with more is a list that nobody reads. */
const MOST_PRODUCTS = 5

export default defineMarketingKind<Facts>({
  title: 'Pedido de avaliação',
  when: 'Alguns dias depois da entrega, ou da conclusão do pedido, se houver produtos que a pessoa ainda não avaliou.',
  place: 2,
  basis: 'consent',
  offersCoupon: false,
  fields: [
    {
      name: 'afterDays',
      label: 'Dias depois da entrega',
      description: 'Tempo para usar o que chegou.',
      kind: 'number',
      fallback: '7',
      least: 1,
      most: 60,
    },
  ],
  reason: 'você comprou na loja e aceitou receber novidades e ofertas por e-mail',
  due: async (db, { now, settings, cap, limit }) => {
    const { after, until } = openSince(windowAfter(Number(settings['afterDays']), OPEN_DAYS), now)
    const { rows } = await sql<DueMail<Facts>>`
      select got.email, 'order:' || got.id as subject, 1 as step, jsonb_build_object('number', got.number, 'products', open.products) as facts
      from (
        select o.id, o.email, o.number, o.user_id, coalesce(o.delivered_at, (
          select max(e.created_at) from order_events e where e.order_id = o.id and e.kind = 'status' and e.after ->> 'status' = 'completed'
        )) as at
        from orders o where o.trashed_at is null and o.status = 'completed' and o.refunded_cents = 0 and o.created_via <> 'import'
          -- An order can't have arrived before it was placed: this bound has an index.
          and o.created_at > ${after}::timestamptz - interval '180 days' and o.created_at <= ${until}
      ) got
      cross join lateral (
        select jsonb_agg(jsonb_build_object('name', p.name, 'path', '/produto/' || p.slug || '/#tab-reviews')) as products from (
          select distinct p.id, p.name, p.slug from order_lines l join products p on p.id = l.product_id
          where l.order_id = got.id and p.status = 'publish' and not exists (
            select from reviews r where r.product_id = p.id and (r.user_id = got.user_id or lower(r.author_email) = got.email)
          ) order by p.id limit ${MOST_PRODUCTS}
        ) p
      ) open
      where got.at > ${after} and got.at <= ${until} and open.products is not null
        and ${mayBeWrittenTo({ email: sql`got.email`, now, cap })}
        and ${isNotSent(KIND, sql`'order:' || got.id`)}
      order by got.at limit ${limit}`.execute(db)
    return rows
  },
  texts: [
    {
      subject: 'O que achou da sua compra em {loja}?',
      title: 'Conte como foi',
      opening: 'Sua opinião sobre o pedido nº {pedido} ajuda quem ainda está escolhendo. Boa ou ruim, ela conta: leva um minuto.',
    },
  ],
  values: ({ number }) => ({ pedido: number }),
  parts: ({ products }, { link }) =>
    products.map(({ name, path }) => ({ kind: 'button', label: `Avaliar ${name}`, url: link(path) })),
  example: { number: '1234', products: [{ name: 'Caneca Sertão', path: '/produto/caneca-sertao/#tab-reviews' }] },
})
