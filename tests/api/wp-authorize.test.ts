import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessions } from '#shop/accounts/sessions.ts'
import { apiAs, apiOf } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let cookie: string
let login: string
beforeAll(async () => {
  shop = await aShop({ demo: true })
  const { user } = await apiAs(shop, 'shop_manager')
  login = user.login
  cookie = `vitrine_session=${(await createSessions({ db: shop.db }).open(user)).token}`
})
afterAll(() => shop.close())

const PATH = '/wp-admin/authorize-application.php'
const ask = (query: Record<string, string>, headers: Record<string, string> = { cookie }) =>
  shop.get(`${PATH}?${new URLSearchParams(query)}`, headers)
const answer = (fields: Record<string, string>) =>
  shop.http.inject({
    method: 'POST',
    url: PATH,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const nonceIn = (html: string) => /name="_wpnonce" value="([0-9a-f]{10})"/.exec(html.slice(html.indexOf(`action="${PATH}"`)))![1]!
const passwords = () => shop.db.selectFrom('application_passwords').select('name').where('name', '<>', 'testes').execute()

test('[REST-1] the root names this page, and a stranger is asked to sign in first', async () => {
  const { body } = await apiOf(shop)('/')
  expect(body.authentication['application-passwords'].endpoints.authorization).toBe(`http://127.0.0.1${PATH}`)
  const page = await ask({ app_name: 'App' }, {})
  expect(page.headers['cache-control']).toContain('no-store')
  expect(page.body).toContain('name="redirect" value="/wp-admin/authorize-application.php?app_name=App"')
  expect(page.body).not.toContain('Sim, aprovar')
})

test('[REST-1] an approved application gets a password that opens the API', async () => {
  const query = { app_name: 'Meu <App>', success_url: 'https://app.example/volta?x=1', reject_url: 'https://app.example/nao' }
  const page = await ask(query)
  expect(page.body).toContain('Meu &lt;App&gt;')
  expect(page.body).toContain('entregue a app.example')
  const done = await answer({ ...query, _wpnonce: nonceIn(page.body), approve: '1' })
  expect(done.statusCode).toBe(200)
  const back = new URL(String(done.headers.refresh).replace('1;url=', ''))
  expect(back.origin + back.pathname).toBe('https://app.example/volta')
  expect(back.searchParams.get('site_url')).toBe('http://127.0.0.1')
  const secret = `${back.searchParams.get('user_login')}:${back.searchParams.get('password')}`
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`
  expect((await apiOf(shop, { authorization })('/wp/v2/users/me?context=edit')).body.username).toBe(login)
})

test('[REST-1] without a way back the password is shown once; a refusal gives nothing', async () => {
  const page = await ask({ app_name: 'De mão' })
  const done = await answer({ app_name: 'De mão', _wpnonce: nonceIn(page.body), approve: '1' })
  expect(done.body).toMatch(/<code>(\w{4} ){5}\w{4}<\/code>/)
  const before = await passwords()
  const refused = await answer({
    app_name: 'Não',
    reject_url: 'https://app.example/nao',
    _wpnonce: nonceIn(page.body),
    reject: '1',
  })
  expect(refused.headers.refresh).toBe('1;url=https://app.example/nao')
  expect(await passwords()).toEqual(before)
})

test('[REST-1] nothing is given without the page’s proof, nor to an unsafe address', async () => {
  const before = await passwords()
  expect((await answer({ app_name: 'Furto', approve: '1' })).statusCode).toBe(403)
  expect((await answer({ app_name: 'Furto', _wpnonce: '0123456789', approve: '1' })).statusCode).toBe(403)
  const nonce = nonceIn((await ask({ app_name: 'x' })).body)
  for (const success_url of ['javascript:alert(1)', 'http://app.example/', 'data:text/html,x']) {
    const page = await ask({ app_name: 'x', success_url })
    expect([page.statusCode, page.body.includes('Sim, aprovar')]).toEqual([400, false])
    const done = await answer({ app_name: 'x', success_url, _wpnonce: nonce, approve: '1' })
    expect([done.statusCode, done.headers.refresh]).toEqual([400, undefined])
  }
  expect((await ask({})).statusCode).toBe(400)
  expect((await ask({ app_name: 'x', app_id: 'nonsense' })).statusCode).toBe(400)
  expect(await passwords()).toEqual(before)
})

test('[REST-1] pages announce the API and themselves in it', async () => {
  const home = await shop.get('/')
  const root = '<http://127.0.0.1/wp-json/>; rel="https://api.w.org/"'
  const { page_on_front: front } = (await apiOf(shop)('/')).body
  const item = `<http://127.0.0.1/wp-json/wp/v2/pages/${front}>; rel="alternate"; title="JSON"; type="application/json"`
  const announced = (link: unknown) => String(link).split(/, (?=<\/fontes\/)/)[0]
  expect(announced(home.headers.link)).toBe(`${root}, ${item}`)
  const [post] = (await apiOf(shop)('/wp/v2/posts?per_page=1')).body
  expect((await shop.get(new URL(post.link).pathname)).headers.link).toContain(
    `/wp-json/wp/v2/posts/${post.id}>; rel="alternate"`,
  )
  expect(announced((await shop.get('/loja/')).headers.link)).toBe(root)
})
