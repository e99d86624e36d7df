import { cookiesOf, hiddenFields, post, REMOTE_BUYER } from './remote-buyer.ts'
import { type Answer, askOnce } from './shop-process.ts'

/** Somebody who came to the shop, and what the shop remembers them by. */
type Visitor = { address: string; cookie: string; number: number }
type Visit = () => Promise<Answer>

const WORDS = [
  'vaso',
  'barro',
  'rede',
  'cesto',
  'moringa',
  'colar',
  'manta',
  'tapete',
  'azul',
  'grande',
  'presente',
  'jequitinhonha',
]
const KEPT = ['/', '/loja/', '/blog/', '/produto/vaso-jequitinhonha/', '/produto/moringa-de-barro/', '/loja/page/2/', '/contato/']
/** Who comes back to a cart comes back soon. */
const REMEMBERED = 300

const anyOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!
const upTo = (bound: number) => Math.floor(Math.random() * bound)

/** What the visitors of a shop do all day, in the shares in which they do it; each call is one of them doing one thing. */
export function soakTraffic({ url, productId, password }: { url: string; productId: number; password: string }) {
  const recent: Visitor[] = []
  let visitors = 0
  let staffCookie = ''
  const aNewcomer = (): Visitor => ({ address: `10.${upTo(250)}.${upTo(250)}.${1 + upTo(250)}`, cookie: '', number: ++visitors })
  const get = (path: string, { address, cookie }: Visitor = aNewcomer(), headers: Record<string, string> = {}) =>
    askOnce(url + path, {
      headers: { 'x-forwarded-for': address, 'accept-encoding': 'br', ...(cookie && { cookie }), ...headers },
    })
  const send = (path: string, fields: Record<string, string>, { address, cookie }: Visitor) =>
    post(url + path, fields, cookie, { 'x-forwarded-for': address })
  const remember = (visitor: Visitor, answer: Answer) => {
    visitor.cookie = cookiesOf(answer)
    if (visitor.cookie) recent.push(visitor)
    if (recent.length > REMEMBERED) recent.shift()
    return answer
  }
  const whoHasACart = () => anyOf(recent) ?? aNewcomer()
  const readForm = async (visitor: Visitor) => {
    const page = await askOnce(`${url}/checkout/`, { headers: { 'x-forwarded-for': visitor.address, cookie: visitor.cookie } })
    return {
      ...REMOTE_BUYER,
      ...hiddenFields(page.body),
      billing_email: `ana${visitor.number}@cliente.example`,
      payment_method: 'vitrine_test',
    }
  }

  const fill = async () => {
    const visitor = aNewcomer()
    return remember(visitor, await send('/?wc-ajax=add_to_cart', { product_id: String(productId), quantity: '1' }, visitor))
  }
  const order = async () => {
    const visitor = aNewcomer()
    const added = await send('/?wc-ajax=add_to_cart', { product_id: String(productId), quantity: '1' }, visitor)
    visitor.cookie = cookiesOf(added)
    return await send('/?wc-ajax=checkout', await readForm(visitor), visitor)
  }
  const signIn = async () => {
    const visitor = aNewcomer()
    const form = await askOnce(`${url}/minha-conta/`, { headers: { 'x-forwarded-for': visitor.address } })
    // Who is told to come back later has nothing to fill in.
    if (form.status !== 200) return form
    visitor.cookie = cookiesOf(form)
    const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(form.body)?.[1] ?? ''
    const answer = await send('/minha-conta/', { username: 'admin', password, 'woocommerce-login-nonce': nonce }, visitor)
    if (answer.status === 303) staffCookie = cookiesOf(answer)
    return answer
  }

  const shares: [name: string, share: number, visit: Visit][] = [
    ['kept page', 42, () => get(anyOf(KEPT))],
    [
      'filtered list',
      9,
      () => get(`/loja/?min_price=${upTo(90)}&max_price=${100 + upTo(400)}&orderby=${anyOf(['price', 'date'])}`),
    ],
    ['search', 8, () => get(`/?s=${anyOf(WORDS)}+${anyOf(WORDS)}${upTo(50)}&post_type=product`)],
    ['no such page', 2, () => get(`/nada-${upTo(1e9)}/`)],
    ['add to cart', 11, fill],
    ['cart', 7, () => get('/cart/', whoHasACart())],
    ['checkout', 5, () => get('/checkout/', whoHasACart())],
    ['fragments', 7, () => send('/?wc-ajax=get_refreshed_fragments', {}, whoHasACart())],
    ['store API', 4, () => get(`/wp-json/wc/store/v1/products?per_page=10&page=${1 + upTo(3)}`)],
    ['sign in', 1, signIn],
    ['account', 2, () => get('/minha-conta/orders/', { ...aNewcomer(), cookie: staffCookie })],
    ['order', 2, order],
  ]
  const counts = new Map<string, number>()
  return {
    /** One of them does one thing. */
    visit: async () => {
      let at = upTo(shares.reduce((sum, [, share]) => sum + share, 0))
      const [name, , visit] = shares.find(([, share]) => (at -= share) < 0)!
      const told = await visit().then(
        ({ status }) => String(status),
        (error: Error) => error.message.slice(0, 40),
      )
      counts.set(`${name}: ${told}`, (counts.get(`${name}: ${told}`) ?? 0) + 1)
    },
    counts,
  }
}
