import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { GOOGLE_PATH, googleUrl } from '#shop/accounts/google/contract.ts'
import { aCustomer, aVisitor, hiddenIn, mailsTo, PASSWORD } from './account-customers.ts'
import { type Api, apiAs } from './support/api.ts'
import { ADDRESS, aShopper, openTills } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import { aGoogle, CLIENT, type Draft, type Person, signed, signedByPublicKey, unsigned } from './support/google-service.ts'
import { turnMailOn } from './support/mail-on.ts'
import { turnOnSecondFactor } from './support/second-factor.ts'
import { aShop, type TestShop } from './support/shop.ts'

let google: Awaited<ReturnType<typeof aGoogle>>
let shop: TestShop
let api: Api
let nowMs = Date.now()
beforeAll(async () => {
  google = await aGoogle(() => nowMs)
  shop = await aShop({ demo: true, network: google.network, googleAddresses: google.addresses, clock: { now: () => nowMs } })
  await turnMailOn(shop.db)
  await openTills(shop)
  ;({ api } = await apiAs(shop, 'administrator', 'helena'))
})
afterAll(async () => {
  await shop.close()
  await google.close()
})

type Visitor = Pick<ReturnType<typeof aVisitor>, 'get'>
const BACK = `${GOOGLE_PATH}volta/`
let people = 0
const aPerson = (over: Partial<Person> = {}): Person => {
  const number = ++people
  return { sub: `1000${number}`, email: `pessoa${number}@gmail.com`, given_name: 'Rita', family_name: 'Lopes', ...over }
}
const start = async (visitor: Visitor, redirect = '') => String((await visitor.get(googleUrl(redirect))).headers.location)
const comeBack = (visitor: Visitor, query: Record<string, string>) => visitor.get(`${BACK}?${new URLSearchParams(query)}`)
/** There and back, up to where the shop sends the person then. */
async function byGoogle<V extends Visitor>(person: Person, visitor: V, redirect = '') {
  const answer = await comeBack(visitor, google.agree(await start(visitor, redirect), person))
  return { answer, to: String(answer.headers.location), visitor }
}
const greeted = async (visitor: Visitor) => /Olá, <strong>([^<]*)/.exec((await visitor.get('/minha-conta/')).body)?.[1]
const accountOf = (email: string) => shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const setting = (id: string, value: string) => api(`/wc/v3/settings/account/${id}`, { method: 'PUT', body: { value } })

test('nothing of Google is there until the merchant has given both keys and switched it on; the secret is told to nobody', async () => {
  const seen = async () => {
    const [account, widget] = [await shop.get('/minha-conta/'), await shop.get('/vitrine/login/quadro/')]
    return [
      account.body.includes('Entrar com Google'),
      widget.body.includes(GOOGLE_PATH),
      (await shop.get(GOOGLE_PATH)).statusCode,
    ]
  }
  expect(await seen()).toEqual([false, false, 404])
  expect((await setting('vitrine_google_client_id', 'outra coisa')).status).toBe(400)
  await setting('vitrine_google_client_id', CLIENT.id)
  await setting('vitrine_google_sign_in', 'yes')
  expect(await seen()).toEqual([false, false, 404])
  expect((await setting('vitrine_google_client_secret', CLIENT.secret)).body.value).toBe('••••••••')
  expect(JSON.stringify(await createSettings({ db: shop.db }).get('google_sign_in'))).not.toContain(CLIENT.secret)
  await eventually('the pages follow', async () => (await seen()).join() === 'true,true,303')
})

