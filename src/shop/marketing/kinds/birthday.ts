import { sql } from 'kysely'
import { defineMarketingKind, type DueMail } from '../contract.ts'
import { isNotSent, mayBeWrittenTo } from '../eligible.ts'
import { couponParts, greeting } from '../letter-parts.ts'
import { birthdaysOf } from '../rules.ts'

type Facts = { firstName: string }

const KIND = 'birthday'

export default defineMarketingKind<Facts>({
  title: 'Aniversário',
  when: 'No dia do aniversário de quem o contou na sua conta: só dia e mês.',
  place: 5,
  basis: 'consent',
  offersCoupon: true,
  fields: [],
  reason: 'você contou o seu aniversário na sua conta e aceitou receber novidades e ofertas por e-mail',
  due: async (db, { now, cap, limit }) => {
    const { year, days } = birthdaysOf(now)
    const { rows } = await sql<DueMail<Facts>>`
      select u.email, 'user:' || u.id || ':' || ${year}::int as subject, 1 as step, jsonb_build_object('firstName', u.first_name) as facts
      from customer_birthdays b join users u on u.id = b.user_id
      where (b.month, b.day) in (select m, d from unnest(${days.map(({ month }) => month)}::int[], ${days.map(({ day }) => day)}::int[]) as t(m, d))
        and u.erase_after is null
        and ${mayBeWrittenTo({ email: sql`u.email`, now, cap })}
        and ${isNotSent(KIND, sql`'user:' || u.id || ':' || ${year}::int`)}
      order by u.id limit ${limit}`.execute(db)
    return rows
  },
  texts: [
    {
      subject: 'Feliz aniversário! Um abraço de {loja}',
      title: 'Feliz aniversário!',
      opening: '{saudacao}\n\nToda a equipe da loja deseja a você um ótimo dia.',
    },
  ],
  values: ({ firstName }) => ({ saudacao: greeting(firstName) }),
  parts: (_facts, { coupon, link }) => [...couponParts(coupon), { kind: 'button', label: 'Visitar a loja', url: link('/loja/') }],
  example: { firstName: 'Ana' },
})
