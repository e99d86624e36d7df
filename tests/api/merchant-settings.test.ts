import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTextLock, lockOldSecrets } from '#content/settings/locked-text.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { createNonces } from '#http/nonce.ts'
import { systemClock } from '#kit/clock.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aCookieJar, aShop, SECRET, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
let customer: Api
let manager: Awaited<ReturnType<typeof apiAs>>['user']
beforeAll(async () => {
  shop = await aShop()
  ;({ api, user: manager } = await apiAs(shop, 'shop_manager'))
  ;({ api: customer } = await apiAs(shop, 'customer'))
})
afterAll(async () => await shop?.close())

const set = (group: string, id: string, value: string) =>
  api(`/wc/v3/settings/${group}/${id}`, { method: 'PUT', body: { value } })
const home = async () => (await shop.get('/')).body
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('every setting describes itself, and says what it would take', async () => {
  const { body: groups } = await api('/wc/v3/settings')
  for (const { id: group } of groups) {
    const { body } = await api(`/wc/v3/settings/${group}`)
    expect([group, body.length > 0]).toEqual([group, true])
    for (const setting of body)
      expect(setting).toMatchObject({
        label: expect.stringMatching(/./),
        group_id: group,
        type: expect.any(String),
        value: expect.any(String),
      })
  }
})

test('who sells stands in the footer of every page as soon as it is written', async () => {
  const given = {
    vitrine_legal_name: 'Dora Gameleira ME',
    vitrine_document: '11222333000181',
    woocommerce_store_address: 'Rua das Gameleiras, 120',
    woocommerce_store_postcode: '36325000',
    woocommerce_email_from_address: 'oi@barro.example',
  }
  for (const [id, value] of Object.entries(given)) expect((await set('general', id, value)).status).toBe(200)
  await eventually('the footer to say it', async () => {
    const footer = (await home()).split('<footer')[1] ?? ''
    return ['Dora Gameleira ME', 'CNPJ', '11.222.333/0001-81', 'Rua das Gameleiras, 120', '36325-000', 'oi@barro.example'].every(
      (words) => footer.includes(words),
    )
  })
  const refused = await set('general', 'vitrine_document', '11.222.333/0001-82')
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('Confira os números') } })
})

test.each([
  ['vitrine_shop_name', '<b>Barro</b>', 'Escreva sem < nem >.'],
  ['vitrine_shop_name', ' ', 'A loja precisa de um nome, com até 100 letras.'],
  ['vitrine_tagline', 'a > b', 'Escreva sem < nem >.'],
  ['vitrine_phone', 'xx', 'Escreva o telefone com DDD: (32) 3333-4444.'],
  ['vitrine_whatsapp', '123', 'Escreva o número com DDD: (32) 99999-8888.'],
  ['woocommerce_default_country', 'BR:XX', 'Escolha uma das opções.'],
])('what the shop can’t keep is refused with what would do: %s «%s»', async (id, value, words) => {
  expect(await set('general', id, value)).toMatchObject({ status: 400, body: { message: expect.stringContaining(words) } })
})

test.each([
  ['vitrine_phone', '0800 123 4567'],
  ['vitrine_phone', '(32) 3355-0000, ramal 2'],
  ['vitrine_whatsapp', '+55 (32) 99999-8888'],
])('a number is kept as people write it: %s «%s»', async (id, value) => {
  expect((await set('general', id, value)).body.value).toBe(value)
})

test('colours and pictures of the shop are on its pages at once; what could not be read is refused with one that can', async () => {
  expect((await set('appearance', 'vitrine_color_brand', '#0B5394')).body.value).toBe('#0b5394')
  await eventually('the colour on the page', async () => (await home()).includes('--color-brand:#0b5394'))
  const refused = await set('appearance', 'vitrine_color_brand', '#f0a385')
  expect(refused.status).toBe(400)
  const [nearest] = /#[0-9a-f]{6}/.exec(refused.body.message)!
  expect((await set('appearance', 'vitrine_color_brand', nearest)).status).toBe(200)
  expect((await set('appearance', 'vitrine_color_paper', 'red}body{x:y')).status).toBe(400)

  const sent = await api('/wp/v2/media', {
    method: 'POST',
    payload: PNG,
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename="marca.png"' },
  })
  expect(sent.status).toBe(201)
  for (const id of ['vitrine_logo_id', 'vitrine_icon_id'])
    expect((await set('appearance', id, String(sent.body.id))).body.value).toBe(String(sent.body.id))
  const page = await eventually('the logo on the page', async () => {
    const body = await home()
    return body.includes('class="site-logo-picture"') ? body : undefined
  })
  expect(page).toMatch(/<link rel="icon" href="\/midia\/[^"]+\.webp" type="image\/webp"/)
  expect((await shop.get('/')).headers['content-security-policy']).not.toContain('unsafe-inline')
  expect((await set('appearance', 'vitrine_logo_id', '')).body.value).toBe('')
  await eventually('the name again', async () => !(await home()).includes('class="site-logo-picture"'))
})

