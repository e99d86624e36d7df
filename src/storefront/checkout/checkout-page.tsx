import type { CheckoutWords } from '#builder/page-info.ts'
import { scriptJson } from '#kit/json.ts'
import { destinationOf } from '#shop/checkout/destination.ts'
import { CHECKOUT_TEXT } from '#shop/checkout/text.ts'
import { NoticesWrapper } from '#ui/notices.tsx'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import type { PageModel } from '../page-model.ts'
import { CouponSection } from './coupon-section.tsx'
import { CustomerDetails } from './customer-details.tsx'
import { ErrorList } from './error-list.tsx'
import { LoginSection } from './login-section.tsx'
import { outsideOfMethods } from './outside-of-methods.ts'
import { Payment } from './payment.tsx'
import { OrderReview } from './review.tsx'
import type { CheckoutView } from './view.ts'

/** The checkout. Private: it never enters the page cache. */
export function checkoutPage(view: CheckoutView, document: unknown): PageModel {
  const params = `var wc_checkout_params = ${scriptJson(paramsOf(view))};`
  const outside = outsideOfMethods(view.methods)
  return {
    info: {
      id: 0,
      kind: 'private',
      title: 'Finalização de compra',
      path: '/checkout/',
      crumbs: [],
      pageNumber: 1,
      notices: view.notices,
      checkout: (asked) => <Checkout view={view} asked={asked} />,
    },
    head: { description: 'Seus dados, a entrega e o pagamento, em uma página.', canonical: undefined },
    status: view.status,
    bodyClass: 'woocommerce-checkout woocommerce-page',
    tags: [],
    styles: ['checkout', ...(outside ? ['hosted-card'] : [])],
    ...(outside && { outside }),
    scripts: [params],
    body: { document, after: <TrustedMarkup as="script" html={params} /> },
  }
}

function Checkout({ view, asked }: { view: CheckoutView; asked: CheckoutWords }) {
  const { user, notices, nonces } = view
  const mustSignIn = view.account === 'sign-in'
  return (
    <div className="checkout-page page-width woocommerce">
      <h1>Finalização de compra</h1>
      <NoticesWrapper notices={notices} />
      <div className="checkout-toggles">
        {user ? (
          <p className="checkout-greeting">
            Comprando como <strong>{user.name}</strong>.
          </p>
        ) : (
          <LoginSection
            nonce={nonces.login}
            hasGoogle={view.hasGoogle === true}
            isOpen={view.open === 'login' || mustSignIn}
            code={view.code}
          />
        )}
        {asked.asksForCoupon && !mustSignIn && <CouponSection nonce={nonces.applyCoupon} isOpen={view.open === 'coupon'} />}
      </div>
      {mustSignIn && (
        <p className="checkout-sign-in-first">
          {CHECKOUT_TEXT.signIn} O seu carrinho espera. <a href="/minha-conta/">Minha conta</a>
        </p>
      )}
      {!mustSignIn && <Form view={view} asked={asked} />}
    </div>
  )
}

function Form({ view, asked }: { view: CheckoutView; asked: CheckoutWords }) {
  const { quote, problems, nonces } = view
  return (
    <form
      name="checkout"
      method="post"
      className="checkout woocommerce-checkout"
      action="/checkout/"
      encType="multipart/form-data"
      aria-label="Finalização de compra"
      noValidate
    >
      {problems.length > 0 && (
        <div className="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout" role="alert">
          <ErrorList problems={problems} linked />
        </div>
      )}
      <CustomerDetails view={view} title={asked.detailsTitle} />
      <h3 id="order_review_heading" aria-level={2}>
        {asked.summaryTitle}
      </h3>
      <div id="order_review" className="woocommerce-checkout-review-order">
        <OrderReview quote={quote} knowsPostcode={destinationOf(view.values) !== ''} removeNonce={nonces.removeCoupon} />
        <Payment view={view} asksForCoupon={asked.asksForCoupon} />
      </div>
    </form>
  )
}

/** What the ecosystem's own checkout script reads, so that it could drive this page in place of ours. */
const paramsOf = ({ nonces, findsStreets, account }: CheckoutView) => ({
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  update_order_review_nonce: nonces.updateReview,
  apply_coupon_nonce: nonces.applyCoupon,
  remove_coupon_nonce: nonces.removeCoupon,
  option_guest_checkout: account === 'required' || account === 'sign-in' ? 'no' : 'yes',
  checkout_url: '/?wc-ajax=checkout',
  is_checkout: '1',
  debug_mode: '',
  // Ours: the ecosystem's script has no street to ask for.
  ...(findsStreets && { cep_service: '1' }),
  i18n_checkout_error:
    'Houve um erro ao processar sua compra. Confira a conexão e tente de novo: nada do que você digitou se perdeu.',
})
