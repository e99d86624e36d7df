import { formatMoney } from '#kit/money.ts'
import type { PaymentHint as Hint } from '#shop/payments/contract.ts'
import { creditLabel, installmentLabel } from '#shop/payments/installment-labels.ts'

type Props = {
  hint: Hint | undefined
  /** The price depends on a choice that nobody has made yet: what holds for all of them is said, without sums. */
  varies?: boolean
}

/** «ou 10x de R$ 24,90 sem juros (total R$ 249,00)», «R$ 236,55 no Pix (5% de desconto)». The same for everybody. */
export function PaymentHint({ hint, varies = false }: Props) {
  if (!hint) return null
  const { installments, credit, discount } = hint
  return (
    <ul className="payment-hint" aria-label="Formas de pagar">
      {installments && (
        <li className="payment-hint-installments">
          {varies ? `em até ${installments.count}x sem juros` : `ou ${installmentLabel(installments)}`}
        </li>
      )}
      {credit && !varies && <li className="payment-hint-credit">ou até {creditLabel(credit)}</li>}
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
