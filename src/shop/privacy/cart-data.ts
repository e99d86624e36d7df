import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Person } from './person.ts'

type ToldCart = {
  produtos: { nome: string; unidades: number; presente?: unknown }[]
  cep: string
  digitado: Record<string, string>
  mudou_em: Date
}

/** The cart of an account, and those without one at whose checkout somebody typed the address. */
const cartsOf = ({ userId, email }: Person) =>
  sql`(c.user_id = ${userId} or c.user_id is null and lower(trim(c.draft ->> 'billing_email')) = ${email})`

/** What stands in carts, and what was typed at the checkout and never ordered. */
export async function exportCarts(db: Kysely<Database>, person: Person): Promise<ToldCart[]> {
  const { rows } = await sql<ToldCart>`
    select coalesce((
        select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('nome', p.name, 'unidades', l.quantity, 'presente', l.gift)) order by l.added_at, l.key)
        from cart_lines l join products p on p.id = l.product_id where l.cart_id = c.id
      ), '[]') as produtos,
      c.postcode as cep, c.draft - 'attempt' as digitado, c.modified_at as mudou_em
    from carts c where ${cartsOf(person)} order by c.id`.execute(db)
  return rows
}

/** The goods stay with the browser that they were chosen in, whose visitor is nobody then. An account's cart goes with it. */
export async function eraseCarts(trx: Kysely<Database>, person: Person): Promise<void> {
  await sql`update carts c set draft = '{}', postcode = '' where ${cartsOf(person)}`.execute(trx)
}
