import { cleanHtml } from '#kit/safe-html.ts'
import { type Cart, countUnits, type Line, MAX_QUANTITY, mostInOrder } from '#shop/cart/cart.ts'
import { mostOfStock } from '#kit/stock-use.ts'
import type { ListedProduct } from '#shop/catalog/listed-products.ts'
import { fieldOf } from '#shop/catalog/variation.ts'
import type { Quote, QuoteLine } from '#shop/checkout/contract.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import { valueLabel } from '#shop/stored-value/text.ts'
import { deliveryText } from '#shop/shipping/text.ts'
import { addressesOf } from './addresses.ts'
import { imageOf } from './images.ts'
import { CURRENCY, minor, PRECISION, precise } from './money.ts'
import { kitExtension, lowStockOf, partName, productJson } from './product-shape.ts'

/** All that a cart is told from. */
export type CartFacts = {
  cart: Cart
  quote: Quote
  values: Draft
  products: ReadonlyMap<number, ListedProduct>
  crossSells: ListedProduct[]
  couponKinds: ReadonlyMap<string, string>
  paymentMethods: string[]
  /** Is the place of delivery known? */
  knowsPlace: boolean
  errors: { code: string; message: string }[]
  shopUrl: string
}

/** A cart as the wire has it. */
export function cartJson(facts: CartFacts) {
  const { cart, quote, values, knowsPlace, shopUrl } = facts
  return {
    items: itemsJson(facts),
    coupons: couponsJson(facts),
    fees: feesJson(quote),
    totals: totalsJson(quote, knowsPlace),
    ...addressesOf(values),
    needs_payment: (quote.dueCents ?? quote.totalCents) > 0,
    needs_shipping: quote.needsShipping,
    payment_requirements: ['products'],
    has_calculated_shipping: quote.needsShipping && knowsPlace,
    shipping_rates: quote.needsShipping && knowsPlace ? [packageJson(quote, values)] : [],
    items_count: countUnits(cart),
    items_weight: cart.lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0) / 1_000,
    cross_sells: facts.crossSells.map((product) => productJson(product, shopUrl)),
    errors: facts.errors,
    payment_methods: facts.paymentMethods,
    extensions: storedValueJson(quote),
  }
}

/** Gift cards are typed as coupons are; they are ways to pay, so they stand beside the totals. */
const storedValueJson = ({ paidWith = [], totalCents, dueCents = totalCents, creditCents = 0 }: Quote) =>
  paidWith.length === 0 && creditCents === 0
    ? {}
    : {
        'stored-value': {
          credit_available: minor(creditCents),
          paid_with: paidWith.map((part) => ({ id: part.id, label: valueLabel(part), amount: minor(part.cents) })),
          amount_due: minor(dueCents),
        },
      }

export function itemsJson({ cart, quote, products, shopUrl }: CartFacts) {
  const quoted = new Map(quote.lines.map((line) => [line.key, line]))
  return cart.lines.map((line) => ({
    ...itemJson({
      line,
      lines: cart.lines,
      quoted: quoted.get(line.key)!,
      product: products.get(line.variationId ?? line.productId),
      shopUrl,
    }),
    variation: variationOf(line, products.get(line.productId)),
  }))
}

type Item = { line: Line; lines: Line[]; quoted: QuoteLine; product: ListedProduct | undefined; shopUrl: string }
function itemJson({ line, lines, quoted, product, shopUrl }: Item) {
  const most = Math.max(
    1,
    Math.min(mostOfStock(line, lines) ?? MAX_QUANTITY, line.soldIndividually ? 1 : MAX_QUANTITY, mostInOrder(line)),
  )
  return {
    key: line.key,
    id: line.variationId ?? line.productId,
    type: line.type === 'bundle' ? 'bundle' : line.variationId === null ? 'simple' : 'variation',
    quantity: line.quantity,
    quantity_limits: { minimum: 1, maximum: most, multiple_of: 1, editable: !line.soldIndividually },
    name: line.name,
    short_description: cleanHtml(product?.shortDescription ?? ''),
    description: cleanHtml(product?.description ?? ''),
    sku: line.sku,
    low_stock_remaining: product ? lowStockOf(product) : null,
    backorders_allowed: product?.backorders ?? false,
    show_backorder_badge:
      product !== undefined && product.backorders && product.onHand !== null && product.onHand < line.quantity,
    sold_individually: line.soldIndividually,
    permalink: shopUrl + (product?.url ?? line.url),
    images: line.picture ? [imageOf(line.picture, shopUrl)] : [],
    item_data: (product?.parts ?? []).map((part) => ({ name: 'No kit', value: `${part.quantity} × ${partName(part)}` })),
    prices: {
      price: minor(line.cents),
      regular_price: minor(line.regularCents),
      sale_price: minor(line.cents),
      price_range: null,
      ...CURRENCY,
      raw_prices: {
        precision: PRECISION,
        price: precise(line.cents),
        regular_price: precise(line.regularCents),
        sale_price: precise(line.cents),
      },
    },
    totals: {
      line_subtotal: minor(quoted.unitCents * quoted.quantity),
      line_subtotal_tax: '0',
      line_total: minor(quoted.totalCents),
      line_total_tax: '0',
      ...CURRENCY,
    },
    catalog_visibility: product?.visibility ?? 'visible',
    extensions: product ? kitExtension(product) : {},
  }
}

