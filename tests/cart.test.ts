import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { eventually } from './support/eventually.ts'
import { aCookieJar, aShop, type TestShop } from './support/shop.ts'
import { withStatements } from './support/statements.ts'

let shop: TestShop
const ids: Record<string, number> = {}

beforeAll(async () => {
  shop = await aShop({ demo: true })
  for (const { slug, id } of await shop.db.selectFrom('products').select(['slug', 'id']).execute()) ids[slug] = id
})
afterAll(() => shop.close())

type Jar = ReturnType<typeof aCookieJar>
type Answer = {
  fragments: Record<string, string>
  page?: Record<string, string>
  cart_hash: string
  error?: boolean
  product_url?: string | false
  success?: boolean
}

async function ask(endpoint: string, fields: Record<string, string>, jar: Jar, headers: Record<string, string> = {}) {
  const answer = await shop.http.inject({
    method: 'POST',
    url: `/?wc-ajax=${endpoint}&elementor_page_id=282`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', cookie: jar.header(), ...headers },
  })
  jar.take(answer.headers['set-cookie'])
  return answer
}
const add = async (slug: string, jar: Jar, fields: Record<string, string> = {}) =>
  (await ask('add_to_cart', { product_id: String(ids[slug]), ...fields }, jar)).json<Answer>()
const MINI_CART = 'div.widget_shopping_cart_content'
const COUNT = '.elementor-menu-cart__toggle_button span.elementor-button-icon-qty'
const keyIn = (answer: Answer) => /data-cart_item_key="([0-9a-f]{32})"/.exec(answer.fragments[MINI_CART] ?? '')?.[1] ?? ''
const page = async (url: string, jar: Jar) => {
  const answer = await shop.get(url, { cookie: jar.header() })
  jar.take(answer.headers['set-cookie'])
  return answer
}

