import type { ReactNode } from 'react'
import { IslandSlot } from '#islands/island-slot.tsx'
import { BUY_AHEAD } from '#kit/brazil/presale-text.ts'
import { availabilityOf, isBoughtAsIs, MOST_VARIATIONS_IN_PAGE } from '#shop/catalog/client.ts'
import type { Purchase } from '#shop/catalog/contract.ts'
import type { SwatchSettings } from '#shop/catalog/swatch-settings.ts'
import { Quantity } from '#ui/quantity.tsx'
import { choosableAttributes } from './choosable.ts'
import { GiftFields } from './gift-fields.tsx'
import { BundleParts } from './bundle-parts.tsx'
import { GroupForm } from './group-form.tsx'
import variationChooser from './island.tsx'
import { ADD_TO_CART, UNAVAILABLE } from './text.ts'

type Props = {
  purchase: Purchase
  swatches: SwatchSettings
  /** Names the island; once on a page. */
  id: string
  /** Before the ids of fields, so that two forms can stand on one page. */
  idPrefix?: string
  buttonText?: string
  showQuantity?: boolean
}

/** The form that puts a product into the cart: a plain one that works without scripts, with swatches where there is a choice. */
export function PurchaseForm({
  purchase,
  swatches,
  id,
  idPrefix = '',
  buttonText: asked = ADD_TO_CART,
  showQuantity = true,
}: Props) {
  const { id: productId, name, type, leadsTo, stock, maxQty, minUnits, attributes, variations, parts } = purchase
  const availability = availabilityOf(stock)
  // A text of the merchant's own stays.
  const buttonText = stock.presale_until && asked === ADD_TO_CART ? BUY_AHEAD : asked
  if (leadsTo)
    return (
      <div className="product-form">
        <p className="cart">
          <a className="single_add_to_cart_button button alt" href={leadsTo.url} rel="nofollow noopener">
            {leadsTo.text}
          </a>
        </p>
      </div>
    )
  if (type === 'grouped') return <GroupForm purchase={purchase} idPrefix={idPrefix} buttonText={buttonText} />
  if (isBoughtAsIs(type)) {
    return (
      <div className="product-form">
        {parts && parts.length > 0 && <BundleParts parts={parts} />}
        <p className={`stock ${availability.kind}`}>{availability.text}</p>
        {stock.is_in_stock && (
          <CartForm purchase={purchase} swatches={swatches} className="cart">
            <input type="hidden" name="add-to-cart" value={productId} />
            <input type="hidden" name="product_id" value={productId} />
            {purchase.giftCard && <GiftFields {...purchase.giftCard} idPrefix={idPrefix} />}
            <div className="product-form-buy">
              {showQuantity ? (
                <Quantity id={`${idPrefix}quantity`} product={name} value={minUnits} max={maxQty} />
              ) : (
                <input type="hidden" name="quantity" value={minUnits ?? 1} />
              )}
              <button type="submit" className="single_add_to_cart_button button alt">
                {buttonText}
              </button>
            </div>
          </CartForm>
        )}
      </div>
    )
  }
  if (variations.length === 0) return <p className="product-form stock out-of-stock">{UNAVAILABLE}</p>
  const isInPage = variations.length <= MOST_VARIATIONS_IN_PAGE
  return (
    <div
      className="product-form"
      data-product_id={productId}
      data-threshold_min={MOST_VARIATIONS_IN_PAGE}
      data-total={variations.length}
    >
      <CartForm
        purchase={purchase}
        swatches={swatches}
        className="variations_form cart"
        variations={isInPage ? JSON.stringify(variations) : 'false'}
      >
        {purchase.giftCard && <GiftFields {...purchase.giftCard} idPrefix={idPrefix} isFixed />}
        <IslandSlot
          island={variationChooser}
          id={id}
          props={{
            productId,
            name,
            attributes: choosableAttributes(attributes, variations),
            swatches,
            idPrefix,
            buttonText,
            showQuantity,
          }}
        />
      </CartForm>
    </div>
  )
}

type CartFormProps = Pick<Props, 'purchase' | 'swatches'> & { className: string; variations?: string; children: ReactNode }

function CartForm({ purchase, swatches, className, variations, children }: CartFormProps) {
  return (
    <form
      className={className}
      method="post"
      noValidate
      action={purchase.url}
      // After «back» the browser would put in an old choice that the page's price and pictures don't follow.
      autoComplete="off"
      encType="application/x-www-form-urlencoded"
      data-product_id={purchase.id}
      data-product_variations={variations}
      data-ajax={swatches.enable_ajax_add_to_cart ? undefined : 'no'}
      data-cart_redirect_after_add={swatches.cart_redirect_after_add ? 'yes' : 'no'}
    >
      {children}
    </form>
  )
}
