import type { Transaction } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import { changeMeta, type MetaChange } from '#kit/meta-data.ts'
import { checkMeta } from '#kit/typed-fields/check-meta.ts'

type Saved = { ok: true } | { ok: false; text: string }

/** Changes what programs and the merchant's own fields say of somebody with an account. */
export async function saveCustomerMeta(trx: Transaction<Database>, userId: number, sent: MetaChange[] = []): Promise<Saved> {
  if (sent.length === 0) return { ok: true }
  // Two who change different fields at once wait for each other.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const row = await trx.selectFrom('customer_meta').select('meta').where('user_id', '=', userId).executeTakeFirst()
  const now = row?.meta ?? []
  const { changes, problems } = checkMeta(await readFieldRules(trx, 'customer', [sent]), now, sent)
  if (problems.length > 0) return { ok: false, text: problems.join(' ') }
  const meta = changeMeta(now, changes)
  if (meta === undefined) return { ok: false, text: 'meta_data tem itens demais ou é grande demais.' }
  const text = JSON.stringify(meta)
  if (text !== JSON.stringify(now))
    await trx
      .insertInto('customer_meta')
      .values({ user_id: userId, meta: text })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ meta: text }))
      .execute()
  return { ok: true }
}
