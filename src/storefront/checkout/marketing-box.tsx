import { OPT_IN_WORDS } from '#shop/marketing/text.ts'

/** A yes to mails that sell. Nobody ticks it but the buyer, and the order does not depend on it. */
export const MarketingBox = ({ isTicked }: { isTicked: boolean }) => (
  <p className="form-row" id="marketing_opt_in_field">
    <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox" htmlFor="marketing_opt_in">
      <input
        type="checkbox"
        className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
        name="marketing_opt_in"
        id="marketing_opt_in"
        defaultChecked={isTicked}
      />
      <span>
        {OPT_IN_WORDS} <span className="optional">(opcional)</span>
      </span>
    </label>
  </p>
)
