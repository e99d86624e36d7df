import { type Cents, formatMoney } from '#kit/money.ts'

/** Parcels as a payment service offers them to the buyer of this card. */
export type CardPlan = { count: number; cents: Cents; totalCents: Cents }

/** «3× de R$ 35,10, total R$ 105,30 (5,3% de juros)», «2× de R$ 50,00 sem juros», «1× de R$ 100,00 à vista». */
export function planWords({ count, cents, totalCents }: CardPlan, soldCents: Cents): string {
  if (count === 1) return `1× de ${formatMoney(totalCents)} à vista`
  const parcels = `${count}× de ${formatMoney(cents)}`
  if (totalCents <= soldCents) return `${parcels} sem juros`
  const percent = ((totalCents - soldCents) / soldCents) * 100
  const rate = percent.toLocaleString('pt-BR', { maximumFractionDigits: percent < 0.1 ? 2 : 1 })
  return `${parcels}, total ${formatMoney(totalCents)} (${rate}% de juros)`
}
