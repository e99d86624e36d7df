import type { QuotedCoupon } from '#shop/checkout/contract.ts'
import { Amount } from '#ui/price.tsx'

type Props = { coupons: readonly QuotedCoupon[]; /** The page that they are taken off again on. */ page: string; nonce: string }

/** What coupons take off: a row each, with the way to take it off again. */
export const CouponRows = ({ coupons, page, nonce }: Props) => (
  <>
    {coupons.map(({ code, discountCents, freeShipping }) => (
      <tr key={code} className={`cart-discount coupon-${code.replaceAll(/[^a-z0-9_-]/g, '-')}`}>
        <th scope="row">Cupom: {code}</th>
        <td data-title={`Cupom: ${code}`}>
          {discountCents === 0 && freeShipping ? (
            'Frete grátis'
          ) : (
            <>
              −<Amount cents={discountCents} />
            </>
          )}{' '}
          <a
            className="woocommerce-remove-coupon"
            role="button"
            aria-label={`Remover o cupom ${code}`}
            href={`${page}?remove_coupon=${encodeURIComponent(code)}&_wpnonce=${nonce}`}
            data-coupon={code}
          >
            [Remover]
          </a>
        </td>
      </tr>
    ))}
  </>
)
