import type { Notice } from '#content/notices/contract.ts'
import { scriptJson } from '#kit/json.ts'
import type { ProductCard as Card } from '#shop/catalog/contract.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import type { CartView } from '#shop/cart/contract.ts'
import type { PaymentHint } from '#shop/payments/contract.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import { ProductCard } from '#ui/product-card.tsx'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import type { PageModel } from '../page-model.ts'
import { CartForm } from './cart-form.tsx'
import type { CartNonces } from './nonces.ts'
import { CartTotals } from './totals.tsx'

/** All that the cart's page shows of one shopper. */
export type CartFacts = {
  cart: CartView
  quote: Quote
  hint: PaymentHint | undefined
  postcode: string
  crossSells: Card[]
  /** What others buy, for a cart with nothing in it. */
  popular: Card[]
  notices: Notice[]
  nonces: CartNonces
  /** The page as the merchant built it; it holds the cart's widget. */
  document: unknown
}

/** The cart. Private: it never enters the page cache. */
export function cartPage(facts: CartFacts): PageModel {
  const params = `var wc_cart_params = ${scriptJson(paramsOf(facts.nonces))};`
  return {
    info: {
      id: 0,
      kind: 'private',
      title: 'Carrinho',
      path: '/cart/',
      crumbs: [],
      pageNumber: 1,
      notices: facts.notices,
      cart: <CartContent facts={facts} />,
    },
    head: { description: 'As peças que você escolheu.', canonical: undefined },
    bodyClass: 'woocommerce-cart woocommerce-page',
    tags: [],
    styles: ['cart', 'payment-hint'],
    // Also where none is offered yet: the cart that a script has emptied offers some.
    widgets: ['products'],
    scripts: [params],
    body: {
      before: (
        <div className="cart-head page-width">
          <h1>Carrinho</h1>
          <NoticesWrapper notices={facts.notices} />
        </div>
      ),
      document: facts.document,
      after: <TrustedMarkup as="script" html={params} />,
    },
  }
}

/** The cart itself, whole: it replaces itself after every change. */
export function CartContent({ facts }: { facts: Omit<CartFacts, 'document'> }) {
  return (
    <div className="cart-content page-width">
      {facts.cart.lines.length === 0 ? <EmptyCart popular={facts.popular} /> : <FilledCart facts={facts} />}
    </div>
  )
}

/** What the ecosystem's own cart script reads, so that it could drive this page in place of ours. */
const paramsOf = (nonces: CartNonces) => ({
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  update_shipping_method_nonce: nonces.updateShipping,
  apply_coupon_nonce: nonces.applyCoupon,
  remove_coupon_nonce: nonces.removeCoupon,
})

function EmptyCart({ popular }: Pick<CartFacts, 'popular'>) {
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
      <CardRow id="mais-procurados" className="cart-popular" title="Os mais procurados" cards={popular} />
    </div>
  )
}

function FilledCart({ facts: { cart, quote, hint, postcode, crossSells, nonces } }: { facts: Omit<CartFacts, 'document'> }) {
  return (
    <>
      <div className="cart-columns">
        <CartForm lines={cart.lines} nonce={nonces.cart} />
        <div className="cart-collaterals">
          <CartTotals quote={quote} hint={hint} postcode={postcode} nonces={nonces} />
        </div>
      </div>
      <CardRow id="combina-com" className="cross-sells" title="Você também pode gostar de…" cards={crossSells} />
    </>
  )
}

function CardRow({ id, className, title, cards }: { id: string; className: string; title: string; cards: Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="products columns-4">
        {cards.map((card) => (
          <ProductCard key={card.id} product={card} />
        ))}
      </ul>
    </section>
  )
}
