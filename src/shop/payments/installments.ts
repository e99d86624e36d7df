import type { Cents } from '#kit/money.ts'
import type { CreditOffer, InstallmentOffer, InstallmentRules, Installments } from './contract.ts'
import type { ChosenPlan } from '#shop/orders/contract.ts'
import { planLabel } from './installment-labels.ts'
import { numberOf, type StoredMethod } from './settings.ts'

/** The merchant's rules; without any there are no parcels. */
export function readInstallmentRules(stored: StoredMethod): InstallmentRules {
  const whole = (raw: unknown, bounds: { fallback: number; least: number; most: number }) => Math.floor(numberOf(raw, bounds))
  const most = whole(stored['most'], { fallback: 1, least: 1, most: 24 })
  return {
    most,
    leastCents: whole(stored['leastCents'], { fallback: 500, least: 1, most: 100_000_000 }),
    freeUpTo: whole(stored['freeUpTo'], { fallback: most, least: 1, most: 24 }),
    monthlyPercent: numberOf(stored['monthlyPercent'], { fallback: 0, least: 0, most: 20 }),
  }
}

/** The parcels of an amount: their sum is the amount exactly, and the first takes the centavos that are left over. */
export function parcelsOf(cents: Cents, count: number): Cents[] {
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? cents - each * (count - 1) : each))
}

/** Every number of parcels that the rules allow, with the largest parcel of each. Interest is compounded, half centavos upwards. */
export function installmentsOf(cents: Cents, rules: InstallmentRules): Installments[] {
  const offers = []
  for (let count = 1; count <= rules.most; count++) {
    const hasInterest = count > rules.freeUpTo && rules.monthlyPercent > 0
    const totalCents = hasInterest ? withInterest(cents, count, rules.monthlyPercent) : cents
    const parcels = parcelsOf(totalCents, count)
    if (count > 1 && parcels.at(-1)! < rules.leastCents) break
    offers.push({ count, cents: parcels[0]!, hasInterest, totalCents })
  }
  return offers
}

/** The plan of a number of parcels, as a form sent it: none for what is paid at once, false for one that is not offered. */
export function chosenPlan(plans: readonly Installments[], typed: unknown): ChosenPlan | undefined | false {
  if (typed === undefined || typed === '' || typed === '1') return undefined
  const plan = plans.find(({ count }) => String(count) === typed)
  return plan ? { count: plan.count, words: planLabel(plan) } : false
}

/** The offer to show beside a price: the most parcels without interest. */
export function bestInstallments(total: Cents, rules: InstallmentRules): Installments | undefined {
  return installmentsOf(total, rules).findLast(({ count, hasInterest }) => count > 1 && !hasInterest)
}

/** The most parcels when they have interest, with all that Decreto 5.903/2006 (art. 3) wants told of credit. */
export function creditOffer(total: Cents, rules: InstallmentRules): CreditOffer | undefined {
  const most = installmentsOf(total, rules).at(-1)
  if (!most?.hasInterest) return undefined
  const { monthlyPercent } = rules
  return { ...most, monthlyPercent, yearlyPercent: ((1 + monthlyPercent / 100) ** 12 - 1) * 100 }
}

/** All that is offered of parcels for an amount; without rules it is paid at once. */
export const installmentOffer = (total: Cents, rules: InstallmentRules | undefined): InstallmentOffer => ({
  installments: rules && bestInstallments(total, rules),
  credit: rules && creditOffer(total, rules),
  plans: rules ? installmentsOf(total, rules) : [],
})

/** Equal payments at the end of each month (Tabela Price). */
function withInterest(cents: Cents, count: number, monthlyPercent: number): Cents {
  const rate = monthlyPercent / 100
  const payment = (cents * rate) / (1 - (1 + rate) ** -count)
  return Math.round(payment * count)
}
