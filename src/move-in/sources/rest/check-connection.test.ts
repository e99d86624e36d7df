import { expect, test } from 'vitest'
import { type Answered, createCallOutside } from '#outgoing/exchange.ts'
import { checkConnection } from './check-connection.ts'
import type { RestKeys } from './rest-client.ts'

type Said = Partial<Omit<Answered, 'body'>> & { body?: unknown }
const CONSUMER: RestKeys = { consumer: { key: 'ck_1', secret: 'cs_1' } }
const BOTH: RestKeys = { ...CONSUMER, application: { user: 'ana', password: 'a b' } }
const API = { body: { namespaces: ['wp/v2', 'wc/v3'] } }
const HTML = '<html><link href="/wp-content/themes/x.css"></html>'

/** An old shop that answers by the beginning of what is asked; anything else is not there. */
async function check(answers: Record<string, Said | Error>, { site = 'https://antiga.example', keys = CONSUMER } = {}) {
  const call = async ({ url }: { url: string }) => {
    const { pathname, searchParams } = new URL(url)
    const asked = pathname + (searchParams.has('rest_route') ? `?${searchParams.get('rest_route')}` : '')
    const answer = answers[asked]
    if (answer instanceof Error) throw answer
    const body = answer?.body ?? ''
    return {
      status: 404,
      headers: {},
      ...(answer && { status: 200 }),
      ...answer,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }
  }
  return await checkConnection({ site, keys, call, wait: async () => {} })
}
const failure = (code: string) => new Error(`antiga.example: ${code}`)

test('a shop that answers tells how much there is', async () => {
  const total = (count: number): Said => ({ headers: { 'x-wp-total': String(count) }, body: [] })
  const shop = {
    '/wp-json/': API,
    '/wp-json/wc/v3/products': total(12),
    '/wp-json/wc/v3/orders': total(340),
    '/wp-json/wc/v3/customers': total(50),
    '/wp-json/wp/v2/pages': total(7),
    '/wp-json/wp/v2/users/me': { body: { capabilities: { edit_pages: true } } },
  }
  const found = { product: 12, order: 340, customer: 50, page: 7 }
  expect(await check(shop, { site: 'antiga.example/wp-admin/', keys: BOTH })).toEqual({
    ok: true,
    site: 'https://antiga.example',
    found,
    notes: [],
  })
  expect(await check(shop)).toMatchObject({ ok: true, notes: [expect.stringContaining('senha de aplicativo')] })
})

test.each<[string, Record<string, Said | Error>, string, string]>([
  ['not WordPress', { '/': { body: '<html>outra loja</html>' } }, 'no-wordpress', 'Não encontramos o WordPress'],
  ['the API is shut off', { '/': { body: HTML } }, 'api-off', 'REST API'],
  ['no WooCommerce', { '/wp-json/': { body: { namespaces: ['wp/v2'] } } }, 'no-woocommerce', 'WooCommerce'],
  [
    'keys refused',
    { '/wp-json/': API, '/wp-json/wc/v3/products': { status: 401, body: { code: 'woocommerce_rest_authentication_error' } } },
    'keys',
    'não aceitou as chaves',
  ],
  [
    'keys that may only write',
    {
      '/wp-json/': API,
      '/wp-json/wc/v3/products': { status: 401, body: { message: 'The API key provided does not have read permissions.' } },
    },
    'keys',
    'permissão de leitura',
  ],
  [
    'permalinks off',
    { '/?/': API, '/?/wc/v3/products': { status: 401, body: { code: 'woocommerce_rest_cannot_view' } } },
    'permalinks',
    'Links permanentes',
  ],
  ['an expired certificate', { '/wp-json/': failure('CERT_HAS_EXPIRED') }, 'certificate', 'certificado'],
  ['a name that leads inside', { '/wp-json/': failure('ERR_REFUSED_ADDRESS') }, 'private', 'rede interna'],
  ['a name that is nowhere', { '/wp-json/': failure('ENOTFOUND') }, 'unreachable', 'não existe'],
  ['no answer', { '/wp-json/': failure('ETIMEDOUT') }, 'unreachable', 'não respondeu'],
  [
    'another address',
    { '/wp-json/': { status: 301, headers: { location: 'https://www.antiga.example/wp-json/' } } },
    'redirect',
    'https://www.antiga.example',
  ],
  [
    'a firewall',
    { '/wp-json/': { status: 403, body: '<title>Just a moment...</title>' }, '/?/': { status: 403, body: '<html>' } },
    'blocked',
    'firewall',
  ],
])('%s is said so', async (_, answers, problem, words) => {
  expect(await check(answers)).toEqual({ ok: false, problem, message: expect.stringContaining(words) })
})

test('a person who is refused, or may not edit pages, is told apart from the keys', async () => {
  const shop = { '/wp-json/': API, '/wp-json/wc/v3/products': { body: [] } }
  const asked = async (me: Said) => await check({ ...shop, '/wp-json/wp/v2/users/me': me }, { keys: BOTH })
  expect(await asked({ status: 401, body: { code: 'incorrect_password' } })).toMatchObject({ problem: 'application-password' })
  expect(await asked({ body: { capabilities: {} } })).toMatchObject({ message: expect.stringContaining('não pode editar') })
})

test.each([
  ['http://antiga.example', 'address'],
  ['minha loja', 'address'],
  ['localhost', 'address'],
  ['https://192.168.0.10', 'private'],
  ['https://169.254.169.254/', 'private'],
])('%s is refused before anything is called', async (site, problem) => {
  const checked = await checkConnection({ site, keys: CONSUMER, call: createCallOutside(), wait: async () => {} })
  expect(checked).toMatchObject({ ok: false, problem })
})
