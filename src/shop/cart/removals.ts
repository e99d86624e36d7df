import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Line } from './cart.ts'

type Removal = Pick<Line, 'productId' | 'variationId' | 'choices' | 'quantity' | 'giftOf' | 'gift'>

/** What «Desfazer?» needs to put a line back. */
export async function rememberRemoval(trx: Kysely<Database>, cartId: number, line: Line) {
  const { productId, variationId, choices, quantity, giftOf, gift } = line
  const removal = JSON.stringify({ productId, variationId, choices, quantity, giftOf, gift } satisfies Removal)
  await sql`
    insert into cart_removals (cart_id, key, line) values (${cartId}, ${line.key}, ${removal}::jsonb)
    on conflict (cart_id, key) do update set line = excluded.line, removed_at = now()`.execute(trx)
}

export async function findRemoval(db: Kysely<Database>, cartId: number | undefined, key: string): Promise<Removal | undefined> {
  if (cartId === undefined) return undefined
  const row = await db
    .selectFrom('cart_removals')
    .select('line')
    .where('cart_id', '=', cartId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.line as Removal | undefined // written by rememberRemoval
}

export const forgetRemoval = async (trx: Kysely<Database>, cartId: number, key: string) =>
  void (await trx.deleteFrom('cart_removals').where('cart_id', '=', cartId).where('key', '=', key).execute())
