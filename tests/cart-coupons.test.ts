import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCookieJar, aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let ids: Record<string, number>
let jar: ReturnType<typeof aCookieJar>

beforeAll(async () => {
  shop = await aShop({ demo: true })
  const rows = await shop.db.selectFrom('products').select(['slug', 'id']).execute()
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]))
})
afterAll(() => shop.close())
beforeEach(async () => {
  jar = aCookieJar()
  await ask('add_to_cart', { product_id: String(ids['colheres-de-pau']), quantity: '1' })
})

async function send(method: 'GET' | 'POST', url: string, fields: Record<string, string> | string = {}) {
  const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  const answer = await shop.http.inject({
    method,
    url,
    ...(method === 'POST' && { payload }),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie: jar.header() },
  })
  jar.take(answer.headers['set-cookie'])
  return answer
}
const ask = (endpoint: string, fields: Record<string, string> | string = {}) => send('POST', `/?wc-ajax=${endpoint}`, fields)
const page = async () => (await send('GET', '/cart/')).body
const printed = async (name: string) => new RegExp(`"${name}":"([0-9a-f]{10})"`).exec(await page())?.[1] ?? ''
const hidden = async (name: string) => new RegExp(`name="${name}" value="([0-9a-f]{10})"`).exec(await page())?.[1] ?? ''
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
const total = async () =>
  /order-total.*?R\$ ([\d.,]+)/.exec(text((await page()).replace(/[\s\S]*order-total/, 'order-total')))?.[1]
const apply = async (code: string, security?: string) =>
  await ask('apply_coupon', { security: security ?? (await printed('apply_coupon_nonce')), coupon_code: code })
const priceOf = async () => {
  const { price_cents: cents } = await shop.db
    .selectFrom('products')
    .select('price_cents')
    .where('slug', '=', 'colheres-de-pau')
    .executeTakeFirstOrThrow()
  return cents ?? 0
}
const shown = (cents: number) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })

test('a coupon is applied in any case of letters, lowers the total, changes the hash, and comes off again', async () => {
  const before = jar.header()
  const answer = await apply(' bemVINDO10 ')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toBe('<div class="woocommerce-message" role="alert">Código de cupom aplicado com sucesso.</div>')
  expect(jar.header()).not.toBe(before)
  const price = await priceOf()
  expect(await total()).toBe(shown(price - Math.round(price / 10)))
  expect(await page()).toMatch(/<tr class="cart-discount coupon-bemvindo10">[\s\S]*data-coupon="bemvindo10"/)
  const off = await ask('remove_coupon', { security: await printed('remove_coupon_nonce'), coupon: 'BEMVINDO10' })
  expect(off.body).toContain('O cupom foi removido.')
  expect(await total()).toBe(shown(price))
})

test.each([
  ['', 'Informe o código do cupom.'],
  ['   ', 'Informe o código do cupom.'],
  ['NAOEXISTE', 'O cupom “naoexiste” não existe.'],
  ['INVERNO20', 'O cupom “inverno20” expirou.'],
  ['MESA50', 'O gasto mínimo para o cupom “mesa50” é de R$ 400,00.'],
  ['x'.repeat(500), 'não existe.'],
  ['<script>alert(1)</script>', 'O cupom “&lt;script&gt;alert(1)&lt;/script&gt;” não existe.'],
  ["' or 1=1 --", 'não existe.'],
])('the coupon %j is refused with its reason, and nothing changes', async (code, words) => {
  const before = await total()
  const answer = await apply(code)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toMatch(/^<ul class="woocommerce-error" role="alert"><li role="none">/)
  expect(answer.body.replaceAll('\u00a0', ' ')).toContain(words)
  expect(await total()).toBe(before)
})

test('twice the same coupon, one beside one that wants to be alone, and one that pushes the others out', async () => {
  await apply('BEMVINDO10')
  expect((await apply('bemvindo10')).body).toContain('O cupom “bemvindo10” já foi aplicado.')
  expect((await apply('VIZINHANCA15')).body).toContain(
    'aplicado com sucesso. Ele não pode ser combinado com outros: o cupom “bemvindo10” foi retirado.',
  )
  expect(await page()).not.toContain('coupon-bemvindo10')
  expect((await apply('BEMVINDO10')).body).toContain('O cupom “vizinhanca15” já foi aplicado e não pode ser combinado')
})

