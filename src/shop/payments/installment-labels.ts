import { type Cents, formatMoney } from '#kit/money.ts'
import type { CreditOffer, Installments } from './contract.ts'
import type { ServicePlan } from './provider.ts'

/** «3x de R$ 33,34 sem juros (total R$ 100,00)»: a parcel never stands without its total. */
export const installmentLabel = ({ count, cents, totalCents }: Installments) =>
  `${count}x de ${formatMoney(cents)} sem juros (total ${formatMoney(totalCents)})`

/** A plan to choose: «1x de R$ 100,00, sem juros», «12x de R$ 94,53, com juros (total R$ 1.134,36)». */
export const planLabel = ({ count, cents, hasInterest, totalCents }: Installments) =>
  `${count}x de ${formatMoney(cents)}, ${hasInterest ? `com juros (total ${formatMoney(totalCents)})` : 'sem juros'}`

/** «12x de R$ 94,53 com juros de 1,99% ao mês (total R$ 1.134,36, CET de 26,68% ao ano)». There are no other charges. */
export const creditLabel = ({ count, cents, totalCents, monthlyPercent, yearlyPercent }: CreditOffer) =>
  `${count}x de ${formatMoney(cents)} com juros de ${percent(monthlyPercent)} ao mês (total ${formatMoney(totalCents)}, CET de ${percent(yearlyPercent)} ao ano)`

/** «3× de R$ 35,10, total R$ 105,30 com juros do Mercado Pago»: what the buyer pays the service; the shop gets what it sold for. */
export const servicePlanLabel = ({ count, cents, totalCents, service }: ServicePlan, soldCents: Cents) =>
  `${count}× de ${formatMoney(cents)}, total ${formatMoney(totalCents)} ${totalCents > soldCents ? 'com' : 'sem'} juros do ${service}`

const percent = (rate: number) => `${rate.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`