test('the merchant tries the keys before they are kept, and is told which one is wrong', async () => {
  const tried = async (body: object = {}) =>
    (await api('/vitrine/v1/google-sign-in/test', { method: 'POST', body })).body as {
      ok: boolean
      problem: string
      message: string
      return_url: string
    }
  const other = 'outra-loja.apps.googleusercontent.com'
  const first = await tried({ client_secret: '••••••••' })
  expect([first.ok, first.problem, first.return_url.endsWith(BACK)]).toEqual([false, 'return-url', true])
  expect(first.message).toContain(first.return_url)
  google.register(first.return_url)
  expect((await tried()).message).toBe('O Google aceita as duas chaves e o endereço de retorno da loja.')
  expect(await tried({ client_id: other })).toMatchObject({ ok: false, problem: 'client-id' })
  expect(await tried({ client_id: CLIENT.id, client_secret: 'outra-chave' })).toMatchObject({ problem: 'client-secret' })
  expect(await tried({ client_id: '' })).toMatchObject({ ok: false, problem: 'missing' })
  google.beDown(true)
  expect(await tried()).toMatchObject({ ok: false, problem: 'down' })
  google.beDown(false)
  // What is no ID of Google's is not sent anywhere.
  const before = google.asked.token
  expect(await tried({ client_id: 'https://169.254.169.254/' })).toMatchObject({ problem: 'client-id' })
  expect(google.asked.token).toBe(before)
  const { api: asPacker } = await apiAs(shop, 'packer', 'embala')
  expect((await asPacker('/vitrine/v1/google-sign-in/test', { method: 'POST', body: {} })).status).toBe(403)
})

