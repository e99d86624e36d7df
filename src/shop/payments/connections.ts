import { createHmac } from 'node:crypto'
import { isSecret, settingOf } from '#kit/setting-field.ts'
import type { CallOutside } from '#outgoing/exchange.ts'
import type { MethodDefinition } from './method.ts'
import type { Provider, ProviderSettings } from './provider.ts'
import type { PaymentSecrets } from './secrets.ts'
import { settingsFor } from './service.ts'
import { storedMethod } from './settings.ts'

type Options = {
  definitions: () => Promise<readonly MethodDefinition[]>
  settings: { get: (name: string) => Promise<unknown>; shop: () => Promise<{ name: string; city: string }> }
  secrets: Pick<PaymentSecrets, 'open'>
  /** The shop's own. */
  secret: string
  shopUrl: string
  call: CallOutside
  now: () => Date
}

/** Payment services with the merchant's settings of this moment. One stays connected (with its token) until these change. */
export function createConnections({ definitions, settings, secrets, secret, shopUrl, call, now }: Options) {
  const connected = new Map<string, { version: string; provider: Provider }>()

  const settingsOf = async (method: MethodDefinition, stored: unknown): Promise<ProviderSettings> => {
    const { id, account = id } = method
    const opened = await secrets.open(account)
    const own = settingsFor(method, stored)
    const shared = account === id ? [] : ((await definitions()).find((one) => one.id === account)?.fields ?? [])
    return Object.fromEntries(
      [...shared, ...method.fields].map((field) => [
        field.name,
        isSecret(field) ? (opened.get(field.name) ?? '') : String(settingOf(field, own[field.name])),
      ]),
    )
  }
  /** Not to be guessed, the same for ever: whoever calls it was told by us. */
  const notificationUrl = (id: string) => {
    const token = createHmac('sha256', secret).update(`vitrine: payment notifications of ${id}`).digest('hex').slice(0, 40)
    return `${shopUrl}/wc-api/${id}/${token}`
  }

  const of = async (id: string): Promise<Provider | undefined> => {
    const definition = (await definitions()).find((one) => one.id === id)
    if (!definition?.connect) return undefined
    const stored = await settings.get('payments')
    const versionOf = (name: string) => String(storedMethod(stored, name)['version'])
    const version = `${versionOf(id)}/${versionOf(definition.account ?? id)}`
    const known = connected.get(id)
    if (known && known.version === version) return known.provider
    const { name, city } = await settings.shop()
    const tools = {
      call,
      now,
      shop: { name, city },
      notificationUrl: notificationUrl(id),
      accountNotificationUrl: notificationUrl(definition.account ?? id),
    }
    const provider = definition.connect(await settingsOf(definition, stored), tools)
    connected.set(id, { version, provider })
    return provider
  }
  return {
    /** With what a service is asked, its secrets opened. */
    settingsOf: async (id: string): Promise<{ definition: MethodDefinition; settings: ProviderSettings } | undefined> => {
      const definition = (await definitions()).find((one) => one.id === id)
      return definition && { definition, settings: await settingsOf(definition, await settings.get('payments')) }
    },
    /** Undefined for a way to pay that has no service behind it. */
    of,
    ids: async () => (await definitions()).flatMap(({ id, connect }) => (connect ? [id] : [])),
    /** All that use the same account, itself among them: a call for one may be about a charge of another. */
    sharing: async (id: string) => {
      const all = await definitions()
      const account = all.find((one) => one.id === id)?.account ?? id
      return all.flatMap((one) => ((one.account ?? one.id) === account ? [one.id] : []))
    },
  }
}
export type Connections = ReturnType<typeof createConnections>
