import { recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '../../provider.ts'
import type { StripeApi } from './api.ts'

/** What may change the money of an order. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

const findHook = async ({ list }: StripeApi, url: string) =>
  (await list('/webhook_endpoints')).map(recordOf).find((hook) => textOf(hook['url']) === url)

export const hookIsOn = async (api: StripeApi, url: string) => (await findHook(api, url))?.['status'] === 'enabled'

/** Tells Stripe where to call, once for the account. Its signing secret the merchant copies: Stripe shows it in its panel. */
export async function registerHook(api: StripeApi, url: string) {
  if (!url.startsWith('https://'))
    throw new ServiceTrouble('refused', 'A Stripe só avisa lojas que estão na internet, com um endereço https.')
  const known = await findHook(api, url)
  if (known)
    await api.ask('POST', `/webhook_endpoints/${textOf(known['id'])}`, { body: { disabled: false, enabled_events: EVENTS } })
  else await api.ask('POST', '/webhook_endpoints', { body: { url, enabled_events: EVENTS, description: 'Vitrine' } })
}