test('a new customer has an account at once, with the cart and what was typed at the checkout', async () => {
  const shopper = aShopper(shop)
  await shopper.add('vaso-jequitinhonha')
  const { nonces, body } = await shopper.open()
  expect(body).toContain(googleUrl('/checkout/').replaceAll('&', '&amp;'))
  for (const page of [body, (await shop.get('/vitrine/login/quadro/')).body])
    expect(page).toContain('Entrar com um link no e-mail')
  await shopper.review(nonces.update, { ...ADDRESS, billing_neighborhood: 'Alto da Sé' })
  const before = shopper.jar.header()
  const person = aPerson()
  const { answer, to } = await byGoogle(person, shopper, '/checkout/')
  expect([answer.statusCode, to, answer.headers['cache-control']]).toEqual([303, '/checkout/', 'no-store'])
  const checkout = (await shopper.open()).body
  for (const text of ['Comprando como', 'Vaso Jequitinhonha', 'value="Alto da Sé"', 'A sua conta está criada'])
    expect(checkout).toContain(text)
  // Who knew the guest's session before is not inside.
  expect((await shop.get('/minha-conta/', { cookie: before })).body).toContain('Perdeu sua senha?')
  expect(await accountOf(person.email)).toMatchObject({ first_name: 'Rita', last_name: 'Lopes', roles: ['customer'] })
  expect((await mailsTo(shop, person.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('foi criada')])
  // The same person later, with another address there: Google's number counts.
  const { visitor } = await byGoogle({ ...person, email: 'casada@gmail.com' }, aVisitor(shop))
  expect(await greeted(visitor)).toBe('Rita Lopes')
  expect(await accountOf('casada@gmail.com')).toBeUndefined()
})

const changed = (claims: object) => (draft: Draft) => signed({ ...draft, claims: { ...draft.claims, ...claims } })
const hour = () => Math.floor(nowMs / 1_000) + 3_600
test.each<[string, (draft: Draft) => string]>([
  ['of another sign-in', changed({ nonce: 'outro' })],
  ['without a nonce', changed({ nonce: undefined })],
  ['for another shop', changed({ aud: 'outra.apps.googleusercontent.com' })],
  ['for several', changed({ aud: [CLIENT.id, 'outra'] })],
  ['given to another program', changed({ azp: 'outra' })],
  ['of somebody else than Google', changed({ iss: 'https://contas.exemplo.com' })],
  ['that is too old', (draft) => changed({ exp: hour() - 7_200, iat: hour() - 9_000 })(draft)],
  ['that never ends', changed({ exp: undefined })],
  ['of tomorrow', (draft) => changed({ iat: hour() + 90_000, exp: hour() + 99_000 })(draft)],
  ['that nobody signed', unsigned],
  ['signed with the public key', signedByPublicKey],
  ['signed by another key', (draft) => signed({ ...draft, key: google.anotherKey() })],
  ['signed by a key that is not Google’s', (draft) => signed({ ...draft, header: { ...draft.header, kid: 'meu' } })],
  ['changed after it was signed', (draft) => signed(draft).replace(/\.[^.]+\./, `.${Buffer.from('{}').toString('base64url')}.`)],
  ['with an address that Google has not verified', changed({ email_verified: false })],
  ['with the word for true', changed({ email_verified: 'true' })],
  ['without an address', changed({ email: undefined })],
  ['of nobody', changed({ sub: '' })],
  ['that is none', () => 'não.é.token'],
  ['that is endless', () => 'a'.repeat(20_000)],
])('an ID token %s opens nothing', async (_, forged) => {
  const person = aPerson()
  google.forge(forged)
  const { to, visitor } = await byGoogle(person, aVisitor(shop))
  google.beHonest()
  expect(to).toBe('/minha-conta/')
  const { body } = await visitor.get(to)
  expect(body).toMatch(/Não deu para entrar com o Google agora|ainda não confirmou/)
  expect(body).toContain('Perdeu sua senha?')
  expect(await accountOf(person.email)).toBeUndefined()
})

test('a state is good once, in the browser that was sent, for a quarter of an hour; a code is good once', async () => {
  const visitor = aVisitor(shop)
  const back = google.agree(await start(visitor), aPerson())
  const [thief, jar] = [aVisitor(shop), aVisitor(shop)]
  await start(thief)
  expect((await comeBack(thief, back)).headers.location).toBe('/minha-conta/')
  expect((await thief.get('/minha-conta/')).body).toContain('passou da validade ou já foi usado')
  expect((await comeBack(visitor, back)).statusCode).toBe(303)
  expect(await greeted(visitor)).toBe('Rita Lopes')
  for (const state of [back.state, 'x', '']) {
    await comeBack(jar, { ...back, state })
    expect(await greeted(jar)).toBeUndefined()
  }
  // A code of somebody else under one's own state: PKCE binds it to the browser that asked for it.
  const [mine, theirs] = [google.agree(await start(jar), aPerson()), google.agree(await start(aVisitor(shop)), aPerson())]
  await comeBack(jar, { state: mine.state, code: theirs.code })
  expect((await jar.get('/minha-conta/')).body).toContain('já foi usado')

  const late = google.agree(await start(jar), aPerson())
  await shop.db
    .updateTable('google_requests')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute()
  await comeBack(jar, late)
  expect(await greeted(jar)).toBeUndefined()
  await comeBack(jar, { state: google.agree(await start(jar, '/loja/'), aPerson()).state, error: 'access_denied' })
  expect((await jar.get('/minha-conta/')).body).toContain('Você não entrou com o Google')
})

test('nobody is sent on from another site, looking ahead goes nowhere, and only the shop’s own pages are led back to', async () => {
  const from = (headers: Record<string, string>) => aVisitor(shop).get(googleUrl('/loja/'), headers)
  expect((await from({ 'sec-fetch-site': 'cross-site' })).headers.location).toBe('/minha-conta/')
  expect((await from({ 'sec-purpose': 'prefetch' })).statusCode).toBe(204)
  const { to } = await byGoogle(aPerson(), aVisitor(shop), 'https://longe.example/x')
  expect(to).toBe('/minha-conta/')
})

test('Google’s keys are asked for once, and again when it signs with a new one', async () => {
  await byGoogle(aPerson(), aVisitor(shop))
  const before = google.asked.keys
  await byGoogle(aPerson(), aVisitor(shop))
  expect(google.asked.keys).toBe(before)
  google.rotate()
  nowMs += 61_000
  const { visitor } = await byGoogle(aPerson(), aVisitor(shop))
  expect([await greeted(visitor), google.asked.keys]).toEqual(['Rita Lopes', before + 1])
})

test('a server that is away, or does not know the shop, is told in words and leaves everything as it was', async () => {
  google.beDown(true)
  const { visitor } = await byGoogle(aPerson(), aVisitor(shop))
  google.beDown(false)
  expect((await visitor.get('/minha-conta/')).body).toContain('Não deu para entrar com o Google agora')
  await setting('vitrine_google_client_secret', 'GOCSPX-errada')
  await byGoogle(aPerson(), visitor)
  expect((await visitor.get('/minha-conta/')).body).toContain('Não deu para entrar com o Google agora')
  await setting('vitrine_google_client_secret', CLIENT.secret)
})

test('who registered somebody’s address first gains nothing: the account opens by its password, and is linked only then', async () => {
  const person = aPerson()
  const squatter = await aCustomer(shop, 'posseira')
  await shop.db.updateTable('users').set({ email: person.email }).where('id', '=', squatter.user.id).execute()
  const { to, visitor } = await byGoogle(person, aVisitor(shop), '/loja/')
  expect(to).toMatch(/^\/minha-conta\/entrar-com-google\/ligar\/\?pass=/)
  const { body } = await visitor.get(to)
  expect(body).toContain(`<strong>${person.email}</strong>`)
  const fields = { pass: hiddenIn(body, 'pass'), redirect: '/loja/', 'google-link-nonce': hiddenIn(body, 'google-link-nonce') }
  const answerWith = (password: string, over: Record<string, string> = {}, who: Pick<typeof visitor, 'post'> = visitor) =>
    who.post(`${GOOGLE_PATH}ligar/`, { ...fields, password, ...over })
  expect((await answerWith('não é esta')).body).toContain('A senha não confere')
  expect((await answerWith(PASSWORD, { 'google-link-nonce': 'x' })).statusCode).toBe(403)
  // The pass is of use to nobody else, nor changed.
  expect((await answerWith(PASSWORD, {}, aVisitor(shop))).headers.location).toBe('/loja/')
  expect((await answerWith(PASSWORD, { pass: `A${fields.pass.slice(1)}` })).headers.location).toBe('/loja/')
  expect(await greeted(visitor)).toBeUndefined()
  expect((await answerWith(PASSWORD)).headers.location).toBe('/loja/')
  expect(await greeted(visitor)).toBe('posseira')
  const again = await byGoogle(person, aVisitor(shop))
  expect([again.to, await greeted(again.visitor)]).toEqual(['/minha-conta/', 'posseira'])
})

test('who proved the mailbox by a new password is known at once; a new password ends the link, another address the proof', async () => {
  const person = aPerson()
  const owner = await aCustomer(shop, 'provada')
  const rename = (email: string) => shop.db.updateTable('users').set({ email }).where('id', '=', owner.user.id).execute()
  const linked = () => shop.db.selectFrom('google_accounts').select('subject').where('user_id', '=', owner.user.id).execute()
  await rename(person.email)
  const lost = '/minha-conta/lost-password/'
  const keys = async () =>
    (await mailsTo(shop, person.email)).flatMap(({ text }) => /lost-password\/\?key=([\w-]{43})/.exec(text)?.[1] ?? [])
  const reset = async (password: string) => {
    const before = (await keys()).length
    await aVisitor(shop).submit(lost, lost, 'woocommerce-lost-password-nonce', {
      user_login: person.email,
      wc_reset_password: 'true',
    })
    await eventually('the mail is written', async () => (await keys()).length > before)
    const [key, visitor] = [(await keys()).at(-1)!, aVisitor(shop)]
    const nonce = hiddenIn((await visitor.get(`${lost}?key=${key}`)).body, 'woocommerce-reset-password-nonce')
    const chosen = { reset_key: key, password_1: password, password_2: password, 'woocommerce-reset-password-nonce': nonce }
    expect((await visitor.post(lost, chosen)).statusCode).toBe(303)
  }
  await reset('uma rede nova na varanda')
  // Whoever had the password before is out.
  expect(await greeted(owner)).toBeUndefined()
  expect(await greeted((await byGoogle(person, aVisitor(shop))).visitor)).toBe('provada')
  // Somebody else has the address at Google by now: the account is not theirs.
  const other = await byGoogle({ ...person, sub: 'outra' }, aVisitor(shop))
  expect((await other.visitor.get(other.to)).body).toContain('já está ligada a outra conta do Google')
  await reset('mais uma rede na varanda')
  expect(await linked()).toEqual([])
  const [elsewhere, moved] = [aPerson({ email: 'provada@empresa.example' }), aPerson()]
  await rename(moved.email)
  expect((await byGoogle(moved, aVisitor(shop))).to).toContain('/ligar/?pass=')
  // Of a mailbox that it does not run, Google knows who read it once.
  await rename(elsewhere.email)
  await shop.db.updateTable('proved_emails').set({ email: elsewhere.email }).where('user_id', '=', owner.user.id).execute()
  expect((await byGoogle(elsewhere, aVisitor(shop))).to).toContain('/ligar/?pass=')
  expect(await linked()).toEqual([])
})

test('whoever works in the shop needs a second factor, and its code each time', async () => {
  const { user } = await apiAs(shop, 'packer', 'caixa')
  const person = aPerson({ email: user.email, hd: 'exemplo.com.br' })
  const refused = await byGoogle(person, aVisitor(shop))
  expect((await refused.visitor.get(refused.to)).body).toContain('verificação em duas etapas')
  const codes = await turnOnSecondFactor(shop, user.id)
  const { to, visitor } = await byGoogle(person, aVisitor(shop))
  const { body } = await visitor.get(to)
  const linked = await visitor.post(`${GOOGLE_PATH}ligar/`, {
    pass: hiddenIn(body, 'pass'),
    password: 'uma senha bem comprida 42',
    'google-link-nonce': hiddenIn(body, 'google-link-nonce'),
  })
  expect(linked.headers.location).toContain('/codigo/')
  expect((await visitor.get('/painel/')).body).toContain('Perdeu sua senha?')
  const again = await byGoogle(person, aVisitor(shop))
  const page = (await again.visitor.get(again.to)).body
  const entered = await again.visitor.post('/minha-conta/', {
    second_factor_code: codes[0]!,
    'second-factor-nonce': hiddenIn(page, 'second-factor-nonce'),
  })
  expect([entered.statusCode, await greeted(again.visitor)]).toEqual([303, 'caixa'])
  expect((await byGoogle(person, aVisitor(shop), '/checkout/')).to).toBe('/checkout/?login=code')
})

test('a shop that opens no accounts lets in who has one; the link is taken back on the page of one’s details', async () => {
  const known = aPerson()
  const { visitor } = await byGoogle(known, aVisitor(shop))
  await setting('woocommerce_enable_myaccount_registration', 'no')
  const stranger = await byGoogle(aPerson(), aVisitor(shop))
  expect((await stranger.visitor.get('/minha-conta/')).body).toContain('não abre cadastros')
  expect(await greeted((await byGoogle(known, aVisitor(shop))).visitor)).toBe('Rita Lopes')
  await setting('woocommerce_enable_myaccount_registration', 'yes')
  const page = '/minha-conta/edit-account/'
  await visitor.submit(page, `${page}google/`, 'google-unlink-nonce', {})
  expect((await visitor.get(page)).body).not.toContain('Desligar do Google')
  // Google opened the account, so the mailbox is proved: it is linked again.
  expect((await byGoogle(known, aVisitor(shop))).to).toBe('/minha-conta/')
})
