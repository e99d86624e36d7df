import type { PageInfo } from '#builder/page-info.ts'
import type { ProductCard } from '#shop/catalog/contract.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import type { Address, Order } from '#shop/orders/contract.ts'
import { dashboardPage } from '../account/dashboard-page.tsx'
import { cartPage } from '../cart/cart-page.tsx'
import { checkoutPage } from '../checkout/checkout-page.tsx'
import { orderReceivedPage } from '../checkout/order-received.tsx'
import { aCheckout } from './showcase-checkout.ts'

type Own = Pick<PageInfo, 'cart' | 'account' | 'order' | 'checkout' | 'notices'>
type Sample = { sheets: string[]; draw: (products: ProductCard[]) => Own }

const ACCOUNT_URL = '/minha-conta/'
const NO_NONCES = { cart: '', calculator: '', updateShipping: '', applyCoupon: '', removeCoupon: '' }
const NOTICES: PageInfo['notices'] = [
  { kind: 'success', text: '“Caneca de barro” foi adicionada ao seu carrinho.', link: { url: '/cart/', label: 'Ver carrinho' } },
  { kind: 'info', text: 'Faltam R$ 40,00 para o frete grátis.' },
]
const BOUGHT_AT = new Date('2026-03-14T13:20:00Z')

/**
 * Widgets that draw what belongs to one shopper have nothing to draw on a page for everybody. In the showcase it is a made-up
 * shopper's, with products of this shop, drawn by the same code and with the same style sheets as the real pages.
 */
export const SAMPLES: Record<string, Sample> = {
  'woocommerce-cart': {
    sheets: ['cart', 'payment-hint'],
    draw: (products) => ({ cart: cartPage(aCart(products)).info.cart }),
  },
  'woocommerce-checkout-page': {
    sheets: ['checkout'],
    draw: (products) => ({ checkout: checkoutPage(aCheckout(products), undefined).info.checkout }),
  },
  'woocommerce-notices': { sheets: [], draw: () => ({ notices: NOTICES }) },
  'woocommerce-my-account': {
    sheets: ['account'],
    draw: (products) => {
      const user = { id: 0, login: 'renata', displayName: 'Renata Moura', email: 'renata@exemplo.com.br', roles: [] }
      const { tab, content } = dashboardPage({
        user,
        signOutUrl: ACCOUNT_URL,
        creditCents: 0,
        vipPercent: 0,
        latest: [anOrder(products)],
      })
      return { account: { tab, content, signOutUrl: ACCOUNT_URL } }
    },
  },
  'woocommerce-purchase-summary': {
    sheets: ['checkout', 'order-pages'],
    draw: (products) => ({
      order: orderReceivedPage({
        order: anOrder(products),
        instructions: undefined,
        hasOtherWays: false,
        files: [],
        isWrittenTo: true,
        document: undefined,
      }).info.order,
    }),
  },
}

/** The dearest things first look best in a cart of two. */
const chosen = (products: ProductCard[]) =>
  products.slice(0, 2).map((product, index) => ({ product, quantity: index + 1, totalCents: product.price.cents * (index + 1) }))
const sumOf = (lines: { totalCents: number }[]) => lines.reduce((sum, { totalCents }) => sum + totalCents, 0)

function aCart(products: ProductCard[]): Parameters<typeof cartPage>[0] {
  const lines = chosen(products).map(({ product: { id, name, url, sku, cover, price }, quantity, totalCents }) => ({
    key: `mostra${id}`,
    productId: id,
    name,
    url,
    sku,
    picture: cover,
    options: [],
    quantity,
    most: 9,
    cents: price.cents,
    totalCents,
    problem: undefined,
    removeUrl: '/cart/',
  }))
  const subtotalCents = sumOf(lines)
  const quote: Quote = {
    cartVersion: 0,
    lines: [],
    coupons: [],
    promotions: [],
    subtotalCents,
    discountCents: 0,
    needsShipping: true,
    rates: [],
    rate: undefined,
    shippingCents: 0,
    fees: [],
    paymentMethod: undefined,
    paymentDiscountCents: 0,
    totalCents: subtotalCents,
  }
  return {
    cart: { lines, units: 3, subtotalCents, hash: '' },
    quote,
    hint: undefined,
    postcode: '',
    crossSells: [],
    popular: [],
    notices: [],
    nonces: NO_NONCES,
    document: undefined,
  }
}

function anOrder(products: ProductCard[]): Order {
  const lines = chosen(products).map(({ product, quantity, totalCents }) => ({
    id: product.id,
    productId: product.id,
    variationId: null,
    name: product.name,
    sku: product.sku,
    url: product.url,
    options: [],
    quantity,
    unitCents: product.price.cents,
    discountCents: 0,
    totalCents,
    refundedUnits: 0,
  }))
  const subtotalCents = sumOf(lines)
  return {
    id: 0,
    number: '1042',
    key: '',
    status: 'processing',
    createdAt: BOUGHT_AT,
    paidAt: BOUGHT_AT,
    userId: undefined,
    customer: {
      email: 'renata@exemplo.com.br',
      personType: 'person',
      cpf: '',
      cnpj: '',
      stateRegistration: '',
      cellphone: '',
      billing: HOME,
      shipping: HOME,
    },
    lines,
    coupons: [],
    promotions: [],
    subtotalCents,
    discountCents: 0,
    shipping: { id: 'retirada', label: 'Frete grátis', cents: 0 },
    shippingCents: 0,
    fees: [],
    merchantDiscountCents: 0,
    paymentDiscountCents: 0,
    totalCents: subtotalCents,
    paidCents: subtotalCents,
    refundedCents: 0,
    paymentMethod: { id: 'pix', title: 'Pix' },
    holdUntil: undefined,
    tracking: undefined,
    note: '',
    answers: [],
    notes: [],
    attribution: {},
  }
}

const HOME: Address = {
  firstName: 'Renata',
  lastName: 'Moura',
  company: '',
  postcode: '50030230',
  street: 'Rua do Bom Jesus',
  number: '125',
  complement: '',
  neighborhood: 'Recife Antigo',
  city: 'Recife',
  state: 'PE',
  phone: '',
}
