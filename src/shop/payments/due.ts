import type { Cents } from '#kit/money.ts'

type Sums = { totalCents: Cents; paidCents: Cents; storedValueCents?: Cents }

/** What is left to pay of an order: what gift cards and credit pay of it is paid. */
export const dueOf = ({ totalCents, paidCents, storedValueCents = 0 }: Sums): Cents => totalCents - storedValueCents - paidCents
