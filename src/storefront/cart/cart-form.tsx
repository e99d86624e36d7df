import type { CartLineView } from '#shop/cart/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { LinePicture } from '#ui/line-picture.tsx'
import { Amount } from '#ui/price.tsx'
import { Quantity } from '#ui/quantity.tsx'

/** The lines with their quantities, the coupon's field and the button that saves. */
export function CartForm({ lines, nonce }: { lines: CartLineView[]; nonce: string }) {
  return (
    <form className="woocommerce-cart-form" action="/cart/" method="post" noValidate>
      <table className="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
        <thead>
          <tr>
            <th className="product-name" scope="col" colSpan={2}>
              Produto
            </th>
            <th className="product-price" scope="col">
              Preço
            </th>
            <th className="product-quantity" scope="col">
              Quantidade
            </th>
            <th className="product-subtotal" scope="col">
              Subtotal
            </th>
            <th className="product-remove" scope="col">
              <span className="screen-reader-text">Remover</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartRow key={line.key} line={line} />
          ))}
          <tr>
            <td className="actions" colSpan={6}>
              <Actions />
              <input type="hidden" name="woocommerce-cart-nonce" value={nonce} />
              <input type="hidden" name="_wp_http_referer" value="/cart/" />
            </td>
          </tr>
        </tbody>
      </table>
    </form>
  )
}

function Actions() {
  return (
    <div className="cart-actions">
      <div className="coupon">
        <label className="screen-reader-text" htmlFor="coupon_code">
          Código do cupom ou cartão-presente
        </label>
        <input
          type="text"
          id="coupon_code"
          className="input input-text"
          name="coupon_code"
          placeholder="Código do cupom ou cartão-presente"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
        />
        <button type="submit" className="button" data-look="outline" name="apply_coupon" value="Aplicar cupom">
          Aplicar código
        </button>
      </div>
      <button type="submit" className="button" data-look="outline" name="update_cart" value="Atualizar carrinho">
        Atualizar carrinho
      </button>
    </div>
  )
}

function CartRow({ line }: { line: CartLineView }) {
  return (
    <tr className="woocommerce-cart-form__cart-item cart_item">
      <td className="product-thumbnail">
        <LinePicture picture={line.picture} sizes="96px" />
      </td>
      <th className="product-name" scope="row" data-title="Produto">
        <a href={line.url}>{line.name}</a>
        {line.options.map((option) => (
          <span key={option.label} className="cart-option">
            {option.label}: {option.value}
          </span>
        ))}
        {line.isGift && <span className="cart-option">Brinde</span>}
        {line.problem && <span className="cart-problem">{line.problem}</span>}
      </th>
      <td className="product-price" data-title="Preço">
        <Amount cents={line.cents} />
        {line.priceNotes?.map((note) => (
          <span key={note} className="cart-option">
            {note}
          </span>
        ))}
      </td>
      <td className="product-quantity" data-title="Quantidade">
        {line.isGift ? (
          `${line.quantity} un.`
        ) : (
          <Quantity
            id={`quantidade-${line.key}`}
            product={line.name}
            name={`cart[${line.key}][qty]`}
            value={line.quantity}
            min={0}
            max={line.most}
          />
        )}
      </td>
      <td className="product-subtotal" data-title="Subtotal">
        <Amount cents={line.totalCents} />
      </td>
      <td className="product-remove">
        <a
          href={line.removeUrl}
          className="remove"
          role="button"
          aria-label={`Remover ${line.name} do carrinho`}
          data-product_id={line.productId}
          data-product_sku={line.sku}
        >
          <Icon name="close" />
        </a>
      </td>
    </tr>
  )
}
