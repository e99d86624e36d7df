import type { PaidWith } from '#shop/stored-value/contract.ts'
import { valueLabel } from '#shop/stored-value/text.ts'
import { Amount } from '#ui/price.tsx'

type Props = {
  paidWith: readonly PaidWith[] | undefined
  dueCents: number
  /** What is left of the total is paid already, or nobody will pay it any more. */
  isSettled?: boolean
  /** Where a card can be taken off again; without it none can. */
  removeUrl?: (token: string) => string
}

/** What gift cards and credit pay, below the total that they don't change, and what is left to pay. */
export function PaidWithRows({ paidWith, dueCents, isSettled = false, removeUrl }: Props) {
  if (!paidWith || paidWith.length === 0) return undefined
  const dueLabel = isSettled ? 'Restante' : 'A pagar'
  return (
    <>
      {paidWith.map((part) => (
        <tr key={part.id} className="stored-value">
          <th scope="row">{valueLabel(part)}</th>
          <td data-title={valueLabel(part)}>
            −<Amount cents={part.cents} />{' '}
            {removeUrl && part.kind === 'gift-card' && (
              <a
                className="woocommerce-remove-coupon"
                role="button"
                aria-label={`Remover o ${valueLabel(part).toLowerCase()}`}
                href={removeUrl(`gift-card:${part.id}`)}
                data-coupon={`gift-card:${part.id}`}
              >
                [Remover]
              </a>
            )}
          </td>
        </tr>
      ))}
      <tr className="amount-due">
        <th scope="row">{dueLabel}</th>
        <td data-title={dueLabel}>
          <strong>
            <Amount cents={dueCents} />
          </strong>
        </td>
      </tr>
    </>
  )
}
