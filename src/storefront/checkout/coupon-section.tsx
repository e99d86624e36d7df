type Props = { nonce: string; isOpen: boolean }

/** The coupon is asked for behind a link, so that those without one don't go looking for it. */
export function CouponSection({ nonce, isOpen }: Props) {
  return (
    <>
      <div className="woocommerce-form-coupon-toggle">
        <div className="woocommerce-info checkout-toggle">
          Você tem um cupom ou cartão-presente?{' '}
          <a
            href="#woocommerce-checkout-form-coupon"
            className="showcoupon"
            role="button"
            aria-controls="woocommerce-checkout-form-coupon"
            aria-expanded={isOpen}
          >
            Clique aqui e informe o código
          </a>
        </div>
      </div>
      <form
        className="checkout_coupon woocommerce-form-coupon checkout-drawer"
        id="woocommerce-checkout-form-coupon"
        method="post"
        action="/checkout/"
        hidden={!isOpen}
      >
        <p className="form-row field">
          <label htmlFor="coupon_code">Código do cupom ou cartão-presente</label>
          <input
            className="input input-text"
            id="coupon_code"
            name="coupon_code"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
          />
        </p>
        <p className="form-row checkout-drawer-end">
          <button type="submit" className="button" data-look="outline" name="apply_coupon" value="Aplicar cupom">
            Aplicar código
          </button>
        </p>
        <input type="hidden" name="security" value={nonce} />
      </form>
    </>
  )
}
