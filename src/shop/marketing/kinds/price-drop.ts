import { sql } from 'kysely'
import { formatMoney } from '#kit/money.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import { defineMarketingKind, type DueMail } from '../contract.ts'
import { isLowerBy, isNotSent, mayBeWrittenTo } from '../eligible.ts'
import { greeting, namesOf } from '../letter-parts.ts'
import { LEAST_DROP_PERCENT } from '../rules.ts'

type Drop = { item: number; name: string; details: string; path: string; fromCents: number; cents: number }
type Facts = { firstName: string; drops: Drop[] }

const KIND = 'price-drop'
/** A mail with more is a list that nobody reads; the others are told with the next one. */
const MOST_PRODUCTS = 10

/** The wishes of an account whose price fell since they were saved, or since their owner was last told. */
export default defineMarketingKind<Facts>({
  title: 'Baixou de preço',
  when: 'Quando cai o preço de produtos da lista de desejos de quem tem conta. Um e-mail com todos, no máximo um por dia.',
  place: 6,
  basis: 'consent',
  offersCoupon: false,
  fields: [
    {
      name: 'percent',
      label: 'Queda mínima do preço (%)',
      description: 'Em relação ao preço de quando o produto foi salvo, ou do último aviso.',
      kind: 'number',
      fallback: '10',
      least: LEAST_DROP_PERCENT,
      most: 90,
    },
  ],
  reason: 'você salvou estes produtos na sua lista de desejos e aceitou receber novidades e ofertas por e-mail',
  due: async (db, { now, settings, cap, limit }) => {
    const day = localDay(now)
    const subject = sql`'wishlist:' || w.id || ':' || ${day}::text`
    const { rows } = await sql<DueMail<Facts>>`
      select u.email, ${subject} as subject, 1 as step, jsonb_build_object('firstName', u.first_name, 'drops', fallen.drops) as facts
      from wishlists w join users u on u.id = w.user_id and u.erase_after is null
      cross join lateral (
        select jsonb_agg(jsonb_build_object('item', f.id, 'name', f.name, 'details', f.details, 'path', '/produto/' || f.slug || '/',
          'fromCents', f.told_cents, 'cents', f.cents) order by f.id) as drops
        from (
          select i.id, i.told_cents, o.name, o.slug, o.cents, case when i.variation_id is null then '' else
            coalesce((select string_agg(opt ->> 'name', ', ') from jsonb_array_elements(o.options::jsonb) opt), '') end as details
          from wishlist_items i join lateral (
            select found.* from cart_offers found where found.product_id = i.product_id and found.published and found.in_stock
              and (i.variation_id is null or found.variation_id = i.variation_id)
            order by found.cents limit 1
          ) o on ${isLowerBy({ from: sql`i.told_cents`, to: sql`o.cents`, percent: Number(settings['percent']) })}
          where i.wishlist_id = w.id order by i.id limit ${MOST_PRODUCTS}
        ) f
      ) fallen
      where fallen.drops is not null
        and ${mayBeWrittenTo({ email: sql`u.email`, now, cap })}
        and ${isNotSent(KIND, subject)}
      order by w.id limit ${limit}`.execute(db)
    return rows
  },
  claim: async (trx, { drops }) => {
    const { rows } = await sql`
      update wishlist_items i set told_cents = told.cents
      from unnest(${drops.map(({ item }) => item)}::bigint[], ${drops.map(({ cents }) => cents)}::bigint[]) as told(id, cents)
      where i.id = told.id and i.told_cents > told.cents returning i.id`.execute(trx)
    return rows.length > 0
  },
  texts: [
    {
      subject: 'Baixou de preço: {produtos}',
      title: 'Boas notícias da sua lista de desejos',
      opening: '{saudacao}\n\nO preço do que você salvou caiu:',
      closing: 'Preços e estoque são os do momento da compra.',
    },
  ],
  values: ({ firstName, drops }) => ({ saudacao: greeting(firstName), produtos: namesOf(drops) }),
  parts: ({ drops }, { link }) => [
    {
      kind: 'lines',
      lines: drops.map(({ name, details, fromCents, cents }) => ({
        name,
        details: [details, `antes ${formatMoney(fromCents)}`].filter((part) => part !== '').join(', '),
        quantity: 1,
        cents,
      })),
    },
    drops.length === 1
      ? { kind: 'button', label: 'Ver o produto', url: link(drops[0]!.path) }
      : { kind: 'button', label: 'Ver a minha lista', url: link('/minha-conta/lista-de-desejos/') },
  ],
  example: {
    firstName: 'Ana',
    drops: [
      { item: 1, name: 'Caneca Sertão', details: 'Terracota', path: '/produto/caneca-sertao/', fromCents: 4_900, cents: 3_900 },
      { item: 2, name: 'Vaso Cerrado', details: '', path: '/produto/vaso-cerrado/', fromCents: 12_900, cents: 9_900 },
    ],
  },
})
