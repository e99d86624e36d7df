import { recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '../../provider.ts'
import type { AsaasApi } from './api.ts'
import { webhookToken } from './notification.ts'

/** What may change the money of an order. */
const EVENTS = [
  'PAYMENT_CONFIRMED',
  'PAYMENT_RECEIVED',
  'PAYMENT_OVERDUE',
  'PAYMENT_DELETED',
  'PAYMENT_RESTORED',
  'PAYMENT_REFUNDED',
  'PAYMENT_PARTIALLY_REFUNDED',
  'PAYMENT_REFUND_IN_PROGRESS',
  'PAYMENT_CHARGEBACK_REQUESTED',
  'PAYMENT_CHARGEBACK_DISPUTE',
  'PAYMENT_AWAITING_CHARGEBACK_REVERSAL',
  'PAYMENT_REPROVED_BY_RISK_ANALYSIS',
]

/** Who the account belongs to. */
export async function readAccount({ ask }: AsaasApi) {
  const account = recordOf(await ask('GET', '/myAccount/commercialInfo'))
  return { name: textOf(account['companyName']) || textOf(account['name']), email: textOf(account['email']) }
}

const findHook = async ({ list }: AsaasApi, url: string) =>
  (await list('/webhooks')).map(recordOf).find((hook) => textOf(hook['url']) === url)

/** Whether Asaas calls this shop, or has stopped to after too many calls that failed. */
export async function webhookState(api: AsaasApi, url: string): Promise<'on' | 'off' | 'interrupted'> {
  const hook = await findHook(api, url)
  if (hook?.['interrupted'] === true) return 'interrupted'
  return hook?.['enabled'] === true ? 'on' : 'off'
}

/** Tells Asaas where to call, once for the account; one that was stopped begins again. */
export async function registerWebhook(api: AsaasApi, url: string) {
  if (!url.startsWith('https://'))
    throw new ServiceTrouble('refused', 'O Asaas só avisa lojas que estão na internet, com um endereço https.')
  const known = await findHook(api, url)
  const { email } = await readAccount(api)
  const body = {
    name: 'Vitrine',
    url,
    email,
    enabled: true,
    interrupted: false,
    apiVersion: 3,
    authToken: webhookToken(url),
    sendType: 'NON_SEQUENTIALLY',
    events: EVENTS,
  }
  if (known) await api.ask('PUT', `/webhooks/${textOf(known['id'])}`, { body })
  else await api.ask('POST', '/webhooks', { body })
}