test('[ADD-7] adding answers with every piece that follows the cart, a hash, and the cookies that scripts read', async () => {
  const jar = aCookieJar()
  const answer = await ask(
    'add_to_cart',
    { product_id: String(ids['vaso-jequitinhonha']), quantity: '2', success_message: 'x', anything: 'else' },
    jar,
  )
  const { fragments, cart_hash: hash } = answer.json<Answer>()
  expect(Object.keys(fragments)).toEqual([MINI_CART, '.elementor-menu-cart__toggle_button span.elementor-button-text', COUNT])
  expect(fragments[MINI_CART]).toMatch(/^<div class="widget_shopping_cart_content">.*Vaso Jequitinhonha/s)
  expect(fragments[COUNT]).toBe('<span class="elementor-button-icon-qty" data-counter="2">2</span>')
  expect(hash).toMatch(/^[0-9a-f]{32}$/)
  expect(jar.header()).toContain(`woocommerce_cart_hash=${hash}`)
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('adding takes two round trips to the database when the visitor is known, and what goes with such a cart', async () => {
  const other = aCookieJar()
  await add('vaso-jequitinhonha', other)
  await add('conjunto-cafe-da-tarde', other)
  const jar = aCookieJar()
  await add('vaso-jequitinhonha', jar)
  const { statements } = await withStatements(() => add('conjunto-cafe-da-tarde', jar))
  expect(statements).toHaveLength(2)
})

test.each([
  ['nothing that exists', '999999999', {}, false],
  ['a product whose options are not chosen', 'caneca-serra', {}, '/produto/caneca-serra/'],
  ['a sold out product', 'pilao-de-madeira', {}, '/produto/pilao-de-madeira/'],
  ['none of it', 'vaso-jequitinhonha', { quantity: '0' }, '/produto/vaso-jequitinhonha/'],
  ['less than none', 'vaso-jequitinhonha', { quantity: '-3' }, '/produto/vaso-jequitinhonha/'],
  ['half of it', 'vaso-jequitinhonha', { quantity: '1.5' }, '/produto/vaso-jequitinhonha/'],
  ['far more than there is', 'vaso-jequitinhonha', { quantity: '5000' }, '/produto/vaso-jequitinhonha/'],
  ['words', 'vaso-jequitinhonha', { quantity: 'muitos' }, '/produto/vaso-jequitinhonha/'],
  ['a variation of another product', 'vaso-jequitinhonha', { variation_id: '1' }, '/produto/vaso-jequitinhonha/'],
])('[ADD-6] asking for %s puts nothing into the cart and names the page to go to', async (_what, slug, fields, url) => {
  const jar = aCookieJar()
  const answer = (await ask('add_to_cart', { product_id: String(ids[slug] ?? slug), ...fields }, jar)).json<Answer>()
  expect(answer).toEqual({ error: true, product_url: url && `http://127.0.0.1${url}` })
  expect((await page('/cart/', jar)).body).toContain('Seu carrinho está vazio.')
})

test('the reason waits for the next page and is told once', async () => {
  const jar = aCookieJar()
  await add('pilao-de-madeira', jar)
  expect(jar.header()).toContain('vitrine_notices=1')
  const { fragments } = (await ask('get_refreshed_fragments', { time: '1' }, jar)).json<Answer>()
  expect(fragments['div.woocommerce-notices-wrapper']).toMatch(
    /<ul class="woocommerce-error" role="alert"><li role="none">Você não pode adicionar .*em falta/,
  )
  expect(
    (await ask('get_refreshed_fragments', { time: '2' }, jar)).json<Answer>().fragments['div.woocommerce-notices-wrapper'],
  ).toBeUndefined()
})

test.each([
  ['no product', {}],
  ['a word', { product_id: 'abc' }],
  ['a product below zero', { product_id: '-7' }],
  ['two products', { product_id: '1,2' }],
])('[ADD-6] a call with %s says that it cannot be bought', async (_what, fields) => {
  const jar = aCookieJar()
  expect((await ask('add_to_cart', fields, jar)).json()).toEqual({ error: true, product_url: false })
  const { fragments } = (await ask('get_refreshed_fragments', {}, jar)).json<Answer>()
  expect(fragments['div.woocommerce-notices-wrapper']).toContain('Desculpe, este produto não pode ser comprado.')
})

test('a call that nobody knows answers nothing, as everywhere in this ecosystem', async () => {
  const answer = await ask('does_not_exist', {}, aCookieJar())
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})

test('a variation is added by its choices or by its own id, and both are one line', async () => {
  const jar = aCookieJar()
  await add('caneca-serra', jar, { attribute_pa_cor: 'terracota' })
  const variation = await shop.db
    .selectFrom('variations')
    .innerJoin('variation_terms', 'variation_terms.variation_id', 'variations.id')
    .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
    .select('variations.id')
    .where('variations.product_id', '=', ids['caneca-serra']!)
    .where('attribute_terms.slug', '=', 'terracota')
    .executeTakeFirstOrThrow()
  const answer = (await ask('add_to_cart', { product_id: String(variation.id) }, jar)).json<Answer>()
  expect(answer.fragments[COUNT]).toContain('>2<')
  expect(answer.fragments[MINI_CART]?.match(/mini_cart_item/g)).toHaveLength(1)
  expect(answer.fragments[MINI_CART]).toContain('Terracota')

  // The choices that come with an id must be the variation's own, as far as it fixes them.
  const ways: Record<string, string>[] = [
    { product_id: String(ids['caneca-serra']), variation_id: String(variation.id) },
    { product_id: String(variation.id) },
  ]
  for (const way of ways) {
    const other = (await ask('add_to_cart', { ...way, attribute_pa_cor: 'azul-anil' }, jar)).json<Answer>()
    expect(other).toEqual({ error: true, product_url: 'http://127.0.0.1/produto/caneca-serra/' })
    const { fragments } = (await ask('get_refreshed_fragments', {}, jar)).json<Answer>()
    expect(fragments[COUNT]).toContain('>2<')
    expect(fragments['div.woocommerce-notices-wrapper']).toContain('Valor inválido para “Cor”')
  }
})

test('[REM-1] removing by the key answers with the new cart, and an empty one has no hash', async () => {
  const jar = aCookieJar()
  const key = keyIn(await add('vaso-jequitinhonha', jar))
  const answer = (await ask('remove_from_cart', { cart_item_key: key }, jar)).json<Answer>()
  expect(answer.cart_hash).toBe('')
  expect(answer.fragments[MINI_CART]).toContain('Nenhum produto no carrinho.')
  expect(jar.header()).not.toContain('woocommerce_items_in_cart')
})

test('[REM-2] a key that is unknown, malformed or of someone else removes nothing and has no fragments', async () => {
  const [mine, theirs] = [aCookieJar(), aCookieJar()]
  const key = keyIn(await add('vaso-jequitinhonha', theirs))
  for (const wrong of [key, 'x', '', '0'.repeat(32)])
    expect((await ask('remove_from_cart', { cart_item_key: wrong }, mine)).json()).toEqual({ success: false })
  expect((await page('/cart/', theirs)).body).toContain('Vaso Jequitinhonha')
})

test('[CART-3] the cart page changes quantities, removes and undoes, with plain links and forms', async () => {
  const jar = aCookieJar()
  const key = keyIn(await add('vaso-jequitinhonha', jar))
  const nonce = /name="woocommerce-cart-nonce" value="([0-9a-f]{10})"/.exec((await page('/cart/', jar)).body)?.[1] ?? ''
  const update = (quantity: string, proof = nonce) =>
    shop.http.inject({
      method: 'POST',
      url: '/cart/',
      payload: new URLSearchParams({
        [`cart[${key}][qty]`]: quantity,
        update_cart: '1',
        'woocommerce-cart-nonce': proof,
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header() },
    })
  expect((await update('3')).statusCode).toBe(303)
  expect((await page('/cart/', jar)).body).toMatch(/Carrinho atualizado\.[\s\S]*value="3"/)
  await update('9')
  expect((await page('/cart/', jar)).body).toMatch(/temos em estoque 4[\s\S]*value="3"/)
  await update('1', '0000000000')
  expect((await page('/cart/', jar)).body).toMatch(/O formulário expirou[\s\S]*value="3"/)
  await page(`/cart/?remove_item=${key}&_wpnonce=${nonce}`, jar)
  const removed = (await page('/cart/', jar)).body
  expect(removed).toMatch(/removido\.[\s\S]*Desfazer\?/)
  const undo = /href="(\/cart\/\?undo_item=[^"]+)"/.exec(removed)?.[1]?.replaceAll('&amp;', '&') ?? ''
  await page(undo, jar)
  expect((await page('/cart/', jar)).body).toContain('value="3"')
  await page(`/cart/?remove_item=${key}&_wpnonce=0000000000`, jar)
  expect((await page('/cart/', jar)).body).toMatch(/Este link expirou[\s\S]*value="3"/)
})

test('[CART-7] an empty cart says so, leads back to the shop and shows what others buy', async () => {
  const { body } = await page('/cart/', aCookieJar())
  expect(/Os mais procurados<\/h2>.*?<\/section>/s.exec(body)?.[0].match(/<li class="product-card/g)).toHaveLength(4)
  expect(body).toContain('Seu carrinho está vazio.')
  expect(body).toMatch(/class="button wc-backward" href="\/loja\/"/)
})

test('[ADD-2] the plain link and the plain form add on the server, and the page where they stood says so', async () => {
  const jar = aCookieJar()
  const product = ids['vaso-jequitinhonha']
  const answer = await page(`/loja/?orderby=price&add-to-cart=${product}&quantity=2`, jar)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/loja/?orderby=price'])
  const { body } = await page('/loja/?orderby=price', jar)
  expect(body).toMatch(
    /“Vaso Jequitinhonha” foi adicionado ao seu carrinho\.(?:<!-- -->)? <a href="\/cart\/" class="wc-forward">Ver carrinho/,
  )
  const posted = await shop.http.inject({
    method: 'POST',
    url: '/produto/vaso-jequitinhonha/',
    payload: `add-to-cart=${product}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header() },
  })
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '/produto/vaso-jequitinhonha/'])
  const refused = await page(`//evil.example/?add-to-cart=${product}`, jar)
  expect(refused.headers.location ?? '/').toMatch(/^\/(?!\/)/)
})

test('[ADD-10] where the shop leads to the cart after adding, the plain link and form do it too, but not what was refused', async () => {
  const redirect = shop.db.insertInto('settings').values({ name: 'cart_redirect_after_add', value: 'true' })
  await redirect.execute()
  try {
    await eventually('the shop knows', async () => (await shop.get('/loja/')).body.includes('"cart_redirect_after_add":"yes"'))
    const jar = aCookieJar()
    const added = await page(`/loja/?add-to-cart=${ids['moringa-de-barro']}`, jar)
    expect(added.headers.location).toBe('/cart/')
    expect((await page('/cart/', jar)).body).toContain('“Moringa de barro” foi adicionado ao seu carrinho.')
    expect((await page(`/loja/?add-to-cart=${ids['pilao-de-madeira']}`, jar)).headers.location).toBe('/loja/')
  } finally {
    await shop.db.deleteFrom('settings').where('name', '=', 'cart_redirect_after_add').execute()
  }
})

test('[ADD-6] the page that a refused add leads to says why in its own markup, once, and to this visitor alone', async () => {
  const jar = aCookieJar()
  const { product_url: url } = await add('pilao-de-madeira', jar)
  const path = new URL(String(url)).pathname
  const told = await page(path, jar)
  expect(told.body).toMatch(/<ul class="woocommerce-error" role="alert"><li role="none">Você não pode adicionar .*em falta/)
  expect(told.headers['cache-control']).toContain('no-store')
  expect(jar.header()).not.toContain('vitrine_notices')
  const stale = await shop.get(path, { cookie: `${jar.header()}; vitrine_notices=1` })
  for (const next of [await page(path, jar), await page(path, aCookieJar()), stale]) {
    expect(next.body).not.toContain('Você não pode adicionar')
    expect(next.headers['cache-control']).toContain('public')
    expect(next.headers['set-cookie']).toBeUndefined()
  }
  // A page that a script or a prefetch asks for may never be seen.
  await add('pilao-de-madeira', jar)
  for (const [name, value] of [
    ['sec-purpose', 'prefetch'],
    ['sec-fetch-dest', 'empty'],
  ] as const)
    expect((await shop.get(path, { cookie: jar.header(), [name]: value })).body).not.toContain('Você não pode adicionar')
  expect((await page(path, jar)).body).toContain('Você não pode adicionar')
})

test('[I7] an add that is sent again with its key is done once, also at the same moment; with another key it is another', async () => {
  const jar = aCookieJar()
  const send = async (key: string) => {
    const answer = await ask('add_to_cart', { product_id: String(ids['moringa-de-barro']) }, jar, { 'idempotency-key': key })
    return answer.json<Answer>()
  }
  const first = await send('chave-numero-1')
  const again = await send('chave-numero-1')
  expect(again).toEqual(first)
  await Promise.all([send('chave-numero-2'), send('chave-numero-2'), send('chave-numero-2')])
  const { fragments } = (await ask('get_refreshed_fragments', {}, jar)).json<Answer>()
  expect(fragments[COUNT]).toContain('>2<')
  // Taken out meanwhile, it does not come back by a late repetition.
  await ask('remove_from_cart', { cart_item_key: keyIn(first) }, jar)
  expect((await send('chave-numero-2')).fragments[MINI_CART]).toContain('Nenhum produto no carrinho.')
})

test('[CART-6] the cookies by which a page knows of the cart live as long as the session that holds it', async () => {
  const cookies = [
    (await ask('add_to_cart', { product_id: String(ids['moringa-de-barro']) }, aCookieJar())).headers['set-cookie'],
  ]
  const lives = cookies.flat().map((line) => [line!.split('=', 1)[0], /Max-Age=(\d+)/.exec(line!)?.[1]])
  const life = lives.find(([name]) => name === 'vitrine_session')?.[1]
  expect(Number(life)).toBeGreaterThan(0)
  expect(Object.fromEntries(lives)).toEqual({
    vitrine_session: life,
    woocommerce_items_in_cart: life,
    woocommerce_cart_hash: life,
  })
})

test('the buttons of cart, checkout and account name themselves to scripts as those that send their forms', async () => {
  const jar = aCookieJar()
  await add('moringa-de-barro', jar)
  for (const [path, names] of [
    ['/cart/', ['apply_coupon', 'update_cart', 'calc_shipping']],
    ['/checkout/', ['apply_coupon', 'woocommerce_checkout_place_order']],
    ['/minha-conta/', ['login']],
  ] as const) {
    const { body } = await page(path, jar)
    const buttons = [...body.matchAll(/<button[^>]*name="(\w+)"[^>]*>/g)].map(([button, name]) => ({ button, name }))
    expect(buttons.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
    expect(buttons.filter(({ button }) => !button.includes('type="submit"'))).toEqual([])
  }
})

test('[CART-3] the cart’s form without one of its buttons changes nothing and says nothing, as scripts send it after a coupon', async () => {
  const jar = aCookieJar()
  const key = keyIn(await add('moringa-de-barro', jar))
  const nonce = /name="woocommerce-cart-nonce" value="([0-9a-f]{10})"/.exec((await page('/cart/', jar)).body)?.[1] ?? ''
  const post = async (fields: Record<string, string>, accept = 'text/html') =>
    await shop.http.inject({
      method: 'POST',
      url: '/cart/',
      payload: new URLSearchParams({ ...fields, 'woocommerce-cart-nonce': nonce }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header(), accept },
    })
  await post({ [`cart[${key}][qty]`]: '1', coupon_code: '' })
  expect((await page('/cart/', jar)).body).toMatch(/<div class="woocommerce-notices-wrapper"><\/div>/)
  // A coupon's own words stand before those about the quantities that were sent with it.
  await post({ [`cart[${key}][qty]`]: '2', coupon_code: 'bemvindo10', apply_coupon: 'Aplicar cupom' })
  expect((await page('/cart/', jar)).body).toMatch(/Código de cupom aplicado com sucesso\.[\s\S]*Carrinho atualizado\./)
})

test('[CART-3] a change of the cart is one request: its answer carries the page’s parts, the notices and what follows the cart', async () => {
  const jar = aCookieJar()
  const key = keyIn(await add('moringa-de-barro', jar))
  const html = (await page('/cart/', jar)).body
  const nonce = /name="woocommerce-cart-nonce" value="([0-9a-f]{10})"/.exec(html)?.[1] ?? ''
  const answer = await shop.http.inject({
    method: 'POST',
    url: '/cart/',
    payload: new URLSearchParams({
      [`cart[${key}][qty]`]: '2',
      update_cart: '1',
      'woocommerce-cart-nonce': nonce,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header(), accept: 'application/json' },
  })
  expect(answer.statusCode).toBe(200)
  const changed = answer.json<Answer>()
  expect(changed.page?.['.cart-content']).toMatch(/^<div class="cart-content[\s\S]*value="2"/)
  expect(changed.page?.['.woocommerce-notices-wrapper']).toContain('Carrinho atualizado.')
  expect(changed.fragments[COUNT]).toContain('>2<')
  expect(changed.cart_hash).toMatch(/^[0-9a-f]{32}$/)
  const security = /"apply_coupon_nonce":"([0-9a-f]{10})"/.exec(html)?.[1] ?? ''
  const coupon = await ask('apply_coupon', { security, coupon_code: 'bemvindo10' }, jar, { accept: 'application/json' })
  const { fragments, page: parts } = coupon.json<Answer>()
  expect({ ...fragments, ...parts }).toMatchObject({
    '.cart_totals': expect.stringContaining('Cupom: bemvindo10') as string,
    '.woocommerce-notices-wrapper': expect.stringContaining('Código de cupom aplicado com sucesso.') as string,
    [COUNT]: expect.stringContaining('>2<') as string,
  })
  // What is put in or taken out beside the cart brings the page's parts too, where the page asks for them.
  const added = await ask('add_to_cart', { product_id: String(ids['vaso-jequitinhonha']) }, jar, { 'x-cart-page': '1' })
  expect(added.json<Answer>().page?.['.cart-content']).toContain('Vaso Jequitinhonha')
})

test('[ADD-1] every page names itself in the address of the calls that scripts make', async () => {
  const { id } = await shop.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'cozinha-e-mesa')
    .executeTakeFirstOrThrow()
  for (const [path, pageId] of [
    ['/categoria-produto/cozinha-e-mesa/', id],
    ['/produto/moringa-de-barro/', ids['moringa-de-barro']],
    ['/produto/caneca-serra/', ids['caneca-serra']],
  ] as const) {
    const addresses = [...(await shop.get(path)).body.matchAll(/"wc_ajax_url":"([^"]*)"/g)].map(([, address]) => address)
    expect(new Set(addresses)).toEqual(new Set([`/?wc-ajax=%%endpoint%%&elementor_page_id=${pageId}`]))
  }
})

test('[I7] fifty additions at the same moment end with fifty, none lost', async () => {
  const jar = aCookieJar()
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).where('product_id', '=', ids['quadro-cerrado']!).execute()
  await add('quadro-cerrado', jar)
  /** Who is told "later" on a slow machine presses again, as the page does: what was put off must not have been added. */
  const press = async (): Promise<unknown> => {
    const { statusCode } = await ask('add_to_cart', { product_id: String(ids['quadro-cerrado']) }, jar)
    return statusCode === 503 ? press() : statusCode
  }
  expect(new Set(await Promise.all(Array.from({ length: 49 }, press)))).toEqual(new Set([200]))
  const { fragments } = (await ask('get_refreshed_fragments', {}, jar)).json<Answer>()
  expect(fragments[COUNT]).toContain('>50<')
})

test('[I7] 120 additions of one visitor are all answered, none with “later”, and a stranger passes them', async () => {
  const [jar, stranger] = [aCookieJar(), aCookieJar()]
  for (const one of [jar, stranger]) await add('quadro-cerrado', one)
  let served = 0
  const crowd = Array.from({ length: 120 }, async () => {
    const { statusCode } = await ask('add_to_cart', { product_id: String(ids['quadro-cerrado']) }, jar)
    served++
    return statusCode
  })
  expect((await page('/checkout/', stranger)).statusCode).toBe(200)
  expect((await ask('add_to_cart', { product_id: String(ids['quadro-cerrado']) }, stranger)).statusCode).toBe(200)
  expect(served).toBeLessThan(100)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]))
  const { fragments } = (await ask('get_refreshed_fragments', {}, jar)).json<Answer>()
  expect(fragments[COUNT]).toContain('>121<')
})

test('[CART-6] [I18] a guest who signs in keeps the cart, joined with the one of the account', async () => {
  const password = 'a rede na varanda'
  await createAccounts({ db: shop.db }).create({
    login: 'carla',
    email: 'carla@loja.example',
    displayName: 'Carla',
    password,
    roles: ['customer'],
  })
  const signIn = async (jar: Jar) => {
    const nonce = /name="woocommerce-login-nonce" value="([0-9a-f]{10})"/.exec((await page('/minha-conta/', jar)).body)?.[1] ?? ''
    const answer = await shop.http.inject({
      method: 'POST',
      url: '/minha-conta/',
      payload: new URLSearchParams({ username: 'carla', password, 'woocommerce-login-nonce': nonce }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar.header() },
    })
    jar.take(answer.headers['set-cookie'])
  }
  const phone = aCookieJar()
  await add('vaso-jequitinhonha', phone)
  await signIn(phone)
  const desk = aCookieJar()
  await add('moringa-de-barro', desk)
  await add('vaso-jequitinhonha', desk)
  await signIn(desk)
  for (const jar of [phone, desk]) {
    const { body } = await page('/cart/', jar)
    expect(body).toContain('Moringa de barro')
    expect(body).toMatch(/Vaso Jequitinhonha[\s\S]*?value="2"/)
  }

  // Joined again, with more than there is: what was reduced is told on the page that follows the sign-in.
  await shop.db.updateTable('stock').set({ on_hand: 4 }).where('product_id', '=', ids['vaso-jequitinhonha']!).execute()
  const tablet = aCookieJar()
  await add('vaso-jequitinhonha', tablet, { quantity: '3' })
  await signIn(tablet)
  expect((await page('/minha-conta/', tablet)).body).toContain(
    'Ao juntar o seu carrinho com o da sua conta, ficaram 4 unidades de “Vaso Jequitinhonha” em vez de 5: é o que temos em estoque.',
  )
  expect((await page('/minha-conta/', tablet)).body).not.toContain('Ao juntar o seu carrinho')
})

test('[CART-6] [I18] a guest who signs in from two tabs at the same moment has each thing as often as before', async () => {
  const password = 'a rede na varanda'
  const account = { login: 'dora', email: 'dora@loja.example', displayName: 'Dora', password, roles: ['customer' as const] }
  await createAccounts({ db: shop.db }).create(account)
  const guest = aCookieJar()
  for (let time = 0; time < 3; time++) await add('moringa-de-barro', guest)
  const form = (await page('/minha-conta/', guest)).body
  const nonce = /name="woocommerce-login-nonce" value="([0-9a-f]{10})"/.exec(form)?.[1] ?? ''
  const tabs = await Promise.all(
    Array.from({ length: 2 }, () =>
      shop.http.inject({
        method: 'POST',
        url: '/minha-conta/',
        payload: new URLSearchParams({ username: 'dora', password, 'woocommerce-login-nonce': nonce }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: guest.header() },
      }),
    ),
  )
  const lines = await shop.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .innerJoin('users', 'users.id', 'carts.user_id')
    .select('quantity')
    .where('users.login', '=', 'dora')
    .execute()
  expect(lines).toEqual([{ quantity: 3 }])
  expect(tabs.some(({ statusCode }) => statusCode === 303)).toBe(true)
})

test('a price that changes meanwhile is the one that the cart shows', async () => {
  const jar = aCookieJar()
  const before = await add('espelho-redondo', jar)
  await shop.db
    .updateTable('products')
    .set({ price_cents: 12_345, sale_price_cents: null })
    .where('id', '=', ids['espelho-redondo']!)
    .execute()
  const after = (await ask('get_refreshed_fragments', {}, jar)).json<Answer>()
  expect(after.fragments[MINI_CART]).toContain('123,45')
  expect(after.cart_hash).not.toBe(before.cart_hash)
})

test('the signs in the small cart change a quantity, and what cannot be had is told and changes nothing', async () => {
  const jar = aCookieJar()
  const key = keyIn(await add('vaso-jequitinhonha', jar))
  const set = async (fields: Record<string, string>) => await ask('set_quantity', { cart_item_key: key, ...fields }, jar)
  const more = (await set({ quantity: '2' })).json<Answer & { problem?: string }>()
  expect(more.fragments[COUNT]).toContain('data-counter="2"')
  expect(more.fragments[MINI_CART]).toMatch(/aria-label="Menos um de Vaso Jequitinhonha"[^>]*data-quantity="1"/)
  expect(more.problem).toBeUndefined()
  expect(jar.header()).toContain(`woocommerce_cart_hash=${more.cart_hash}`)
  const tooMany = (await set({ quantity: '9000' })).json<Answer & { problem?: string }>()
  expect(tooMany.problem).toMatch(/temos em estoque \d+/)
  expect(tooMany.fragments[COUNT]).toContain('data-counter="2"')
  for (const bad of ['0', '-1', '1.5', 'dois', ''] as const) {
    const answer = await set({ quantity: bad })
    expect([bad, answer.statusCode, answer.json<{ problem: string }>().problem]).toEqual([
      bad,
      400,
      'A quantidade deve ser um número inteiro, a partir de 1.',
    ])
  }
  expect((await set({ cart_item_key: 'x', quantity: '1' })).statusCode).toBe(400)
  const stranger = (await ask('set_quantity', { cart_item_key: key, quantity: '1' }, aCookieJar())).json<Answer>()
  expect(stranger.fragments[COUNT]).toContain('data-counter="0"')
  expect((await set({ quantity: '1' })).json<Answer>().fragments[MINI_CART]).toMatch(
    /aria-label="Menos um de Vaso Jequitinhonha"[^>]*disabled/,
  )
})
