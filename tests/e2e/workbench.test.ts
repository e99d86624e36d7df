import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { crampedParts, englishNames } from '#tests/support/looks-well.ts'
import { type OrderDesk, orderDesk } from '#tests/support/order-desk.ts'
import { followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, STAFF_PASSWORD, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']
let atTheWorkbench: WorkbenchShop['atTheWorkbench']
let desk: OrderDesk

beforeAll(async () => {
  bench = await aWorkbenchShop({ demo: true })
  ;({ shop, atTheWorkbench } = bench)
  desk = orderDesk(bench.shop.db)
})
afterAll(() => bench?.close())

const statusOf = async (id: number) =>
  await shop.db
    .selectFrom('orders')
    .select(['status', 'tracking_carrier', 'tracking_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const said = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words }).first().waitFor()

test('a merchant signs in, finds an order by the buyer’s CPF, confirms its Pix, sends it, writes a note and gives one unit back', async () => {
  const { id: productId, stockId } = await desk.aProduct({ units: 10 })
  const { id, number } = await desk.anOrder([{ productId, quantity: 2 }])
  const context = await bench.browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${shop.origin}/painel/orders`)
  await page.locator('form.login [name="username"], form [name="username"]').first().fill('gerente')
  await page.locator('form [name="password"]').first().fill(STAFF_PASSWORD)
  await page.locator('form [name="password"]').first().press('Enter')
  await page.waitForURL('**/painel/orders')

  await page.getByRole('tab', { name: /Pagamento pendente \(\d+\)/ }).click()
  await page.getByPlaceholder('Número, nome, CPF ou contato').fill('529.982.247-25')
  // The list follows what is typed a moment later, and its address with it.
  await page.waitForURL(/529\.982/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const table = readFileSync(await (await download).path(), 'utf8')
  expect(table).toContain('"Pedido","Data","Status"')
  expect(table).toContain(`"${number}"`)

  await page.getByRole('link', { name: `#${number}` }).click()
  await page.getByRole('button', { name: 'Confirmar Pix' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar Pix' }).click()
  await said(page, 'Pagamento confirmado.')
  await eventually('the order to be paid', async () => (await statusOf(id)).status === 'processing')

  await page.getByLabel('Transportadora').fill('Correios')
  await page.getByLabel('Código de rastreio').fill('AB123456789BR')
  await page.getByRole('button', { name: 'Marcar como enviado' }).click()
  await page.getByRole('button', { name: 'Atualizar o rastreio' }).waitFor()
  expect(await statusOf(id)).toMatchObject({ status: 'completed', tracking_carrier: 'Correios', tracking_code: 'AB123456789BR' })

  await page.getByLabel('Nova nota').fill('Ligar na quinta.')
  await page.getByRole('button', { name: 'Guardar a nota' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Ligar na quinta.' }).waitFor()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Unidades devolvidas/).fill('1')
  expect(await dialog.getByLabel('Valor a devolver (R$)').inputValue()).toBe('47,40')
  await dialog.getByLabel('Motivo (o cliente lê)').fill('Chegou trincado')
  await dialog.getByRole('button', { name: /^Reembolsar R\$/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  const order = await shop.db.selectFrom('orders').select('refunded_cents').where('id', '=', id).executeTakeFirstOrThrow()
  expect(order.refunded_cents).toBe(4_740)
  expect(await desk.onHand(stockId)).toBe(9)
  await context.close()
})

test('a price changed in the list is the price in the shop', async () => {
  const { page, complaints, close } = await atTheWorkbench('/products')
  await page.getByPlaceholder('Nome ou SKU').fill('Bolsa de palha')
  await page.waitForURL(/Bolsa/)
  await page.getByRole('button', { name: /^Preço de Bolsa de palha/ }).click()
  const price = page.getByRole('textbox', { name: 'Preço de Bolsa de palha' })
  await price.fill('de graça')
  await price.press('Enter')
  await page.getByText('Como 49,90').waitFor()
  await price.fill('176,40')
  await price.press('Enter')
  await page.getByRole('button', { name: /^Preço de Bolsa de palha: R\$\s176,40/ }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '')
  await eventually('the hand to be back on the price', async () => (await focused()).startsWith('Preço de Bolsa'))
  await eventually('the product’s page to tell the new price', async () =>
    (await shop.get('/produto/bolsa-de-palha/')).body.includes('176,40'),
  )
  expect(complaints).toEqual([])
  await close()
})

test('a list that was asked for before a change and comes after it shows what was changed', async () => {
  const { page, close } = await atTheWorkbench('/products')
  const changed = page.waitForResponse(/\/wc\/v3\/products\/\d+/)
  const wanted = /\/wc\/v3\/products\?.*Bolsa/
  await page.route(wanted, async (route) => {
    const told = await route.fetch()
    await changed
    await route.fulfill({ response: told })
  })
  const asked = page.waitForRequest(wanted)
  await page.getByPlaceholder('Nome ou SKU').fill('Bolsa de palha')
  await asked
  await page.getByRole('button', { name: /^Preço de Bolsa de palha/ }).click()
  const price = page.getByRole('textbox', { name: 'Preço de Bolsa de palha' })
  await price.fill('181,10')
  await price.press('Enter')
  await page.getByRole('button', { name: /^Preço de Bolsa de palha: R\$\s181,10/ }).waitFor()
  await close()
})

test('a new product with a picture is in the shop once it is published', async () => {
  const { page, close } = await atTheWorkbench('/products/create')
  await page.getByLabel('Nome', { exact: false }).first().fill('Brinco de capim')
  await page.getByLabel('Preço (R$)').fill('38,5')
  await page.getByLabel('Contar as unidades').check()
  await page.getByLabel('Unidades em estoque').fill('7')
  await page.getByLabel('Situação').click()
  await page.getByRole('option', { name: 'Publicado' }).click()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.locator('input[type="file"]').setInputFiles({ name: 'brinco.png', mimeType: 'image/png', buffer: png })
  await page.getByLabel('Descrição da imagem 1').fill('Um brinco dourado')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar o produto' }).click()
  await page.waitForURL(/\/painel\/products\/\d+$/)
  const { body } = await eventually('the product’s page', async () => {
    const answer = await shop.get('/produto/brinco-de-capim/')
    return answer.statusCode === 200 ? answer : undefined
  })
  expect(body).toContain('38,50')
  expect(body).toContain('Um brinco dourado')
  await close()
})

test('two people edit the same product: the second is told, and may load the newer one', async () => {
  const { id, name } = await desk.aProduct()
  const { page, close } = await atTheWorkbench(`/products/${id}`)
  await page.getByLabel('SKU (código)').fill('DE-UMA')
  await shop.db
    .updateTable('products')
    .set(({ eb }) => ({ sku: 'DE-OUTRA', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Outra pessoa mudou isto. Recarregar?' })
    .getByRole('button', { name: 'Recarregar' })
    .click()
  await eventually('the newer version', async () => (await page.getByLabel('SKU (código)').inputValue()) === 'DE-OUTRA')
  expect(await page.getByLabel('Nome', { exact: false }).first().inputValue()).toBe(name)
  await close()
})

test('who was signed out meanwhile is asked to sign in again instead of being shown errors', async () => {
  const { page, close } = await atTheWorkbench('/coupons')
  await page.getByText('BEMVINDO10').waitFor()
  await page.context().clearCookies()
  // Whichever asks first leads to the door: this press, or what the screen asks by itself, in which case the button is gone.
  const press = page
    .getByRole('button', { name: 'Atualizar' })
    .click({ timeout: 5_000 })
    .catch(() => 'gone')
  await page.locator('form [name="username"]').first().waitFor()
  await press
  expect(new URL(page.url()).pathname).toBe('/painel/coupons')
  await page.context().addCookies([{ name: 'vitrine_session', value: bench.token, url: shop.origin }])
  await page.reload()
  await page.getByText('BEMVINDO10').waitFor()
  await close()
})

const SCREENS: [path: string, landmark: string][] = [
  ['/', 'O que fazer agora'],
  ['/orders', 'Exportar CSV'],
  ['/products', 'Novo produto'],
  ['/coupons', 'Novo cupom'],
  ['/coupons/create', 'Quantas vezes'],
  ['/customers', 'Clientes'],
  ['/reviews', 'Publicadas'],
  ['/reports', 'O que cada número quer dizer'],
  ['/submissions', 'Respostas de formulários'],
  ['/products/camisa-de-linho', 'Tabela de variações'],
]

/** What moves although this visitor asked for no motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return /[1-9]/.test(transitionDuration + animationDuration)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

test.each([
  { width: 360, dark: true, screens: SCREENS },
  { width: 1280, dark: false, screens: SCREENS.slice(0, 3) },
])(
  'every section opens, fits $width px, breaks no policy, keeps still and leaves axe nothing to say (dark: $dark)',
  async (look) => {
    await desk.anOrder([{ productId: (await desk.aProduct()).id }])
    const shirt = await shop.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'camisa-de-linho')
      .executeTakeFirstOrThrow()
    const { page, complaints, close } = await atTheWorkbench('/', look)
    for (const [path, landmark] of look.screens) {
      if (path !== '/') await followLink(page, `${shop.origin}/painel${path.replace('camisa-de-linho', String(shirt.id))}`)
      await page.getByText(landmark).or(page.getByLabel(landmark)).first().waitFor()
      await eventually(
        `${path} to have all that it asked for`,
        async () => (await page.locator('[role="progressbar"], [aria-label="Carregando"]').count()) === 0,
      )
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, Math.max(0, tooWide), await findViolations(page), await moving(page)]).toEqual([path, 0, [], []])
      expect([path, await crampedParts(page), await englishNames(page)]).toEqual([path, [], []])
    }
    expect(complaints).toEqual([])
    await close()
  },
)
