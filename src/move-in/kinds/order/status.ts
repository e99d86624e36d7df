import type { OrderStatus } from '#shop/orders/contract.ts'
import { STATUSES } from '#shop/orders/status.ts'

/** States that plug-ins add, by words in their names. */
const BY_WORDS: [words: RegExp, status: OrderStatus][] = [
  [/refund|reembols|devolv|estorn/, 'refunded'],
  [/cancel/, 'cancelled'],
  [/fail|recus|negad/, 'failed'],
  [/complet|conclu|entreg|deliver|ship|envia|despach|transit|transport/, 'completed'],
  [/process|separ|prepar|produ|pago|paid|aprov|fatur|pick/, 'processing'],
  [/pend|aguard|await/, 'pending'],
]

/** The state here, and whether it is another than there; undefined for carts that never became orders. */
export function statusOf(told: string, isPaid: boolean): { status: OrderStatus; isOther: boolean } | undefined {
  const name = told.replace(/^wc-/, '').toLowerCase()
  if (['checkout-draft', 'auto-draft', 'draft', 'new', 'trash', ''].includes(name)) return undefined
  const same = STATUSES.find((status) => status === name)
  if (same) return { status: same, isOther: false }
  const guessed = BY_WORDS.find(([words]) => words.test(name))?.[1]
  return { status: guessed ?? (isPaid ? 'processing' : 'on-hold'), isOther: true }
}
