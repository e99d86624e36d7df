import { type Capability, grant, reads } from './grant.ts'

/** Of interest to whoever looks for fraud, not to whoever answers a question; with its key an order's pages take anybody for its buyer. */
const TECHNICAL = { hides: ['customer_ip_address', 'customer_user_agent', 'meta_data', 'order_key', 'payment_url'] }
const SHOP = grant('GET', '/wc/v3/settings/{group_id}', { where: { group_id: ['general'] } })

export const READ_ORDERS: Capability = {
  screens: { '/orders': 'read', '/print-orders': 'read' },
  grants: [
    grant('GET', '/wc/v3/orders', TECHNICAL),
    grant('GET', '/wc/v3/orders/{id}', TECHNICAL),
    ...reads('/wc/v3/orders/statuses', '/wc/v3/orders/{order_id}/notes', '/wc/v3/orders/{order_id}/notes/{id}'),
    ...reads('/wc/v3/orders/{order_id}/refunds', '/wc/v3/orders/{order_id}/refunds/{id}', '/wc/v3/reports/orders/totals'),
    ...reads('/vitrine/v1/orders/{id}/sent', '/vitrine/v1/orders/{order_id}/payments'),
    grant('GET', '/vitrine/v1/orders/{id}/after-sale', { hides: ['terms.url'] }),
    ...reads('/vitrine/v1/invoices/{order_id}', '/vitrine/v1/withdrawals'),
    // Names of the ways to pay, without how they are connected.
    grant('GET', '/wc/v3/payment_gateways', { hides: ['settings', 'description', 'method_description'] }),
    SHOP,
  ],
}

/** Money that came and goes back. */
export const MONEY: Capability = {
  screens: { '/disputes': 'write', '/gift_cards': 'read' },
  grants: [
    grant('POST', '/wc/v3/orders/{order_id}/refunds'),
    grant('DELETE', '/wc/v3/orders/{order_id}/refunds/{id}'),
    grant('POST', '/vitrine/v1/orders/{id}/confirm-payment'),
    ...reads('/wc/v3/refunds', '/vitrine/v1/disputes', '/vitrine/v1/payment-services/{id}/reconciliation'),
    ...reads('/vitrine/v1/invoices', '/vitrine/v1/invoices/{order_id}/xml'),
    ...reads('/vitrine/v1/gift-cards', '/vitrine/v1/gift-cards/{id}'),
    grant('POST PUT PATCH', '/vitrine/v1/invoices/{order_id}'),
  ],
}

export const REPORTS: Capability = {
  screens: { '/reports': 'read' },
  grants: [
    ...reads('/wc/v3/reports', '/wc/v3/reports/sales', '/wc/v3/reports/top_sellers', '/wc/v3/reports/orders/totals'),
    ...reads('/wc/v3/reports/products/totals', '/wc/v3/reports/customers/totals', '/wc/v3/reports/coupons/totals'),
    ...reads('/vitrine/v1/reports/origins', '/vitrine/v1/reports/breakdown', '/vitrine/v1/reports/conversion'),
    ...reads('/vitrine/v1/reports/freight'),
  ],
}

/** The declaration in the parcel needs a document and what the goods are worth; a telephone and what the freight was sold for it does not. */
const OF_PARCELS = { hides: ['whatsapp_url', 'shipping_cents'] }
const OF_SENT = { hides: ['order.whatsapp_url', 'order.shipping_cents'] }

export const PACK: Capability = {
  screens: { '/dispatch': 'write', '/print-dispatch': 'read' },
  grants: [
    grant('GET', '/vitrine/v1/dispatch', OF_PARCELS),
    grant('GET', '/vitrine/v1/dispatch/{order_id}/offers'),
    ...['sent', 'undo', 'scan'].map((step) => grant('POST', `/vitrine/v1/dispatch/${step}`, OF_SENT)),
    grant('POST', '/vitrine/v1/labels'),
    grant('POST', '/vitrine/v1/labels/{id}'),
    ...reads('/vitrine/v1/labels/files', '/vitrine/v1/labels/pdf'),
    SHOP,
  ],
}

const STOCK = ['manage_stock', 'stock_quantity', 'stock_status', 'version']
const OF_PRODUCTS = { hides: ['meta_data', 'downloads', 'total_sales'] }

export const COUNT_STOCK: Capability = {
  screens: { '/products': 'read' },
  grants: [
    grant('GET', '/wc/v3/products', OF_PRODUCTS),
    grant('GET', '/wc/v3/products/{id}', OF_PRODUCTS),
    grant('POST PUT PATCH', '/wc/v3/products/{id}', { ...OF_PRODUCTS, only: STOCK }),
    grant('GET', '/wc/v3/products/{product_id}/variations', OF_PRODUCTS),
    grant('GET', '/wc/v3/products/{product_id}/variations/{id}', OF_PRODUCTS),
    grant('POST PUT PATCH', '/wc/v3/products/{product_id}/variations/{id}', { ...OF_PRODUCTS, only: STOCK }),
    ...reads('/wc/v3/products/categories', '/vitrine/v1/products/{id}/stock-moves'),
  ],
}
