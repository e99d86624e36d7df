import type { ProductCard } from '#shop/catalog/contract.ts'
import type { CheckoutView } from '../checkout/view.ts'

/** A made-up shopper in the middle of a checkout: the address is there, the freight is chosen. */
export function aCheckout(products: ProductCard[]): CheckoutView {
  const lines = products.slice(0, 2).map(({ id, name, url, sku, cover, price }) => ({
    key: `mostra${id}`,
    productId: id,
    variationId: null,
    name,
    url,
    sku,
    picture: cover,
    options: [],
    choices: {},
    quantity: 1,
    unitCents: price.cents,
    regularCents: price.cents,
    discountCents: 0,
    totalCents: price.cents,
    problem: undefined,
  }))
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const rates = [
    { id: 'retirada', label: 'Retirada no ateliê', cents: 0 },
    { id: 'expressa', label: 'Entrega expressa', cents: 2_490 },
  ]
  return {
    quote: {
      cartVersion: 0,
      lines,
      coupons: [],
      promotions: [],
      subtotalCents,
      discountCents: 0,
      needsShipping: true,
      rates,
      rate: rates[0],
      shippingCents: 0,
      fees: [],
      paymentMethod: 'pix',
      paymentDiscountCents: 0,
      totalCents: subtotalCents,
    },
    values: { billing_first_name: 'Renata', billing_last_name: 'Moura', billing_postcode: '50030-230', billing_city: 'Recife' },
    extraFields: [],
    problems: [],
    notices: [],
    methods: ['Pix', 'Na entrega'].map((title) => ({
      id: title === 'Pix' ? 'pix' : 'cod',
      title,
      description: title === 'Pix' ? 'O código aparece na tela seguinte; o pagamento é confirmado em instantes.' : '',
      discountPercent: 0,
      totalCents: subtotalCents,
      installments: undefined,
      plans: [],
      credit: undefined,
    })),
    nonces: { process: '', updateReview: '', applyCoupon: '', removeCoupon: '', login: '' },
    key: '',
    user: undefined,
    terms: { termsUrl: '', privacyUrl: '' },
    findsStreets: false,
    asksMarketing: false,
    open: undefined,
    account: 'choice',
  }
}
