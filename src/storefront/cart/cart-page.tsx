import type { Notice } from '#content/notices/contract.ts'
import { formatMoney } from '#kit/money.ts'
import type { CartLineView, CartView } from '#shop/cart/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { NoticesWrapper } from '#ui/notices.tsx'
import { Picture } from '#ui/picture.tsx'
import { Amount } from '#ui/price.tsx'
import type { Subject } from '../site.tsx'

type Page = { cart: CartView; nonce: string; notices: Notice[] }

/** The cart. Private: it never enters the page cache. */
export function cartPage(page: Page): Subject {
  return {
    info: { id: 0, kind: 'private', title: 'Carrinho', path: '/cart/', crumbs: [], pageNumber: 1 },
    head: { description: 'As peças que você escolheu.', canonical: undefined },
    bodyClass: 'woocommerce-cart woocommerce-page',
    tags: [],
    styles: ['cart'],
    body: {
      node: (
        <div className="cart-page page-width woocommerce">
          <h1>Carrinho</h1>
          <NoticesWrapper notices={page.notices} />
          {page.cart.lines.length === 0 ? <EmptyCart /> : <FilledCart page={page} />}
        </div>
      ),
    },
  }
}

function EmptyCart() {
  return (
    <div className="wc-empty-cart-message">
      <div className="cart-empty woocommerce-info" role="status">
        Seu carrinho está vazio.
      </div>
      <p className="return-to-shop">
        <a className="button wc-backward" href="/loja/">
          Retornar para a loja
        </a>
      </p>
    </div>
  )
}

function FilledCart({ page: { cart, nonce } }: { page: Page }) {
  return (
    <div className="cart-columns">
      <form className="woocommerce-cart-form" action="/cart/" method="post">
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
            {cart.lines.map((line) => (
              <CartRow key={line.key} line={line} />
            ))}
          </tbody>
        </table>
        <div className="actions">
          <a className="button" data-look="quiet" href="/loja/">
            Continuar comprando
          </a>
          <button className="button" data-look="outline" name="update_cart" value="Atualizar carrinho">
            Atualizar carrinho
          </button>
        </div>
        <input type="hidden" name="woocommerce-cart-nonce" value={nonce} />
      </form>
      <div className="cart-collaterals">
        <div className="cart_totals">
          <h2>Total no carrinho</h2>
          <dl>
            <div className="cart-subtotal">
              <dt>Subtotal</dt>
              <dd>{formatMoney(cart.subtotalCents)}</dd>
            </div>
            <div className="order-total">
              <dt>Total</dt>
              <dd>
                <strong>{formatMoney(cart.subtotalCents)}</strong>
              </dd>
            </div>
          </dl>
          <p>Os custos de entrega serão calculados durante a finalização de compra.</p>
        </div>
      </div>
    </div>
  )
}

function CartRow({ line }: { line: CartLineView }) {
  const id = `quantidade-${line.key}`
  return (
    <tr className="woocommerce-cart-form__cart-item cart_item">
      <td className="product-thumbnail">{line.picture && <Picture picture={line.picture} sizes="96px" alt="" />}</td>
      <th className="product-name" scope="row" data-title="Produto">
        <a href={line.url}>{line.name}</a>
        {line.options.map((option) => (
          <span key={option.label} className="cart-option">
            {option.label}: {option.value}
          </span>
        ))}
        {line.problem && <span className="cart-problem">{line.problem}</span>}
      </th>
      <td className="product-price" data-title="Preço">
        <Amount cents={line.cents} />
      </td>
      <td className="product-quantity" data-title="Quantidade">
        <div className="quantity">
          <label className="screen-reader-text" htmlFor={id}>
            {line.name} quantidade
          </label>
          <input
            type="number"
            id={id}
            className="input input-text qty text"
            name={`cart[${line.key}][qty]`}
            defaultValue={line.quantity}
            min="0"
            max={line.most}
            step="1"
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </td>
      <td className="product-subtotal" data-title="Subtotal">
        <Amount cents={line.totalCents} />
      </td>
      <td className="product-remove">
        <a
          href={line.removeUrl}
          className="remove"
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