test.each(['apply_coupon', 'remove_coupon', 'update_shipping_method'])(
  '%s without the proof of the visitor’s own page is refused and changes nothing',
  async (endpoint) => {
    const before = await total()
    const other = await printed(endpoint === 'apply_coupon' ? 'remove_coupon_nonce' : 'apply_coupon_nonce')
    for (const security of ['', '0000000000', other, 'x']) {
      const fields = { security, coupon_code: 'BEMVINDO10', coupon: 'bemvindo10', 'shipping_method[0]': 'flat_rate:2' }
      const answer = await ask(endpoint, fields)
      expect([answer.statusCode, answer.body]).toEqual([403, '-1'])
    }
    expect(await total()).toBe(before)
  },
)

test('fields sent twice, without a name or as lists are no coupon and no server error', async () => {
  const security = await printed('apply_coupon_nonce')
  for (const body of [
    `security=${security}&coupon_code=a&coupon_code=b`,
    `security=${security}`,
    `security=${security}&coupon_code[]=a`,
    `security=${security}&coupon_code=a%00b`,
  ]) {
    const answer = await ask('apply_coupon', body)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('woocommerce-message')
  }
  expect(await page()).not.toContain('cart-discount')
})

test('a coupon that stops holding leaves the cart, and the shopper is told why', async () => {
  await apply('BEMVINDO10')
  await shop.db
    .updateTable('coupons')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('code', '=', 'bemvindo10')
    .execute()
  const first = await page()
  await shop.db.updateTable('coupons').set({ expires_at: null }).where('code', '=', 'bemvindo10').execute()
  expect(first).toContain('O cupom “bemvindo10” expirou.')
  expect(first).not.toContain('cart-discount')
  expect(await page()).not.toContain('cart-discount')
})

test('after ten wrong codes in ten minutes a visitor waits, also with a right one, and also in a new session', async () => {
  const strict = await aShop({ demo: true, config: { rateLimits: true } })
  const own = shop
  shop = strict
  try {
    jar = aCookieJar()
    const security = await printed('apply_coupon_nonce')
    for (let guess = 0; guess < 10; guess++) expect((await apply(`chute-${guess}`, security)).statusCode).toBe(200)
    const refused = await apply('BEMVINDO10', security)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    jar = aCookieJar()
    expect((await apply('BEMVINDO10')).statusCode).toBe(429)
  } finally {
    shop = own
    await strict.close()
  }
})

test('[CART-3] without scripts: a coupon, a CEP, a rate, and back out of each', async () => {
  const form = async (fields: Record<string, string>) => {
    const answer = await send('POST', '/cart/', { 'woocommerce-cart-nonce': await hidden('woocommerce-cart-nonce'), ...fields })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart/'])
    return await page()
  }
  expect(await form({ apply_coupon: 'Aplicar cupom', coupon_code: 'bemvindo10' })).toContain('aplicado com sucesso')
  const link = /href="(\/cart\/\?remove_coupon=bemvindo10[^"]+)"/.exec(await page())?.[1]?.replaceAll('&amp;', '&') ?? ''
  await send('GET', link.replace(/_wpnonce=.*/, '_wpnonce=0000000000'))
  expect(await page()).toMatch(/Este link expirou[\s\S]*coupon-bemvindo10/)
  await send('GET', link)
  expect(await page()).toContain('O cupom foi removido.')
  const freight = async (fields: Record<string, string>) =>
    await form({ 'woocommerce-shipping-calculator-nonce': await hidden('woocommerce-shipping-calculator-nonce'), ...fields })
  const priced = await freight({ calc_shipping: '1', calc_shipping_postcode: '01310100' })
  expect(priced).toMatch(/<div class="woocommerce-info" role="status">O custo de entrega foi atualizado\./)
  expect(text(priced)).toContain('Entrega para 01310-100, São Paulo – SP.')
  expect(await total()).toBe(shown((await priceOf()) + 2_490))
  const express = /value="(flat_rate:\d+)"[^>]*>(?:(?!<li>)[\s\S])*?Expressa/.exec(priced)?.[1] ?? ''
  await freight({ choose_shipping: '1', 'shipping_method[0]': express })
  expect(await total()).toBe(shown((await priceOf()) + 3_990))
})

