import type { Cents } from '#kit/money.ts'
import type { Fee } from './contract.ts'

/** A summary with more rows than this is read by nobody. */
const MAX_FEES = 10
/** R$ 1.000.000,00: far from where sums lose their centavos, and more than any honest fee. */
const MAX_FEE_CENTS = 100_000_000
const MAX_LABEL_LENGTH = 100
const FEE_ID = /^[a-z0-9-]{1,60}$/

export const feesSum = (fees: readonly Fee[]): Cents => fees.reduce((sum, { cents }) => sum + cents, 0)

/** What the fees take off an order, those that add to it left aside. */
export const feesOff = (fees: readonly Fee[]): Cents => 0 - feesSum(fees.filter(({ cents }) => cents < 0))

/** Fees that can be told and added up, with those that can't and why. One of nothing is none. */
export function readFees(offered: unknown): { fees: Fee[]; dropped: { id: string; why: string }[] } {
  if (!Array.isArray(offered)) return { fees: [], dropped: [{ id: '', why: 'The fees are no list.' }] }
  const fees: Fee[] = []
  const dropped: { id: string; why: string }[] = []
  for (const one of offered as unknown[]) {
    const { id, label, cents } = (one ?? {}) as Partial<Record<keyof Fee, unknown>>
    const why = problemWith({ id, label, cents }, fees)
    if (why !== undefined) dropped.push({ id: typeof id === 'string' ? id.slice(0, 60) : '', why })
    else if (cents !== 0) fees.push({ id, label, cents } as Fee) // as problemWith has seen
  }
  return { fees, dropped }
}

function problemWith({ id, label, cents }: Record<keyof Fee, unknown>, before: Fee[]): string | undefined {
  if (typeof id !== 'string' || !FEE_ID.test(id)) return 'An id has 1 to 60 small letters, digits and hyphens.'
  if (before.some((fee) => fee.id === id)) return 'The id is another fee’s.'
  if (typeof label !== 'string' || label.trim() === '' || label.length > MAX_LABEL_LENGTH || /[\p{Cc}<>]/u.test(label))
    return 'A label is plain text of 1 to 100 letters.'
  if (!Number.isSafeInteger(cents)) return 'An amount is a whole number of centavos.'
  if (Math.abs(cents as Cents) > MAX_FEE_CENTS) return 'An amount is at most R$ 1.000.000,00.'
  return before.length === MAX_FEES ? 'An order has at most 10 fees.' : undefined
}

/** Fees below zero cut, in their order, to what is left of the goods; one of which nothing remains is left out. */
export function cutFees(fees: readonly Fee[], goodsLeftCents: Cents): Fee[] {
  let left = Math.max(0, goodsLeftCents)
  return fees.flatMap((fee) => {
    if (fee.cents >= 0) return fee.cents > 0 ? [fee] : []
    const cents = Math.max(fee.cents, -left)
    left += cents
    return cents < 0 ? [{ ...fee, cents }] : []
  })
}