test('a look is taken by one call, with its header and footer, and each of these can be put back', async () => {
  const { body: before } = await api('/vitrine/v1/theme')
  const preset = before.presets.find(({ id }: { id: string }) => id === 'joalheria')
  const taken = await api('/vitrine/v1/theme', { method: 'POST', body: preset })
  expect(taken).toMatchObject({ status: 200, body: { scheme: 'dark', fonts: 'joalheria', card_ratio: 'portrait' } })
  const page = await eventually('the dark page', async () => {
    const body = await home()
    return body.includes('color-scheme:dark') && body.includes('topobase') ? body : undefined
  })
  expect(page).toContain('<meta name="theme-color" content="#0f0d0a"/>')
  const header = taken.body.placed.find(({ part }: { part: string }) => part === 'header')
  expect((await api(`/vitrine/v1/templates/${header.id}/revisions`)).body.length).toBeGreaterThan(0)
  const back = { document: header.before }
  expect((await api(`/vitrine/v1/templates/${header.id}`, { method: 'POST', body: back })).status).toBe(200)
  await eventually('the header that was there', async () => !(await home()).includes('topobase'))

  const refused = await api('/vitrine/v1/theme', { method: 'POST', body: { colours: { brand: '#ffee00' } } })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('difíceis de ler')
  expect((await api('/vitrine/v1/theme', { method: 'POST', body: { corners: 'wavy' } })).status).toBe(400)
  expect((await customer('/vitrine/v1/theme')).status).toBe(403)
  const { presets: _presets, ...first } = before
  expect((await api('/vitrine/v1/theme', { method: 'POST', body: { ...first, fonts: 'system' } })).body.scheme).toBe('light')
  await eventually('the page as before', async () => !(await home()).includes('color-scheme:dark'))
})

test.each([
  ['home', '<header'],
  ['listing', '<title>Loja'],
  ['product', 'product'],
  ['cart', 'woocommerce-cart-form'],
  ['mail', '#b02a5b'],
])('a look that is not saved is drawn for who runs the shop alone: %s', async (page, words) => {
  const { token, sessionId } = await createSessions({ db: shop.db }).open(manager)
  const nonce = createNonces({ secret: SECRET, clock: systemClock }).make('wp_rest', { sessionId, userId: manager.id })
  const content = JSON.stringify({ colours: { brand: '#b02a5b' }, cards: 'shadow', header: 'centred' })
  const see = (cookie: string) =>
    shop.http.inject({
      method: 'POST',
      url: '/previa/tema/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie },
      payload: new URLSearchParams({ nonce, page, content }).toString(),
    })
  const drawn = await see(`vitrine_session=${token}`)
  expect(drawn).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store, private' } })
  expect(drawn.body).toContain(words)
  expect(drawn.body).toContain('#b02a5b')
  expect(await home()).not.toContain('#b02a5b')
  expect((await see('')).statusCode).toBe(403)
})

test('a secret is kept and never told again; what stands beside it stays', async () => {
  expect((await set('forms', 'vitrine_turnstile_site_key', '0x4AAA-site')).body.value).toBe('0x4AAA-site')
  const kept = await set('forms', 'vitrine_turnstile_secret_key', '0x4AAA-secret')
  expect(kept.body.value).toBe('••••••••')
  expect(JSON.stringify((await api('/wc/v3/settings/forms')).body)).not.toContain('0x4AAA-secret')
  expect((await set('forms', 'vitrine_turnstile_secret_key', '••••••••')).status).toBe(400)
  const { value } = await shop.db.selectFrom('settings').select('value').where('name', '=', 'captcha').executeTakeFirstOrThrow()
  // Nobody reads it in the table or in a backup of it either.
  expect(value).toEqual({ turnstile: { siteKey: '0x4AAA-site', secretKey: expect.stringMatching(/^locked:[\w+/=]{40,}$/) } })
  expect(createTextLock(SECRET).open((value as { turnstile: { secretKey: string } }).turnstile.secretKey)).toBe('0x4AAA-secret')
  expect(createTextLock(`${SECRET}!`).open((value as { turnstile: { secretKey: string } }).turnstile.secretKey)).toBeUndefined()
  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify({ hcaptcha: { siteKey: 'site-antiga', secretKey: 'em-claro' } }) })
    .where('name', '=', 'captcha')
    .execute()
  await lockOldSecrets(shop.db, createTextLock(SECRET))
  const after = await shop.db.selectFrom('settings').select('value').where('name', '=', 'captcha').executeTakeFirstOrThrow()
  expect(JSON.stringify(after.value)).toMatch(/"site-antiga"/)
  expect(JSON.stringify(after.value)).not.toContain('em-claro')
})