test.each(['', '123', '00000-000', 'abcdefgh', '01310-10000', '0'.repeat(5_000), '<b>1</b>'])(
  'the CEP %j is refused with a sentence that helps, and the cart goes where it went',
  async (cep) => {
    const calculate = async (typed: string) =>
      await send('POST', '/cart/', {
        'woocommerce-shipping-calculator-nonce': await hidden('woocommerce-shipping-calculator-nonce'),
        calc_shipping: '1',
        calc_shipping_postcode: typed,
      })
    await calculate('80010-000')
    await page()
    await calculate(cep)
    const shownPage = await page()
    expect(shownPage).toMatch(
      /<ul class="woocommerce-error" role="alert"><li role="none">[^<]*(Informe o CEP|não é um CEP válido)/,
    )
    expect(shownPage).toContain('80010-000, Curitiba – PR')
  },
)

test('a calculator that expired, a rate that nobody offers and a malformed one change nothing', async () => {
  await send('POST', '/cart/', {
    'woocommerce-shipping-calculator-nonce': '0000000000',
    calc_shipping: '1',
    calc_shipping_postcode: '01310100',
  })
  expect(await page()).toMatch(/O formulário expirou[\s\S]*Digite seu CEP/)
  await send('POST', '/cart/', {
    'woocommerce-shipping-calculator-nonce': await hidden('woocommerce-shipping-calculator-nonce'),
    calc_shipping: '1',
    calc_shipping_postcode: '01310100',
  })
  const before = await total()
  for (const rate of ['flat_rate:999999', 'x', '', 'flat_rate:1; drop table carts', 'local_pickup:3']) {
    const security = await printed('update_shipping_method_nonce')
    const answer = await ask('update_shipping_method', { security, 'shipping_method[0]': rate })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/^<div class="cart_totals calculated_shipping">/)
    expect(await total()).toBe(before)
  }
})

test('the totals alone are answered as markup, also with the rate that was chosen by a script', async () => {
  await send('POST', '/cart/', {
    'woocommerce-shipping-calculator-nonce': await hidden('woocommerce-shipping-calculator-nonce'),
    calc_shipping: '1',
    calc_shipping_postcode: '01310100',
  })
  const totals = (await send('GET', '/?wc-ajax=get_cart_totals')).body
  const dearest = [...totals.matchAll(/value="(flat_rate:\d+)"/g)].at(-1)?.[1] ?? ''
  const security = await printed('update_shipping_method_nonce')
  const answer = await ask('update_shipping_method', { security, 'shipping_method[0]': dearest })
  expect(answer.body).toMatch(new RegExp(`checked=""[^>]*value="${dearest}"|value="${dearest}"[^>]*checked=""`))
  expect(await total()).toBe(shown((await priceOf()) + 3_990))
})

test('going on to the checkout saves the quantities first, and stays when they can not be had', async () => {
  const key = /cart\[([0-9a-f]{32})\]/.exec(await page())?.[1] ?? ''
  const proceed = async (quantity: string) =>
    await send('POST', '/cart/', {
      'woocommerce-cart-nonce': await hidden('woocommerce-cart-nonce'),
      [`cart[${key}][qty]`]: quantity,
      proceed: '1',
    })
  expect((await proceed('2')).headers.location).toBe('/checkout/')
  expect((await proceed('900')).headers.location).toBe('/cart/')
  expect(await page()).toMatch(/temos em estoque[\s\S]*value="2"/)
})

test('Enter in a quantity without scripts saves the quantity, though the browser names the coupon’s button', async () => {
  const key = /cart\[([0-9a-f]{32})\]/.exec(await page())?.[1] ?? ''
  const enter = async (quantity: string, code = '') =>
    await send('POST', '/cart/', {
      'woocommerce-cart-nonce': await hidden('woocommerce-cart-nonce'),
      [`cart[${key}][qty]`]: quantity,
      coupon_code: code,
      apply_coupon: 'Aplicar cupom',
    })
  await enter('2')
  expect(await page()).toMatch(/Carrinho atualizado[\s\S]*value="2"/)
  await enter('2')
  expect(await page()).toContain('Informe o código do cupom.')
  await enter('3', 'naoexiste')
  expect(await page()).toMatch(/“naoexiste” não existe[\s\S]*value="3"/)
})