/** What the variation fixes, then what it leaves open and the shopper chose. */
function variationOf({ options, choices }: Line, product: ListedProduct | undefined) {
  const chosen = Object.entries(choices).map(([slug, value]) => {
    const known = product?.attributes.find((one) => one.slug === slug)
    return { attribute: slug, label: known?.name ?? slug, name: known?.terms.find((term) => term.slug === value)?.name ?? value }
  })
  return [...options, ...chosen].map(({ attribute, label, name }) => ({
    raw_attribute: fieldOf(attribute),
    attribute: label,
    value: name,
  }))
}

export const couponsJson = ({ quote, couponKinds }: Pick<CartFacts, 'quote' | 'couponKinds'>) =>
  quote.coupons.map(({ code, discountCents }) => ({
    code,
    discount_type: kindOf(couponKinds.get(code)),
    totals: { total_discount: minor(discountCents), total_discount_tax: '0', ...CURRENCY },
  }))

/** A coupon that only frees the freight is one of the whole cart to clients that know three kinds. */
const kindOf = (kind: string | undefined) => (kind === undefined || kind === 'free_shipping' ? 'fixed_cart' : kind)

/** What the chosen way to pay takes off is a fee below zero: the sums add up for who knows nothing of it. */
const feesJson = (quote: Quote) =>
  feesOf(quote).map(({ key, name, cents }) => ({ key, name, totals: { total: minor(cents), total_tax: '0', ...CURRENCY } }))

const feesOf = ({ fees, paymentDiscountCents }: Quote) => [
  ...fees.map(({ id, label, cents }) => ({ key: id, name: label, cents })),
  ...(paymentDiscountCents === 0
    ? []
    : [{ key: 'desconto-forma-de-pagamento', name: 'Desconto da forma de pagamento', cents: -paymentDiscountCents }]),
]

const totalsJson = (quote: Quote, knowsPlace: boolean) => ({
  total_items: minor(quote.subtotalCents),
  total_items_tax: '0',
  total_fees: minor(feesOf(quote).reduce((sum, { cents }) => sum + cents, 0)),
  total_fees_tax: '0',
  total_discount: minor(quote.discountCents),
  total_discount_tax: '0',
  total_shipping: quote.needsShipping && knowsPlace ? minor(quote.shippingCents) : null,
  total_shipping_tax: quote.needsShipping && knowsPlace ? '0' : null,
  total_price: minor(quote.totalCents),
  total_tax: '0',
  tax_lines: [],
  ...CURRENCY,
})

/** Everything goes in one parcel. */
function packageJson(quote: Quote, values: Draft) {
  const { address_1, address_2, city, state, postcode, country } = addressesOf(values).shipping_address
  return {
    package_id: 0,
    name: 'Entrega',
    destination: { address_1, address_2, city, state, postcode, country },
    items: quote.lines.map(({ key, name, quantity }) => ({ key, name, quantity })),
    shipping_rates: quote.rates.map(({ id, label, cents, days }) => {
      const [method = '', instance = '0'] = id.split(':')
      return {
        rate_id: id,
        name: label,
        description: '',
        delivery_time: days ? deliveryText(days) : '',
        price: minor(cents),
        taxes: '0',
        instance_id: Number(instance),
        method_id: method,
        meta_data: [{ key: 'Itens', value: quote.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ') }],
        selected: id === quote.rate?.id,
        ...CURRENCY,
      }
    }),
  }
}
