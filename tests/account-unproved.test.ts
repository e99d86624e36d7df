import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerKind } from '#move-in/kinds/customer/kind.ts'
import { createPasswordResets } from '#shop/accounts/password-resets.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSignInLinks } from '#shop/accounts/sign-in-links.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { aCustomer, aVisitor, hiddenIn, mailsTo, PASSWORD } from './account-customers.ts'
import { apiAs } from './support/api.ts'
import { turnMailOn } from './support/mail-on.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
  await turnMailOn(shop.db)
})
afterAll(() => shop.close())

const mail = { subject: 'Link', html: '' }
/** The links that the shop mails, by the shop's own services. */
function linksOf() {
  const accounts = createAccounts({ db: shop.db })
  const tokens: string[] = []
  const told = async ({ email }: { email: string }, token: string) => {
    tokens.push(token)
    return { ...mail, to: email, text: token }
  }
  // Of all mails only those with links are written here.
  const mails = { signInLink: told, passwordReset: told } as never
  const signInLinks = createSignInLinks({ db: shop.db, accounts, mails })
  const resets = createPasswordResets({ db: shop.db, accounts, mails })
  const newest = async (send: (job: { payload: unknown }) => Promise<void>, name: string) => {
    await send({ payload: { name } })
    return tokens.at(-1)!
  }
  return {
    signInLink: (name: string) => newest(signInLinks.send, name),
    resetLink: (name: string) => newest(resets.send, name),
    opens: async (token: string) => (await resets.isOpen(token)) || (await signInLinks.addressOf(token)) !== undefined,
  }
}
const PATH = '/minha-conta/entrar-por-email/'
async function enterByLink(key: string) {
  const visitor = aVisitor(shop)
  const { body } = await visitor.get(`${PATH}?key=${key}`)
  await visitor.post(PATH, { sign_in_key: key, 'sign-in-link-nonce': hiddenIn(body, 'sign-in-link-nonce') })
  return { ...visitor, page: (await visitor.get('/minha-conta/')).body }
}
const isInside = async (visitor: Pick<ReturnType<typeof aVisitor>, 'get'>) =>
  (await visitor.get('/minha-conta/')).body.includes('Olá, <strong>')

test('whoever registered with a stranger’s address is out once its owner comes in by the mail', async () => {
  const stranger = await aCustomer(shop, 'dona')
  const owner = await enterByLink(await linksOf().signInLink(stranger.email))
  expect(owner.page).toContain('a senha que a conta tinha antes deixou de valer')
  expect([await isInside(owner), await isInside(stranger)]).toEqual([true, false])
  expect((await aVisitor(shop).signIn('dona')).statusCode).not.toBe(303)
  // The password that the owner chooses by mail is proved, and a link ends nothing any more.
  const key = await linksOf().resetLink(stranger.email)
  const lost = '/minha-conta/lost-password/'
  const nonce = hiddenIn((await owner.get(`${lost}?key=${key}`)).body, 'woocommerce-reset-password-nonce')
  const chosen = { reset_key: key, password_1: PASSWORD, password_2: PASSWORD, 'woocommerce-reset-password-nonce': nonce }
  expect((await owner.post(lost, chosen)).statusCode).toBe(303)
  const again = aVisitor(shop)
  expect((await again.signIn('dona')).statusCode).toBe(303)
  const later = await enterByLink(await linksOf().signInLink(stranger.email))
  expect(later.page).not.toContain('deixou de valer')
  expect([await isInside(later), await isInside(again)]).toEqual([true, true])
})

test('what an old shop sold to an address does not open to whoever registered with it here before', async () => {
  const stranger = await aCustomer(shop, 'antiga')
  const staff = await apiAs(shop, 'shop_manager', 'gerente')
  await shop.db.transaction().execute((trx) => customerKind.meet!(trx, [stranger.user.id, staff.user.id]))
  expect(await isInside(stranger)).toBe(false)
  expect((await aVisitor(shop).signIn('antiga')).statusCode).not.toBe(303)
  expect((await staff.api('/wc/v3/orders')).status).toBe(200)
})

test('an account tells nothing that is known by its address alone before somebody has read the mail there', async () => {
  const stranger = await aCustomer(shop, 'curiosa')
  await shop.db
    .insertInto('subscribers')
    .values({
      email: stranger.email,
      list: 'novidades',
      name: 'A dona',
      consent_text: 'Sim',
      source: 'rodapé',
      consent_at: new Date(),
    })
    .execute()
  const fields = JSON.stringify([{ id: 'email', label: 'E-mail', value: stranger.email }])
  await shop.db.insertInto('form_submissions').values({ post_id: 1, form_id: 'f', form_name: 'Contato', fields }).execute()
  const dataOf = async (visitor: Pick<ReturnType<typeof aVisitor>, 'submit'>) => {
    const { body } = await visitor.submit(tabUrl('my-data'), `${tabUrl('my-data')}export/`, '_wpnonce', { format: 'json' })
    const { formularios, consentimentos, aviso } = JSON.parse(body)
    return [formularios.length, consentimentos.newsletter.length, typeof aviso]
  }
  expect(await dataOf(stranger)).toEqual([0, 0, 'string'])
  const owner = await enterByLink(await linksOf().signInLink(stranger.email))
  expect(await dataOf(owner)).toEqual([1, 1, 'undefined'])
})

test('links in the mail end with the address that they were sent to, and with the password', async () => {
  const links = linksOf()
  const { user, email } = await aCustomer(shop, 'mudou')
  const { api } = await apiAs(shop, 'administrator', 'chefe')
  const both = async (address: string) => [await links.signInLink(address), await links.resetLink(address)] as const
  const sent = await both(email)
  const standing = async () => [await links.opens(sent[0]), await links.opens(sent[1])]
  expect(await standing()).toEqual([true, true])
  const users = shop.db.updateTable('users').where('id', '=', user.id)
  await users.set({ email: 'nova@cliente.example' }).execute()
  await users.set({ email }).execute()
  expect(await standing()).toEqual([false, false])
  const later = await both(email)
  await api(`/wc/v3/customers/${user.id}`, { method: 'PUT', body: { password: 'uma jangada na enseada' } })
  await users.set({ password_changed_at: new Date(0) }).execute()
  expect([await links.opens(later[0]), await links.opens(later[1])]).toEqual([false, false])
  expect((await mailsTo(shop, email)).length).toBeGreaterThan(0)
})
