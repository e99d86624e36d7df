import { createElement } from 'react'
import { ATTRIBUTION_FIELDS, ATTRIBUTION_PREFIX } from '#shop/attribution/contract.ts'
import { CHECKOUT_FIELDS, type Group, isAsked, NOTE_MAX_LENGTH } from '#shop/checkout/fields.ts'
import { ExtraFields } from './extra-fields.tsx'
import { FieldRow } from './field-row.tsx'
import type { CheckoutView } from './view.ts'
import { AccountFields } from './account-fields.tsx'

/** Who buys and where it goes: contact, address, an account, another delivery address, a note. */
export function CustomerDetails({ view, title }: { view: CheckoutView; title: string }) {
  const { values, quote, account } = view
  return (
    <div className="col2-set" id="customer_details">
      <div className="col-1">
        <AttributionInputs />
        <div className="woocommerce-billing-fields">
          <h3 aria-level={2}>{title}</h3>
          <Rows group="contact" view={view} />
          <h3 aria-level={2}>
            {quote.needsShipping && <span className="address-of-parcel">Endereço de entrega</span>}
            <span className={quote.needsShipping ? 'address-of-bill' : undefined}>Endereço de cobrança</span>
          </h3>
          <Rows group="address" view={view} />
        </div>
        {(account === 'choice' || account === 'required') && <AccountFields view={view} />}
      </div>
      <div className="col-2">
        {quote.needsShipping && (
          <div className="woocommerce-shipping-fields">
            <h3 id="ship-to-different-address" aria-level={2}>
              <label className="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
                <input
                  id="ship-to-different-address-checkbox"
                  className="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox"
                  type="checkbox"
                  name="ship_to_different_address"
                  value="1"
                  defaultChecked={values['ship_to_different_address'] !== undefined}
                />{' '}
                <span>Entregar em um endereço diferente?</span>
              </label>
            </h3>
            <div className="shipping_address">
              <Rows group="delivery" view={view} />
            </div>
          </div>
        )}
        <div className="woocommerce-additional-fields">
          <p className="form-row notes field" id="order_comments_field">
            <label htmlFor="order_comments">
              Observações do pedido <span className="optional">(opcional)</span>
            </label>
            <textarea
              name="order_comments"
              id="order_comments"
              className="input input-text"
              rows={3}
              maxLength={NOTE_MAX_LENGTH}
              placeholder="Observações sobre seu pedido, ex.: observações especiais sobre entrega."
              defaultValue={values['order_comments']}
            />
          </p>
          <ExtraFields view={view} />
        </div>
      </div>
    </div>
  )
}

function Rows({ group, view: { values, problems } }: { group: Group; view: CheckoutView }) {
  return (
    <div className={`woocommerce-${group === 'delivery' ? 'shipping' : 'billing'}-fields__field-wrapper`}>
      {CHECKOUT_FIELDS.filter((field) => field.group === group && isAsked(field, values)).map((field) => (
        <FieldRow
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={problems.find((one) => one.field === field.name)?.text}
        />
      ))}
    </div>
  )
}

function AttributionInputs() {
  return createElement(
    'wc-order-attribution-inputs',
    null,
    ATTRIBUTION_FIELDS.map((name) => <input key={name} type="hidden" name={ATTRIBUTION_PREFIX + name} defaultValue="" />),
  )
}
