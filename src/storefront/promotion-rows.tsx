import type { AppliedPromotion } from '#shop/promotions/promotion.ts'
import { Amount } from '#ui/price.tsx'

/** What promotions take off: a row each, as coupons have one. */
export const PromotionRows = ({ promotions }: { promotions: readonly AppliedPromotion[] }) => (
  <>
    {promotions.map(({ id, name, discountCents }) => (
      <tr key={id} className="cart-discount promotion">
        <th scope="row">{name}</th>
        <td data-title={name}>
          −<Amount cents={discountCents} />
        </td>
      </tr>
    ))}
  </>
)

/** What lacks for other promotions: «Leve mais 1 unidade e aproveite: Leve 3, pague 2». */
export const PromotionHints = ({ hints }: { hints: readonly string[] | undefined }) =>
  hints && (
    <ul className="payment-hint promotion-hints" aria-label="Promoções ao alcance">
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  )
