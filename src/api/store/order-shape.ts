import { cleanHtml } from '#kit/safe-html.ts'
import type { ListedProduct } from '#shop/catalog/listed-products.ts'
import { PAYABLE } from '#shop/checkout/pay-order.ts'
import { valuesOf } from '#shop/checkout/values.ts'
import type { Order, OrderLine } from '#shop/orders/contract.ts'
import { MERCHANT_DISCOUNT } from '#shop/orders/text.ts'
import { addressesOf } from './addresses.ts'
import { imageOf } from './images.ts'
import { CURRENCY, minor, PRECISION, precise } from './money.ts'

type Products = ReadonlyMap<number, ListedProduct>

/** A placed order as its buyer reads it. */
export function orderJson(order: Order, products: Products, shopUrl: string) {
  const fees = feesOf(order)
  const feesCents = fees.reduce((sum, { cents }) => sum + cents, 0)
  return {
    id: order.id,
    status: order.status,
    items: order.lines.map((line) => lineJson(line, products.get(line.variationId ?? line.productId ?? 0), shopUrl)),
    coupons: order.coupons.map(({ code, discountCents }) => ({
      code,
      totals: { total_discount: minor(discountCents), total_discount_tax: '0', ...CURRENCY },
    })),
    fees: fees.map(({ id, name, cents }) => ({ id, name, totals: { total: minor(cents), total_tax: '0', ...CURRENCY } })),
    totals: {
      subtotal: minor(order.subtotalCents),
      total_discount: minor(order.discountCents),
      total_shipping: minor(order.shippingCents),
      total_fees: minor(feesCents),
      total_tax: '0',
      total_refund: minor(order.refundedCents),
      total_price: minor(order.totalCents),
      total_items: minor(order.subtotalCents),
      total_items_tax: '0',
      total_fees_tax: '0',
      total_discount_tax: '0',
      total_shipping_tax: '0',
      tax_lines: [],
      ...CURRENCY,
    },
    ...addressesOf({ ...valuesOf(order.customer), ...countriesOf(order.customer) }),
    needs_payment: PAYABLE.includes(order.status) && order.paidCents === 0 && order.totalCents > (order.storedValueCents ?? 0),
    needs_shipping: order.shipping !== undefined,
    payment_requirements: ['products'],
    errors: [],
  }
}

/** What rules of the shop add or take off, and what is taken off the whole order by the merchant and for the way of paying. */
const feesOf = ({ fees, merchantDiscountCents, paymentDiscountCents, paymentMethod }: Order) =>
  [
    ...fees.map(({ id, label, cents }) => ({ id, name: label, cents })),
    { id: 'desconto', name: MERCHANT_DISCOUNT, cents: -merchantDiscountCents },
    { id: 'desconto-forma-de-pagamento', name: `Desconto: ${paymentMethod.title}`, cents: -paymentDiscountCents },
  ].filter(({ cents }) => cents !== 0)

/** A product that is sold no more keeps the name that it was bought by. */
function lineJson(line: OrderLine, product: ListedProduct | undefined, shopUrl: string) {
  return {
    key: String(line.id),
    id: line.variationId ?? line.productId ?? 0,
    quantity: line.quantity,
    quantity_limits: { minimum: line.quantity, maximum: line.quantity, multiple_of: 1, editable: false },
    name: line.name,
    short_description: cleanHtml(product?.shortDescription ?? ''),
    description: cleanHtml(product?.description ?? ''),
    sku: line.sku,
    low_stock_remaining: null,
    backorders_allowed: false,
    show_backorder_badge: false,
    sold_individually: product?.soldIndividually ?? false,
    permalink: line.url ? shopUrl + line.url : '',
    images: (product?.pictures ?? []).slice(0, 1).map((picture) => imageOf(picture, shopUrl)),
    variation: line.options.map(({ label, name }) => ({ attribute: label, value: name })),
    item_data: [],
    prices: {
      price: minor(line.unitCents),
      regular_price: minor(line.unitCents),
      sale_price: minor(line.unitCents),
      price_range: null,
      ...CURRENCY,
      raw_prices: {
        precision: PRECISION,
        price: precise(line.unitCents),
        regular_price: precise(line.unitCents),
        sale_price: precise(line.unitCents),
      },
    },
    totals: {
      line_subtotal: minor(line.unitCents * line.quantity),
      line_subtotal_tax: '0',
      line_total: minor(line.totalCents),
      line_total_tax: '0',
      ...CURRENCY,
    },
    catalog_visibility: product?.visibility ?? 'hidden',
  }
}

/** Orders of programs may be of other countries; the checkout's form has no field for one. */
const countriesOf = ({ billing, shipping }: Order['customer']) => ({
  ...(billing.country && { billing_country: billing.country }),
  ...(shipping.country && { shipping_country: shipping.country }),
})
