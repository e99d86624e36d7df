import type { Quote, QuoteLine } from '#shop/checkout/contract.ts'
import { giftCardSum } from '#shop/checkout/gift-card-sum.ts'
import { LinePicture } from '#ui/line-picture.tsx'
import { Amount } from '#ui/price.tsx'
import { tierText } from '#shop/cart/text.ts'
import { rateMarks } from '#shop/shipping/rate-marks.ts'
import { unsendableText } from '#shop/shipping/text.ts'
import { CouponRows } from '../coupon-rows.tsx'
import { PromotionRows } from '../promotion-rows.tsx'
import { giftFor } from '#shop/stored-value/text.ts'
import { PaidWithRows } from '../paid-with-rows.tsx'
import { FeeRows } from '../fee-rows.tsx'
import { RateName } from '../shipping/rate-name.tsx'
import { UntilFree } from '../shipping/until-free.tsx'

type Props = { quote: Quote; /** Whether the CEP that it goes to was given. */ knowsPostcode: boolean; removeNonce: string }

/** The summary: lines, coupons, freight, total. It is drawn anew whenever one of them changes. */
export function OrderReview({ quote, knowsPostcode, removeNonce }: Props) {
  return (
    <table className="shop_table woocommerce-checkout-review-order-table">
      <thead>
        <tr>
          <th className="product-name" scope="col">
            Produto
          </th>
          <th className="product-total" scope="col">
            Subtotal
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map((line) => (
          <ReviewLine key={line.key} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="cart-subtotal">
          <th scope="row">Subtotal</th>
          <td>
            <Amount cents={quote.subtotalCents} />
          </td>
        </tr>
        <PromotionRows promotions={quote.promotions} />
        <CouponRows coupons={quote.coupons} page="/checkout/" nonce={removeNonce} />
        {quote.needsShipping && <Freight quote={quote} knowsPostcode={knowsPostcode} />}
        <FeeRows fees={quote.fees} />
        {quote.paymentDiscountCents > 0 && (
          <tr className="fee">
            <th scope="row">
              Desconto do pagamento
              {giftCardSum(quote.lines) > 0 && <small> (não vale para cartões-presente)</small>}
            </th>
            <td>
              −<Amount cents={quote.paymentDiscountCents} />
            </td>
          </tr>
        )}
        <tr className="order-total">
          <th scope="row">Total</th>
          <td>
            <strong>
              <Amount cents={quote.totalCents} />
            </strong>
          </td>
        </tr>
        <PaidWithRows
          paidWith={quote.paidWith}
          dueCents={quote.dueCents ?? quote.totalCents}
          removeUrl={(token) => `/checkout/?remove_coupon=${encodeURIComponent(token)}&_wpnonce=${removeNonce}`}
        />
      </tfoot>
    </table>
  )
}

function ReviewLine({ line }: { line: QuoteLine }) {
  return (
    <tr className="cart_item">
      <td className="product-name">
        <span className="review-line">
          <LinePicture picture={line.picture} sizes="56px" />
          <span>
            {line.name} <strong className="product-quantity">×&nbsp;{line.quantity}</strong>
            {line.options.map((option) => (
              <span key={option.label} className="review-option">
                {option.label}: {option.name}
              </span>
            ))}
            {line.tier && <span className="review-option">{tierText(line.tier)}</span>}
            {giftFor(line.gift).map(({ label, value }) => (
              <span key={label} className="review-option">
                {label}: {value}
              </span>
            ))}
            {line.problem && <span className="review-problem">{line.problem}</span>}
          </span>
        </span>
      </td>
      <td className="product-total">
        <Amount cents={line.unitCents * line.quantity} />
      </td>
    </tr>
  )
}

function Freight({ quote, knowsPostcode }: { quote: Quote; knowsPostcode: boolean }) {
  const { rates, rate, unsendable } = quote
  const marks = rateMarks(rates)
  return (
    <tr className="woocommerce-shipping-totals shipping">
      <td colSpan={2}>
        <fieldset className="review-freight">
          <legend>Entrega</legend>
          {rates.length === 0 ? (
            <p>
              {knowsPostcode
                ? 'Nenhuma opção de entrega foi encontrada para este CEP.'
                : 'Digite seu CEP para ver as opções de entrega.'}
              {unsendable && ` ${unsendableText(unsendable)}`}
            </p>
          ) : (
            <ul id="shipping_method" className="woocommerce-shipping-methods">
              {rates.map((one) => {
                const { id, cents } = one
                const fieldId = `shipping_method_0_${id.replaceAll(/\W/g, '')}`
                return (
                  <li key={id}>
                    <input
                      type="radio"
                      className="shipping_method"
                      name="shipping_method[0]"
                      data-index="0"
                      data-cents={cents}
                      id={fieldId}
                      value={id}
                      defaultChecked={id === rate?.id}
                    />
                    <label htmlFor={fieldId}>
                      <RateName rate={one} mark={marks.get(id)} />
                      {cents === 0 ? <span>Grátis</span> : <Amount cents={cents} />}
                    </label>
                  </li>
                )
              })}
            </ul>
          )}
          <UntilFree quote={quote} />
        </fieldset>
      </td>
    </tr>
  )
}
