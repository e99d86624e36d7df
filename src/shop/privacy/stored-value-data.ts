import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Person } from './person.ts'

/** Gift cards that somebody was sent, and their credit in the shop with where it came from and went. No code: whoever has it can spend it. */
export async function exportStoredValue(db: Kysely<Database>, { userId, email }: Person) {
  const [cartoes, credito] = await Promise.all([
    db
      .selectFrom('stored_values')
      .select([
        'last_four',
        'balance_cents',
        'recipient_name',
        'recipient_email',
        'sender_name',
        'message',
        'expires_at',
        'created_at',
      ])
      .where((eb) => eb(eb.fn<string>('lower', ['recipient_email']), '=', email))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('stored_value_moves as m')
      .innerJoin('stored_values as v', 'v.id', 'm.value_id')
      .select(['m.cents', 'm.reason', 'm.order_id', 'm.note', 'm.created_at'])
      .where('v.user_id', '=', userId)
      .orderBy('m.id')
      .execute(),
  ])
  return { cartoes_recebidos: cartoes, movimentos_do_credito: credito }
}

/** The balance stays with the code, for whoever holds it; who it was for is forgotten. Credit goes with its account. */
export async function eraseStoredValue(trx: Kysely<Database>, { userId, email }: Person): Promise<void> {
  await sql`
    update stored_values set recipient_name = '', recipient_email = '', sender_name = '', message = '', send_at = null
    where lower(recipient_email) = ${email}`.execute(trx)
  await sql`update stored_values set user_id = null where user_id = ${userId}`.execute(trx)
  // What somebody wrote on a card that they bought, and the name that they gave it with.
  await sql`
    update stored_values v set sender_name = '', message = '' from orders o
    where o.id = v.order_id and (o.user_id = ${userId} or o.email = ${email})`.execute(trx)
  await sql`
    update order_lines l set gift = '{}' from orders o
    where o.id = l.order_id and l.gift is not null and (o.user_id = ${userId} or o.email = ${email} or lower(l.gift ->> 'email') = ${email})`.execute(
    trx,
  )
}