test('the notice and the page before the opening follow their settings', async () => {
  await set('notice', 'woocommerce_demo_store_notice', 'Voltamos dia 10.')
  await set('notice', 'woocommerce_demo_store', 'yes')
  await eventually('the notice', async () => (await home()).includes('Voltamos dia 10.'))
  await set('site-visibility', 'woocommerce_coming_soon', 'yes')
  await eventually('the page before the opening', async () => (await home()).includes('<h1>Em breve</h1>'))
  expect(await home()).toContain('--color-brand:')
  expect((await customer('/vitrine/v1/setup/open', { method: 'POST', body: {} })).status).toBe(403)
  expect((await api('/vitrine/v1/setup/open', { method: 'POST', body: {} })).body).toMatchObject({
    is_open: true,
    home_changed: true,
  })
  await eventually('the shop to be open', async () => !(await home()).includes('Em breve'))
  expect((await api('/vitrine/v1/setup/open', { method: 'POST', body: {} })).body).toMatchObject({ home_changed: false })
  expect((await api('/wc/v3/settings/setup')).body[0].value).toBe('done')
})

test.each([
  ['products', 'woocommerce_notify_low_stock_amount', '-1'],
  ['products', 'vitrine_swatch_stock_threshold', 'muitas'],
  ['products', 'vitrine_swatch_label_separator', '<b>'],
  ['checkout', 'woocommerce_terms_page_url', 'https://evil.example/'],
  ['appearance', 'vitrine_logo_id', '1; drop table media'],
  ['forms', 'vitrine_hcaptcha_site_key', '"><script>'],
  ['setup', 'vitrine_setup_step', 'constructor'],
])('%s/%s: «%s» is refused', async (group, id, value) => {
  expect(await set(group, id, value)).toMatchObject({ status: 400, body: { code: 'rest_setting_value_invalid' } })
})

test('what the merchant calls few is what shoppers’ programs are told', async () => {
  const made = await api('/wc/v3/products', {
    method: 'POST',
    body: { name: 'Caneca', regular_price: '49.90', manage_stock: true, stock_quantity: 4, status: 'publish' },
  })
  const left = async () => (await api(`/wc/store/v1/products/${made.body.id}`)).body.low_stock_remaining
  expect(await left()).toBeNull()
  expect((await set('products', 'woocommerce_notify_low_stock_amount', '5')).body.value).toBe('5')
  expect(await left()).toBe(4)
})

test('a Pix key that nobody can be paid by is refused; others are kept as banks know them', async () => {
  const pix = (key: string) => api('/wc/v3/payment_gateways/pix', { method: 'PUT', body: { settings: { key } } })
  expect(await pix('529.982.247-26')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('Confira a chave') },
  })
  expect((await pix('(32) 99999-0000')).body.settings.key.value).toBe('+5532999990000')
})

test('a shop that opens no accounts on its page shows no form for it, and takes none', async () => {
  const jar = aCookieJar()
  const door = async () => {
    const { body, headers } = await shop.get('/minha-conta/', { cookie: jar.header() })
    jar.take(headers['set-cookie'])
    return body
  }
  expect(await door()).toContain('woocommerce-register-nonce')
  const [, nonce] = /name="woocommerce-register-nonce" value="([^"]+)"/.exec(await door())!
  expect((await set('account', 'woocommerce_enable_myaccount_registration', 'no')).body.value).toBe('no')
  expect(await door()).not.toContain('woocommerce-register-nonce')
  const sent = await shop.http.inject({
    method: 'POST',
    url: '/minha-conta/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie: jar.header() },
    payload: new URLSearchParams({
      register: '1',
      email: 'nova@exemplo.com.br',
      password: 'um canário canta',
      'woocommerce-register-nonce': nonce!,
    }).toString(),
  })
  expect(sent.statusCode).toBe(403)
  expect(sent.body).toContain('não abre cadastros por aqui')
  expect(await shop.db.selectFrom('users').select('id').where('email', '=', 'nova@exemplo.com.br').execute()).toEqual([])
})

test('a connection can be tried once the key of the account is there, also of the ways to pay that use the account', async () => {
  const ready = async (id: string) => (await api(`/wc/v3/payment_gateways/${id}`)).body.is_set_up
  const give = (settings: object) => api('/wc/v3/payment_gateways/mercado_pago', { method: 'PUT', body: { settings } })
  expect([await ready('mercado_pago'), await ready('mercado_pago_pix')]).toEqual([false, false])
  expect((await give({ webhookSecret: 'assinatura' })).status).toBe(200)
  expect(await ready('mercado_pago')).toBe(false)
  expect((await give({ accessToken: 'APP_USR-1234' })).status).toBe(200)
  expect([await ready('mercado_pago'), await ready('mercado_pago_pix')]).toEqual([true, true])
})
