import { apiOf, type ApiAnswer } from './api.ts'
import { aCookieJar, type TestShop } from './shop.ts'

/** A client of the shop's store API, with the cookies and nonces that it was told. With `byToken` it has no cookies, as an app. */
export function aStoreClient(shop: TestShop, { byToken = false } = {}) {
  const jar = aCookieJar()
  const api = apiOf(shop)
  let known: Record<string, string> = {}
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiAnswer> => {
    const answer = await api(`/wc/store/v1${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: { ...(byToken ? {} : { cookie: jar.header() }), ...known, ...headers },
    })
    jar.take(answer.headers['set-cookie'])
    const { nonce, 'cart-token': token } = answer.headers
    if (nonce && token) known = byToken ? { 'cart-token': token } : { nonce }
    return answer
  }
  return {
    jar,
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => call('POST', path, body, headers),
    call,
    known: () => known,
    productId: async (slug: string) => {
      const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
      return id
    },
    /** A cart with a product in it. */
    fill: async (slug = 'vaso-jequitinhonha', quantity = 1) => {
      await call('GET', '/cart')
      const { id } = await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
      return await call('POST', '/cart/add-item', { id, quantity })
    },
  }
}

export const STORE_BUYER = {
  first_name: 'Ana',
  last_name: 'Souza',
  company: '',
  address_1: 'Avenida Paulista',
  address_2: '',
  number: '1000',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  postcode: '01310-100',
  country: 'BR',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  cpf: '529.982.247-25',
}
