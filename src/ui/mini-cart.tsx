import { formatMoney, type Cents, type PriceTag } from '#kit/money.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { FreeFreight, type FreeFreightView } from './free-freight.tsx'
import { Amount, Price } from './price.tsx'
import { Icon } from './icon.tsx'
import { LinePicture } from './line-picture.tsx'

export type MiniCartLine = {
  key: string
  productId: number
  name: string
  url: string
  sku: string
  picture: PictureFile | undefined
  options: { label: string; value: string }[]
  quantity: number
  /** It was put in as a gift: its quantity stays. */
  isGift?: true
  /** The most that may stand in the cart. */
  most: number
  cents: Cents
  removeUrl: string
}

/** A product that goes well with the cart, and that one press adds. */
export type SuggestedProduct = {
  productId: number
  name: string
  url: string
  sku: string
  picture: PictureFile | undefined
  price: PriceTag
  units: number
}

type Props = {
  lines: MiniCartLine[]
  subtotalCents: Cents
  freight?: { free?: FreeFreightView; arrival?: string } | undefined
  promotions?: { applied: { id: number; name: string; discountCents: Cents }[]; hint: string | undefined } | undefined
  suggestions?: SuggestedProduct[] | undefined
}

/** The small cart in the header, whole: it replaces itself after every change. */
export function MiniCart({ lines, ...props }: Props) {
  return (
    <div className="widget_shopping_cart_content">{lines.length === 0 ? <Empty /> : <Filled lines={lines} {...props} />}</div>
  )
}

function Empty() {
  return (
    <div className="mini-cart-empty">
      <p className="woocommerce-mini-cart__empty-message">Nenhum produto no carrinho.</p>
      <a className="button" data-look="outline" href="/loja/">
        Ver a loja
      </a>
    </div>
  )
}

function Filled({ lines, subtotalCents, freight, promotions, suggestions }: Props) {
  return (
    <>
      <ul className="woocommerce-mini-cart cart_list product_list_widget">
        {lines.map((line) => (
          <li key={line.key} className="woocommerce-mini-cart-item mini_cart_item">
            <LinePicture picture={line.picture} sizes="72px" />
            <div>
              <a href={line.url}>{line.name}</a>
              {line.options.length > 0 && (
                <dl className="variation">
                  {line.options.map((option) => (
                    <div key={option.label}>
                      <dt>{option.label}:</dt> <dd>{option.value}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <div className="mini-cart-quantity">
                {!line.isGift && <Step line={line} by={-1} />}
                <span className="quantity">
                  {line.quantity} × <Amount cents={line.cents} />
                </span>
                {!line.isGift && <Step line={line} by={1} />}
              </div>
            </div>
            <a
              role="button"
              href={line.removeUrl}
              className="remove remove_from_cart_button"
              aria-label={`Remover ${line.name} do carrinho`}
              data-product_id={line.productId}
              data-cart_item_key={line.key}
              data-product_sku={line.sku}
              data-success_message={`“${line.name}” foi removido do seu carrinho`}
            >
              <Icon name="close" />
            </a>
          </li>
        ))}
      </ul>
      {freight?.free && <FreeFreight {...freight.free} />}
      {freight?.arrival && <p className="mini-cart-arrival">{freight.arrival}</p>}
      {promotions?.applied.map(({ id, name, discountCents }) => (
        <p key={id} className="mini-cart-arrival">
          {name}: −{formatMoney(discountCents)}
        </p>
      ))}
      {promotions?.hint && <p className="mini-cart-arrival">{promotions.hint}</p>}
      <p className="woocommerce-mini-cart__total total">
        <strong>Subtotal:</strong> <span>{formatMoney(subtotalCents)}</span>
      </p>
      <p className="woocommerce-mini-cart__buttons buttons">
        <a href="/cart/" className="button wc-forward" data-look="outline">
          Ver carrinho
        </a>
        <a href="/checkout/" className="button alt checkout wc-forward">
          Finalizar compra
        </a>
      </p>
      {suggestions && suggestions.length > 0 && <Suggestions products={suggestions} />}
    </>
  )
}

const GOES_WITH = 'Combina com o que está no carrinho'

/** Below the way to the checkout, which they must not push away. */
const Suggestions = ({ products }: { products: SuggestedProduct[] }) => (
  <section className="cart-suggestions" aria-label={GOES_WITH}>
    <p aria-hidden="true">
      <strong>{GOES_WITH}</strong>
    </p>
    <ul>
      {products.map(({ productId, name, url, sku, picture, price, units }) => (
        <li key={productId}>
          <LinePicture picture={picture} sizes="56px" />
          <div>
            <a href={url}>{name}</a>
            <Price price={price} />
          </div>
          <a
            role="button"
            href={units > 1 ? `?add-to-cart=${productId}&quantity=${units}` : `?add-to-cart=${productId}`}
            className="button add_to_cart_button ajax_add_to_cart"
            data-look="outline"
            rel="nofollow"
            aria-label={`Adicionar ${units > 1 ? `${units} de ` : ''}“${name}” ao carrinho`}
            data-product_id={productId}
            data-product_sku={sku}
            data-quantity={units}
            data-success_message={`“${name}” foi adicionado ao seu carrinho`}
          >
            {units > 1 ? `Adicionar ${units}` : 'Adicionar'}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** One more or one less; the last one goes by the cross, so that nothing is lost by a press too many. */
function Step({ line: { key, name, quantity, most }, by }: { line: MiniCartLine; by: 1 | -1 }) {
  const wanted = quantity + by
  return (
    <button
      type="button"
      aria-label={by > 0 ? `Mais um de ${name}` : `Menos um de ${name}`}
      disabled={wanted < 1 || wanted > most}
      data-cart_item_key={key}
      data-quantity={wanted}
    >
      {by > 0 ? '+' : '−'}
    </button>
  )
}
