import type { RestKeys } from '#move-in/sources/rest/rest-client.ts'
import type { Answered, CallOutside } from '#outgoing/exchange.ts'
import { apiAs, keyFor } from '#tests/support/api.ts'
import type { TestShop } from '#tests/support/shop.ts'

export const OLD_ADDRESS = 'https://antiga.example'
export const FIREWALL_PAGE = '<!doctype html><title>Just a moment...</title><script src="/cdn-cgi/challenge"></script>'

type Falter = (url: URL) => Partial<Answered> | Error | undefined

/** Another shop of ours stands for the old one: it speaks the same wire. `falter` may answer in its place. */
export function standIn(shop: TestShop, falter: Falter = () => undefined) {
  const heard: URL[] = []
  const call: CallOutside = async ({ url, headers = {} }) => {
    const target = new URL(url)
    heard.push(target)
    const faltered = falter(target)
    if (faltered instanceof Error) throw faltered
    if (faltered) return { status: 200, headers: {}, body: '', ...faltered }
    const route = target.searchParams.get('rest_route')
    target.searchParams.delete('rest_route')
    const answer = await shop.http.inject({
      url: (route === null ? target.pathname : `/wp-json${route}`) + target.search,
      headers,
    })
    return { status: answer.statusCode, headers: answer.headers as Record<string, string>, body: answer.body }
  }
  return { call, heard }
}

/** Keys of somebody who runs the shop. */
export async function keysOfStandIn(shop: TestShop) {
  const { authorization, api } = await apiAs(shop, 'administrator', 'mudanca')
  const [user = '', password = ''] = Buffer.from(authorization.slice(6), 'base64').toString().split(':')
  const { consumerKey, consumerSecret } = await keyFor(shop, 'mudanca', 'read')
  const application: RestKeys = { application: { user, password } }
  const consumer: RestKeys = { consumer: { key: consumerKey, secret: consumerSecret } }
  return { api, application, consumer, both: { ...application, ...consumer } satisfies RestKeys }
}
