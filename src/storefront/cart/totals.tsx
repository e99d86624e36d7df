import type { Quote } from '#shop/checkout/contract.ts'
import type { PaymentHint as Hint } from '#shop/payments/contract.ts'
import { Amount } from '#ui/price.tsx'
import { CouponRows } from '../coupon-rows.tsx'
import { FeeRows } from '../fee-rows.tsx'
import { PaidWithRows } from '../paid-with-rows.tsx'
import { PaymentHint } from '../payment-hint.tsx'
import { PromotionHints, PromotionRows } from '../promotion-rows.tsx'
import { GiftForm } from './gift-form.tsx'
import type { CartNonces } from './nonces.ts'
import { FreightRow } from './freight-row.tsx'

type Props = { quote: Quote; hint: Hint | undefined; postcode: string; nonces: Pick<CartNonces, 'cart' | 'calculator'> }

/** What the cart costs: goods, promotions, coupons, freight, total. It is drawn anew whenever one of them changes. */
export function CartTotals({ quote, hint, postcode, nonces }: Props) {
  return (
    <div className={`cart_totals${postcode === '' ? '' : ' calculated_shipping'}`}>
      <h2>Total no carrinho</h2>
      <table className="shop_table shop_table_responsive">
        <tbody>
          <tr className="cart-subtotal">
            <th scope="row">Subtotal</th>
            <td data-title="Subtotal">
              <Amount cents={quote.subtotalCents} />
            </td>
          </tr>
          <PromotionRows promotions={quote.promotions} />
          <CouponRows coupons={quote.coupons} page="/cart/" nonce={nonces.cart} />
          {quote.needsShipping && <FreightRow quote={quote} postcode={postcode} nonce={nonces.calculator} />}
          <FeeRows fees={quote.fees} />
          <tr className="order-total">
            <th scope="row">Total</th>
            <td data-title="Total">
              <strong>
                <Amount cents={quote.totalCents} />
              </strong>
            </td>
          </tr>
          <PaidWithRows
            paidWith={quote.paidWith}
            dueCents={quote.dueCents ?? quote.totalCents}
            removeUrl={(token) => `/cart/?remove_coupon=${encodeURIComponent(token)}&_wpnonce=${nonces.cart}`}
          />
        </tbody>
      </table>
      {quote.gifts?.map((gift) => (
        <GiftForm key={gift.promotionId} gift={gift} nonce={nonces.cart} />
      ))}
      <PromotionHints hints={quote.promotionHints} />
      <PaymentHint hint={hint} />
      <div className="wc-proceed-to-checkout">
        <a href="/checkout/" className="checkout-button button alt wc-forward">
          Continuar para Finalização
        </a>
      </div>
    </div>
  )
}
