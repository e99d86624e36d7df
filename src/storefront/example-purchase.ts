import type { ShopPage } from '#content/pages/shop-pages.ts'
import type { CartView } from '#shop/cart/contract.ts'
import type { Quote, QuoteLine } from '#shop/checkout/contract.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { Payments } from '#shop/payments/service.ts'
import { cartPage } from './cart/cart-page.tsx'
import { checkoutPage } from './checkout/checkout-page.tsx'
import { methodOffers } from '#shop/checkout/method-offers.ts'
import { orderReceivedPage } from './checkout/order-received.tsx'
import { exampleOrder } from '#mail/example-order.ts'
import type { PageModel } from './page-model.ts'

/** No proof: whatever is sent from an example is refused. */
const NO_NONCES = {
  cart: '',
  calculator: '',
  updateShipping: '',
  applyCoupon: '',
  removeCoupon: '',
  process: '',
  updateReview: '',
  login: '',
}

/** Draws a page of buying around somebody who does not exist, so that who designs it sees it full. */
export function createExamplePurchase({ payments }: { payments: Pick<Payments, 'list' | 'find' | 'hint' | 'installmentOffer'> }) {
  const inCart = async (order: Order, document: unknown) =>
    cartPage({
      cart: cartOf(order),
      quote: quoteOf(order),
      hint: await payments.hint({ goodsCents: order.subtotalCents, shippingCents: order.shippingCents }),
      postcode: order.customer.shipping.postcode,
      crossSells: [],
      popular: [],
      notices: [],
      nonces: NO_NONCES,
      document,
    })
  const atCheckout = async (order: Order, document: unknown) => {
    const quote = quoteOf(order)
    const methods = methodOffers(quote, { methods: await payments.list(), installmentOffer: payments.installmentOffer })
    const view = {
      quote: { ...quote, paymentMethod: methods[0]?.id },
      values: { billing_first_name: 'Ana', billing_last_name: 'Souza', billing_postcode: '01310-100' },
      extraFields: [],
      problems: [],
      notices: [],
      methods,
      nonces: NO_NONCES,
      key: '',
      user: undefined,
      terms: { termsUrl: '', privacyUrl: '' },
      findsStreets: false,
      asksMarketing: false,
      account: 'none' as const,
      open: undefined,
    }
    return checkoutPage(view, document)
  }
  const received = async (order: Order, document: unknown) => {
    const method = await payments.find(order.paymentMethod.id)
    return orderReceivedPage({
      order,
      instructions: method?.instructions(order),
      hasOtherWays: false,
      files: [],
      isWrittenTo: true,
      document,
    })
  }
  const pages: Record<ShopPage, (order: Order, document: unknown) => Promise<PageModel>> = {
    cart: inCart,
    checkout: atCheckout,
    'order-received': received,
  }
  return (page: ShopPage, document: unknown) => pages[page](exampleOrder(), document)
}
export type ExamplePurchase = ReturnType<typeof createExamplePurchase>

function cartOf({ lines, subtotalCents }: Order): CartView {
  return {
    hash: '',
    units: lines.reduce((units, { quantity }) => units + quantity, 0),
    subtotalCents,
    lines: lines.map(({ id, name, options, quantity, unitCents, totalCents }) => ({
      key: `exemplo-${id}`,
      productId: id,
      name,
      url: '/loja/',
      sku: '',
      picture: undefined,
      options: options.map(({ label, name: value }) => ({ label, value })),
      quantity,
      most: 10,
      cents: unitCents,
      totalCents,
      problem: undefined,
      removeUrl: '/cart/',
    })),
  }
}

function quoteOf({ lines, shipping, ...order }: Order): Quote {
  const rate = shipping && { ...shipping, days: { from: 3, to: 5 } }
  return {
    cartVersion: 1,
    lines: lines.map(({ id, name, options, quantity, unitCents, totalCents }): QuoteLine => ({
      key: `exemplo-${id}`,
      productId: id,
      variationId: null,
      name,
      url: '/loja/',
      sku: '',
      picture: undefined,
      options: options.map((option) => ({ ...option, attribute: option.label })),
      choices: {},
      quantity,
      unitCents,
      regularCents: unitCents,
      discountCents: 0,
      totalCents,
      problem: undefined,
    })),
    coupons: [],
    promotions: [],
    subtotalCents: order.subtotalCents,
    discountCents: 0,
    needsShipping: true,
    rates: rate ? [rate] : [],
    rate,
    shippingCents: order.shippingCents,
    fees: order.fees,
    paymentMethod: undefined,
    paymentDiscountCents: 0,
    totalCents: order.totalCents,
  }
}
