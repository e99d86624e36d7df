import type { Quote } from '#shop/checkout/contract.ts'
import type { SpendableValue } from './contract.ts'
import { paidWithSum, payableWithValue, spreadOver } from './spend-rule.ts'

/** A quote with what gift cards and credit pay of it. They are ways to pay: no price, discount or total changes by them. */
export function payWithValue(quote: Quote, spendable: readonly SpendableValue[] = [], asked: { usesCredit: boolean }): Quote {
  const creditCents = spendable.find(({ kind }) => kind === 'credit')?.balanceCents ?? 0
  const told = creditCents > 0 ? { ...quote, creditCents } : quote
  const lines = quote.lines.map(({ totalCents, gift }) => ({ totalCents, isGiftCard: gift !== undefined }))
  const used = spendable.filter(({ kind }) => kind === 'gift-card' || asked.usesCredit)
  const paidWith = spreadOver(payableWithValue(quote.totalCents, lines), used)
  return paidWith.length === 0 ? told : { ...told, paidWith, dueCents: quote.totalCents - paidWithSum(paidWith) }
}
