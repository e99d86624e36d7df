import { createAccounts } from '#shop/accounts/service.ts'
import { aCustomer as aBuyer, orderDesk } from './support/order-desk.ts'
import { aCookieJar, type TestShop } from './support/shop.ts'

export const PASSWORD = 'a rede na varanda'
type Shop = Pick<TestShop, 'http' | 'db' | 'get'>
export type Fields = Record<string, string>

/** Somebody at the door who keeps cookies, reads pages and sends forms. */
export function aVisitor(shop: Shop, jar = aCookieJar()) {
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await shop.get(url, { ...headers, cookie: jar.header() })
    jar.take(answer.headers['set-cookie'])
    return answer
  }
  const post = async (url: string, fields: Fields, headers: Record<string, string> = {}) => {
    const answer = await shop.http.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers, cookie: jar.header() },
    })
    jar.take(answer.headers['set-cookie'])
    return answer
  }
  /** Opens a page and sends a form of it with the hidden field that proves it. */
  const submit = async (page: string, url: string, nonceField: string, fields: Fields) => {
    const { body } = await get(page)
    return await post(url, { ...fields, [nonceField]: hiddenIn(formIn(body, url), nonceField) })
  }
  const signIn = async (name: string, password = PASSWORD, more: Fields = {}) =>
    await submit('/minha-conta/', '/minha-conta/', 'woocommerce-login-nonce', { username: name, password, ...more })
  return { jar, get, post, submit, signIn }
}

/** A customer with an account, signed in. */
export async function aCustomer(shop: Shop, login: string) {
  const email = `${login}@cliente.example`
  const made = await createAccounts({ db: shop.db }).create({
    login,
    email,
    displayName: login,
    password: PASSWORD,
    roles: ['customer'],
  })
  if (!made.ok) throw new Error(made.problem)
  const visitor = aVisitor(shop)
  const answer = await visitor.signIn(login)
  if (answer.statusCode !== 303) throw new Error(`${login} could not sign in: ${answer.statusCode}`)
  return { ...visitor, user: made.user, email }
}
export type TestCustomer = Awaited<ReturnType<typeof aCustomer>>

/** An order of a customer, by the shop's own services. */
export async function anOrderOf(shop: Shop, userId: number | undefined, slugs: string[], { isPaid = false, email = '' } = {}) {
  const desk = orderDesk(shop.db)
  const rows = await shop.db.selectFrom('products').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  const shopper = await desk.aShopper()
  const order = await desk.anOrder(
    slugs.map((slug) => ({ productId: rows.find((row) => row.slug === slug)!.id })),
    { shopper: { ...shopper, ...(userId !== undefined && { userId }) }, ...(email !== '' && { customer: aBuyer({ email }) }) },
  )
  if (isPaid) {
    await shop.db
      .updateTable('orders')
      .set({ paid_cents: order.totalCents, paid_at: new Date() })
      .where('id', '=', order.id)
      .execute()
    await desk.orders.changeStatus({ orderId: order.id, to: 'processing', actor: 'Loja' })
  }
  return { ...order, desk }
}

/** An order's page as a guest sees it who has its key and then tells its e-mail, and as they saw it before. */
export async function orderPagesOf(shop: Shop, { id, key }: { id: number; key: string }) {
  const guest = aVisitor(shop)
  const url = `/checkout/order-received/${id}/?key=${key}`
  const { email } = await shop.db.selectFrom('orders').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const stranger = (await guest.get(url)).body
  const known = await guest.post(url, { email, check_submission: hiddenIn(stranger, 'check_submission') })
  return { stranger, known: known.body.replaceAll('&amp;', '&') }
}

/** The value of a hidden field. */
export const hiddenIn = (markup: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(markup)?.[1] ?? ''

/** The form that is sent to an address, of those on a page the first that has it. */
export function formIn(markup: string, url: string): string {
  const forms = markup.split('<form').slice(1)
  const wanted = forms.filter((form) => form.slice(0, form.indexOf('>')).includes(`action="${url}"`))
  return wanted.join('')
}

/** What the mails to an address say, oldest first. */
export const mailsTo = async (shop: Pick<Shop, 'db'>, email: string) =>
  await shop.db.selectFrom('mails').select(['subject', 'text', 'html']).where('to_address', '=', email).orderBy('id').execute()
