import { sql } from 'kysely'
import { defineMarketingKind, type DueMail } from '../contract.ts'
import { isNotSent, isRealOrder, mayBeWrittenTo } from '../eligible.ts'
import { couponParts, greeting } from '../letter-parts.ts'
import { openSince, windowAfter } from '../rules.ts'

type Facts = { firstName: string }

const KIND = 'win-back'
const OPEN_DAYS = 14

export default defineMarketingKind<Facts>({
  title: 'Sentimos sua falta',
  when: 'Quando alguém que já comprou fica muitos dias sem um novo pedido. Uma vez depois de cada último pedido.',
  place: 4,
  basis: 'consent',
  offersCoupon: true,
  fields: [
    {
      name: 'afterDays',
      label: 'Dias sem comprar',
      description: 'Contados do último pedido.',
      kind: 'number',
      fallback: '90',
      least: 14,
      most: 720,
    },
  ],
  reason: 'você já comprou na loja e aceitou receber novidades e ofertas por e-mail',
  due: async (db, { now, settings, cap, limit }) => {
    const { after, until } = openSince(windowAfter(Number(settings['afterDays']), OPEN_DAYS), now)
    const { rows } = await sql<DueMail<Facts>>`
      select o.email, 'order:' || o.id as subject, 1 as step, jsonb_build_object('firstName', coalesce(o.billing ->> 'firstName', '')) as facts
      from orders o
      where o.created_at > ${after} and o.created_at <= ${until} and o.trashed_at is null and o.status in ('processing', 'completed')
        and not exists (
          select from orders later where later.email = o.email and (later.created_at, later.id) > (o.created_at, o.id)
            and ${isRealOrder(sql`later`)}
        )
        and ${mayBeWrittenTo({ email: sql`o.email`, now, cap })}
        and ${isNotSent(KIND, sql`'order:' || o.id`)}
      order by o.created_at limit ${limit}`.execute(db)
    return rows
  },
  texts: [
    {
      subject: 'Sentimos sua falta em {loja}',
      title: 'Que bom seria ver você de novo',
      opening: '{saudacao}\n\nFaz um tempo desde a sua última compra, e a loja tem novidades.',
    },
  ],
  values: ({ firstName }) => ({ saudacao: greeting(firstName) }),
  parts: (_facts, { coupon, link }) => [
    ...couponParts(coupon),
    { kind: 'button', label: 'Ver as novidades', url: link('/loja/?orderby=date') },
  ],
  example: { firstName: 'Ana' },
})
