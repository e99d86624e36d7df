import type { Transaction } from 'kysely'
import { readFieldRules } from '#db/field-rules.ts'
import type { Database } from '#db/schema.ts'
import { checkMeta } from '#kit/typed-fields/check-meta.ts'
import { AdminOrderRefused } from './refusal.ts'

type Texts = Record<string, string | null>

/** What is to be kept beside an order, with the values of the merchant's own fields as their kinds have them; all is kept as text. */
export async function checkFields<T extends Texts>(trx: Transaction<Database>, texts: T, orderId?: number): Promise<T> {
  const sent = Object.entries(texts).map(([key, value]) => ({ key, value }))
  const rules = await readFieldRules(trx, 'order', [sent])
  if (rules.fields.length === 0) return texts
  const now =
    orderId === undefined ? [] : await trx.selectFrom('order_meta').selectAll().where('order_id', '=', orderId).execute()
  const { changes, problems } = checkMeta(rules, now, sent)
  if (problems.length > 0) throw new AdminOrderRefused({ kind: 'bad-fields', text: problems.join(' ') })
  return Object.fromEntries(changes.map(({ key, value }) => [key, textOf(value)])) as T // the same keys
}

const textOf = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)
