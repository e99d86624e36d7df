import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiAs } from '#tests/support/api.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anAttribute, chooseValues, followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']
let atTheWorkbench: WorkbenchShop['atTheWorkbench']

beforeAll(async () => {
  bench = await aWorkbenchShop()
  ;({ shop, atTheWorkbench } = bench)
})
afterAll(() => bench?.close())

test('a product with colours and sizes is made from nothing and stands in the shop with its swatches', async () => {
  const { page, complaints, close } = await atTheWorkbench('/attributes')
  await anAttribute(page, 'Cor', 'Cores', [
    ['Azul', '#1d4ed8'],
    ['Verde', '#15803d'],
  ])
  expect(await findViolations(page)).toEqual([])
  await followLink(page, `${shop.origin}/painel/attributes`)
  await anAttribute(page, 'Tamanho', 'Botões com o nome', [['P'], ['M']])

  await followLink(page, `${shop.origin}/painel/products/create`)
  await page.getByLabel('Nome', { exact: false }).first().fill('Camisa de linho')
  await page.getByLabel('Tipo', { exact: false }).first().click()
  await page.getByRole('option', { name: /^Com variações/ }).click()
  await page.getByLabel('Situação').click()
  await page.getByRole('option', { name: 'Publicado' }).click()
  await chooseValues(page, 'Cor', ['Azul', 'Verde'])
  await chooseValues(page, 'Tamanho', ['P', 'M'])
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar o produto' }).click()
  await page.waitForURL(/\/painel\/products\/\d+$/)

  await page.getByRole('button', { name: 'Gerar variações' }).click()
  await page.getByLabel('Preço de Todas (4 variações)').fill('89,90')
  await page.getByLabel('Unidades de Todas (4 variações)').fill('5')
  // On a slow line, whoever types on at once loses nothing.
  await page.route('**/variations?*', async (route) => {
    await sleep(1_000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Aplicar a todas' }).click()
  await page.getByLabel('Preço de Verde, M', { exact: true }).fill('99,90')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Salvar variações' }).click()
  await eventually('all variations to be counted', async () => {
    const rows = await shop.db.selectFrom('stock').select('on_hand').where('on_hand', '=', 5).execute()
    return rows.length === 4
  })
  const { body } = await eventually('the product’s page', async () => {
    const answer = await shop.get('/produto/camisa-de-linho/')
    return answer.statusCode === 200 && answer.body.includes('89,90') ? answer : undefined
  })
  for (const word of ['Azul', 'Verde', '#1d4ed8', '99,90']) expect(body).toContain(word)
  expect(complaints).toEqual([])
  await close()
})

test('what is filled in for all variations reaches those of the other pages, and comes back when they can’t be asked for', async () => {
  const { api } = await apiAs(shop, 'administrator')
  const { id } = (await api('/wc/v3/products/attributes', { method: 'POST', body: { name: 'Linha' } })).body
  const options = Array.from({ length: 60 }, (_, at) => `Meada ${at + 1}`)
  const terms = { create: options.map((name) => ({ name })) }
  await api(`/wc/v3/products/attributes/${id}/terms/batch`, { method: 'POST', body: terms })
  const input = { name: 'Fio', type: 'variable', attributes: [{ id, variation: true, options }] }
  const product = (await api('/wc/v3/products', { method: 'POST', body: input })).body
  await api(`/wc/v3/products/${product.id}/variations/generate`, { method: 'POST', body: {} })

  const { page, complaints, close } = await atTheWorkbench(`/products/${product.id}`)
  const prices = page.getByRole('textbox', { name: /^Preço de Meada/ })
  const forAll = page.getByLabel('Preço de Todas (60 variações)')
  const apply = page.getByRole('button', { name: 'Aplicar a todas' })
  await forAll.fill('11,00')
  await page.route('**/variations?*', (route) => route.fulfill({ status: 503, json: { message: 'A loja tropeçou.' } }), {
    times: 1,
  })
  await apply.click()
  await page.getByText('A loja tropeçou.').waitFor()
  expect(await forAll.inputValue()).toBe('11,00')
  await apply.click()
  await eventually('every variation to have it', async () => (await forAll.inputValue()) === '')
  await page.getByRole('button', { name: 'Salvar variações', disabled: false }).waitFor()
  await page.getByRole('button', { name: 'Página 2' }).click()
  await eventually('the second page', async () => (await prices.count()) === 10)
  expect(await prices.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(
    Array.from({ length: 10 }, () => '11,00'),
  )
  expect(complaints).toEqual([expect.stringContaining('503')])
  await close()
})

test('a table is looked through before anything changes, then taken over; bulk changes on a telephone come back', async () => {
  const { page, complaints, close } = await atTheWorkbench('/importar', { width: 360, dark: true })
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Escolher a planilha (CSV)')
      .last()
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('vazia.csv', '')
  await page.getByRole('button', { name: 'Conferir o arquivo' }).click()
  await page.getByText('“vazia.csv” está vazia').waitFor()
  expect(await shop.db.selectFrom('transfers').select('id').execute()).toEqual([])
  await choose('produtos.csv', 'SKU;Nome;Preço;Estoque\nBR-1;Brinco de capim;50,00;7\nBR-2;Anel de coco;20,00;3\nBR-3;;5;1\n')
  await page.getByRole('button', { name: 'Conferir o arquivo' }).click()
  await page.getByText('Falta o nome do produto.').waitFor()
  await page.getByRole('button', { name: 'Novos: 2' }).click()
  await page.getByText('Brinco de capim').waitFor()
  expect(await findViolations(page)).toEqual([])
  const known = () =>
    shop.db.selectFrom('products').select(['sku', 'price_cents']).where('sku', 'like', 'BR-%').orderBy('sku').execute()
  expect(await known()).toEqual([])
  await page.getByRole('button', { name: 'Importar agora' }).click()
  await page.getByText('Importação concluída.').waitFor()
  expect(await known()).toEqual([
    { sku: 'BR-1', price_cents: 5_000 },
    { sku: 'BR-2', price_cents: 2_000 },
  ])

  await page.getByRole('link', { name: 'Ver os produtos' }).click()
  await page.getByLabel('Selecionar Brinco de capim').check()
  await page.getByLabel('Selecionar Anel de coco').check()
  await page.getByRole('button', { name: 'Editar vários' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Preço', { exact: true }).click()
  await page.getByRole('option', { name: 'Mudar por porcentagem' }).click()
  await dialog.getByLabel(/^Porcentagem/).fill('-100')
  await dialog.getByText('os produtos sairiam de graça').waitFor()
  // A turned tablet makes cards of the table, and back: the dialog stays, and what was typed in it.
  const { width, height } = page.viewportSize()!
  for (const other of [width < 900 ? 1_440 : 360, width]) {
    await page.setViewportSize({ width: other, height })
    await page.locator('table').waitFor({ state: other < 900 ? 'detached' : 'attached' })
    expect(await dialog.getByLabel(/^Porcentagem/).inputValue()).toBe('-100')
  }
  await dialog.getByLabel(/^Porcentagem/).fill('10')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await known()).map(({ price_cents }) => price_cents)).toEqual([5_500, 2_200])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('Desfeito: tudo está como antes.').waitFor()
  expect((await known()).map(({ price_cents }) => price_cents)).toEqual([5_000, 2_000])

  const asked = encodeURIComponent(JSON.stringify({ vitrine_low_stock: true }))
  await followLink(page, `${shop.origin}/painel/products?displayedFilters=${asked}&filter=${asked}`)
  await page.getByText('Nada combina com a busca ou com os filtros.').waitFor()
  await page.getByLabel('Acabando').uncheck()
  await page.getByLabel('Selecionar Anel de coco').waitFor()
  await page.getByPlaceholder('Nome ou SKU').fill('zebra')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.getByLabel('Selecionar Anel de coco').waitFor()
  expect(await page.getByPlaceholder('Nome ou SKU').inputValue()).toBe('')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await close()
})
