import { formatMoney } from '#kit/money.ts'
import type { PaymentHint as Hint } from '#shop/payments/contract.ts'

type Props = {
  hint: Hint | undefined
  /** The price depends on a choice that nobody has made yet: what holds for all of them is said, without sums. */
  varies?: boolean
}

/** «ou 10x de R$ 24,90 sem juros», «R$ 236,55 no Pix (5% de desconto)». The same for everybody. */
export function PaymentHint({ hint, varies = false }: Props) {
  if (!hint) return null
  const { installments, discount } = hint
  return (
    <ul className="payment-hint" aria-label="Formas de pagar">
      {installments && (
        <li className="payment-hint-installments">
          {varies
            ? `em até ${installments.count}x sem juros`
            : `ou ${installments.count}x de ${formatMoney(installments.cents)} sem juros`}
        </li>
      )}
      {discount && (
        <li className="payment-hint-discount">
          {varies
            ? `${percentOf(discount)} de desconto no ${discount.title}`
            : `${formatMoney(discount.cents)} no ${discount.title} (${percentOf(discount)} de desconto)`}
        </li>
      )}
    </ul>
  )
}

const percentOf = ({ percent }: NonNullable<Hint['discount']>) => `${percent.toLocaleString('pt-BR')}%`
