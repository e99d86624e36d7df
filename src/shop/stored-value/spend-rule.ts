import type { Cents } from '#kit/money.ts'
import type { PaidWith, SpendableValue } from './contract.ts'

type Line = { totalCents: Cents; isGiftCard?: boolean | undefined }

/** What of an order gift cards and credit may pay: all of it but the gift cards in it. Else a card would outlive its own end in another. */
export function payableWithValue(totalCents: Cents, lines: readonly Line[]): Cents {
  const cards = lines.reduce((sum, line) => sum + (line.isGiftCard ? line.totalCents : 0), 0)
  return Math.max(0, totalCents - cards)
}

/** What each pays: cards in the order in which they were typed, credit last, never more than there is or is needed. */
export function spreadOver(mostCents: Cents, values: readonly SpendableValue[]): PaidWith[] {
  const inOrder = [...values.filter(({ kind }) => kind === 'gift-card'), ...values.filter(({ kind }) => kind === 'credit')]
  let left = Math.max(0, mostCents)
  return inOrder.flatMap(({ id, kind, lastFour, balanceCents, problem }) => {
    const cents = problem ? 0 : Math.min(left, balanceCents)
    left -= cents
    return cents > 0 ? [{ id, kind, lastFour, cents }] : []
  })
}

type Used = { id: number; cents: Cents }

/** Where a sum goes back to: the last one used first, never more than was taken of it. */
export function shareBack(cents: Cents, used: readonly Used[]): Used[] {
  let left = cents
  return used.toReversed().flatMap(({ id, cents: most }) => {
    const part = Math.min(left, most)
    left -= part
    return part > 0 ? [{ id, cents: part }] : []
  })
}

export const paidWithSum = (paidWith: readonly { cents: Cents }[] = []): Cents =>
  paidWith.reduce((sum, { cents }) => sum + cents, 0)
