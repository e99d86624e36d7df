type Limits = {
  min_units: number | null
  max_units: number | null
  customer_units: number | null
  customer_days: number | null
}

const units = (count: number) => (count === 1 ? '1 unidade' : `${count} unidades`)
const within = (days: number | null) => (days === null ? '' : days === 1 ? ' por dia' : ` a cada ${days} dias`)

/** «De 6 a 24 unidades por pedido», «Até 2 unidades por cliente a cada 30 dias». */
export function limitWords({ min_units: least, max_units: most, customer_units: each, customer_days: days }: Limits): string[] {
  return [
    ...(least !== null && least > 1 && most !== null ? [`De ${least} a ${units(most)} por pedido`] : []),
    ...(least !== null && least > 1 && most === null ? [`Ao menos ${units(least)} por pedido`] : []),
    ...((least ?? 1) === 1 && most !== null ? [`Até ${units(most)} por pedido`] : []),
    ...(each === null ? [] : [`Até ${units(each)} por cliente${within(days)}`]),
  ]
}

/** How many units of a product may be bought, beside its price. */
export function OrderLimits(limits: Limits) {
  const words = limitWords(limits)
  return words.length > 0 && <p className="order-limits">{`${words.join('. ')}.`}</p>
}
