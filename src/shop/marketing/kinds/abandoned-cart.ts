import { sql } from 'kysely'
import { tieredCents } from '#db/line-terms.ts'
import { offerOfLine } from '#db/offer-of-line.ts'
import { defineMarketingKind, type DueMail, type Search } from '../contract.ts'
import { isNotSent, mayBeWrittenTo } from '../eligible.ts'
import { CART_PATH, couponParts, namesOf } from '../letter-parts.ts'
import { CART_WINDOWS, openSince } from '../rules.ts'

type Facts = { lines: { name: string; details: string; quantity: number; cents: number }[] }

const KIND = 'abandoned-cart'
const TITLE = 'Esqueceu alguma coisa?'
const CLOSING = 'Preços e estoque são os do momento da compra.'

/** Whose cart it is by their account, or by the address that they typed at the checkout. */
export default defineMarketingKind<Facts>({
  title: 'Carrinho abandonado',
  when: 'Uma hora, um dia e três dias depois da última mudança no carrinho, até a pessoa comprar ou esvaziá-lo.',
  place: 1,
  basis: 'consent',
  offersCoupon: true,
  fields: [
    {
      name: 'steps',
      label: 'Lembretes',
      description: 'Para o mesmo carrinho. O terceiro só sai se «Para todos» permitir três em 7 dias.',
      kind: 'select',
      fallback: '3',
      most: 1,
      options: [
        { value: '1', label: 'Um, depois de 1 hora' },
        { value: '2', label: 'Dois, depois de 1 hora e de 1 dia' },
        { value: '3', label: 'Três, depois de 1 hora, 1 dia e 3 dias' },
      ],
    },
  ],
  reason: 'você deixou produtos no carrinho e aceitou receber novidades e ofertas por e-mail',
  due: async (db, search) => {
    const windows = CART_WINDOWS.filter(({ step }) => step <= Number(search.settings['steps'] ?? CART_WINDOWS.length))
    const found: DueMail<Facts>[] = []
    for (const window of windows) found.push(...(await dueIn(window)))
    return found

    async function dueIn(window: (typeof CART_WINDOWS)[number]) {
      const { now, cap, limit }: Search = search
      const { after, until } = openSince(window, now)
      const { rows } = await sql<DueMail<Facts>>`
        select left_cart.email, left_cart.subject, ${window.step}::int as step, jsonb_build_object('lines', (
          select jsonb_agg(jsonb_build_object('name', o.name, 'quantity', l.quantity, 'cents', ${tieredCents(sql`l`, sql`o.cents`, sql`left_cart.user_id`)} * l.quantity, 'details',
            coalesce((select string_agg(opt ->> 'name', ', ') from jsonb_array_elements(o.options::jsonb) opt), '')) order by l.added_at, l.key)
          from cart_lines l join ${offerOfLine(sql`l`)} on o.published and o.in_stock where l.cart_id = left_cart.id
        )) as facts
        from (
          select c.id, c.user_id, c.modified_at, 'journey:' || j.id as subject,
            coalesce(u.email, lower(trim(c.draft ->> 'billing_email'))) as email
          from carts c
          join cart_journeys j on j.cart_id = c.id and j.ordered_at is null
          left join users u on u.id = c.user_id
          where c.modified_at > ${after} and c.modified_at <= ${until} and (u.id is null or u.erase_after is null)
        ) left_cart
        where ${mayBeWrittenTo({ email: sql`left_cart.email`, now, cap })}
          and ${isNotSent(KIND, sql`left_cart.subject`, sql`${window.step}`)}
          and exists (select from cart_lines l join ${offerOfLine(sql`l`)} on o.published and o.in_stock where l.cart_id = left_cart.id)
          -- Bought meanwhile, perhaps on another device.
          and not exists (select from orders o where o.email = left_cart.email and o.created_at > left_cart.modified_at)
        order by left_cart.modified_at limit ${limit}`.execute(db)
      return rows
    }
  },
  texts: [
    {
      subject: 'Seu carrinho em {loja} está guardado',
      title: TITLE,
      opening: 'Você deixou estes produtos no carrinho. Eles continuam lá, à sua espera.',
      closing: CLOSING,
    },
    {
      subject: 'Ainda pensando? Seu carrinho em {loja} continua guardado',
      title: TITLE,
      opening: 'Se ainda quiser, é só continuar de onde parou.',
      closing: CLOSING,
    },
    {
      subject: 'Último lembrete do seu carrinho em {loja}',
      title: TITLE,
      opening: 'Este é o nosso último lembrete: os produtos podem acabar.',
      closing: CLOSING,
    },
  ],
  values: ({ lines }) => ({ produtos: namesOf(lines) }),
  parts: ({ lines }, { coupon, link }) => [
    { kind: 'lines', lines },
    ...couponParts(coupon),
    { kind: 'button', label: 'Voltar ao carrinho', url: link(CART_PATH) },
  ],
  example: { lines: [{ name: 'Caneca Sertão', details: 'Terracota', quantity: 2, cents: 9_800 }] },
})
