import { type Capability, grant, reads } from './grant.ts'

const CHANGES = 'GET POST PUT PATCH DELETE'

/** Questions, reviews, and the people behind them. */
export const ANSWER: Capability = {
  screens: {
    '/questions': 'write',
    '/reviews': 'write',
    '/customers': 'read',
    '/customer-profiles': 'read',
    '/consent_log': 'read',
  },
  grants: [
    grant('POST', '/wc/v3/orders/{order_id}/notes'),
    grant('POST', '/wc/v3/orders/{id}/actions/send_order_details'),
    grant('POST', '/vitrine/v1/orders/{id}/ask-tracking'),
    grant('GET', '/vitrine/v1/questions'),
    grant(CHANGES, '/vitrine/v1/questions/{id}'),
    grant('GET', '/wc/v3/products/reviews'),
    grant('POST PUT PATCH', '/wc/v3/products/reviews/batch'),
    grant(CHANGES, '/wc/v3/products/reviews/{id}'),
    grant('GET', '/vitrine/v1/reviews'),
    grant('POST PUT', '/vitrine/v1/reviews/{id}/answer'),
    grant('DELETE', '/vitrine/v1/reviews/{id}/photos/{photo}'),
    grant('GET', '/wc/v3/customers', { hides: ['meta_data'] }),
    grant('GET', '/wc/v3/customers/{id}', { hides: ['meta_data'] }),
    // What one person agreed to; the table of all of them is not theirs to take away.
    ...reads('/vitrine/v1/consent-log'),
    // The list of customers is narrowed by what they bought.
    ...reads('/wc/v3/products/categories'),
    ...reads('/wc/v3/customers/{customer_id}/downloads', '/vitrine/v1/customers/{customer_id}/consents'),
    ...reads('/vitrine/v1/customer-profiles', '/vitrine/v1/customer-profiles/{id}', '/vitrine/v1/customer-profiles/{id}/orders'),
    ...reads('/vitrine/v1/customer-profiles/{id}/addresses', '/vitrine/v1/customer-profiles/{id}/duplicates'),
    ...reads('/vitrine/v1/customer-profiles/{id}/merges', '/vitrine/v1/customer-tags', '/vitrine/v1/customer-segments'),
    grant('GET POST', '/vitrine/v1/customer-profiles/{id}/notes'),
  ],
}
