import { listOf, parseOrNothing, recordOf } from '#kit/unknown-json.ts'
import type { Answered } from '#outgoing/exchange.ts'
import { blockedTrouble, isFirewall, looksLikeWordPress, RestTrouble } from './rest-trouble.ts'

type Address = (path: string, query: Record<string, string | number>) => string
export type RestRoot = {
  addressOf: Address
  /** Without speaking addresses the API stands behind ?rest_route=, where keys of WooCommerce are not accepted. */
  isPlain: boolean
  namespaces: string[]
}

/** Where the API stands, or in the merchant's words why it can't be found. */
export async function findRoot(home: string, ask: (url: string) => Promise<Answered>): Promise<RestRoot> {
  const { host } = new URL(home)
  const pretty: Address = (path, query) => withQuery(`${home}/wp-json${path}`, query)
  const plain: Address = (path, query) => withQuery(`${home}/`, { rest_route: path, ...query })
  const answers: Answered[] = []
  for (const addressOf of [pretty, plain]) {
    const answer = await ask(addressOf('/', {}))
    const { namespaces } = recordOf(parseOrNothing(answer.body))
    if (answer.status === 200 && Array.isArray(namespaces))
      return { addressOf, isPlain: addressOf === plain, namespaces: listOf(namespaces).map(String) }
    refuseElsewhere(home, answer)
    answers.push(answer)
  }
  if (answers.some(isFirewall)) throw blockedTrouble(host)
  const first = await ask(`${home}/`)
  refuseElsewhere(home, first)
  if (!looksLikeWordPress(first.body))
    throw new RestTrouble(
      `Não encontramos o WordPress em ${host}. Confira o endereço; se a loja é de outro sistema, traga-a por arquivo.`,
      'no-wordpress',
    )
  throw new RestTrouble(
    `${host} é um WordPress, mas não encontramos a API dele. Um plug-in de segurança costuma bloqueá-la: libere a «REST API» nele e teste de novo.`,
    'api-off',
  )
}

/** Calls are followed nowhere: the merchant is told where the shop really is. */
function refuseElsewhere(home: string, { status, headers }: Answered) {
  const target = status >= 300 && status < 400 ? headers.location : undefined
  if (target === undefined || !URL.canParse(target, home)) return
  const { origin, host } = new URL(target, home)
  if (host !== new URL(home).host)
    throw new RestTrouble(`Este endereço leva a ${origin}. Escreva ${origin} no lugar dele e teste de novo.`, 'redirect')
}

function withQuery(url: string, query: Record<string, string | number>) {
  const target = new URL(url)
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, String(value))
  return target.href
}
