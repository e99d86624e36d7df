import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { apiAs, type Api } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { followLink } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let api: Api
beforeAll(async () => {
  bench = await aWorkbenchShop()
  api = (await apiAs(bench.shop, 'administrator')).api
})
afterAll(() => bench?.close())

const aPicture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** A T-shirt in two colours, sold in both. */
async function aShirt() {
  const made = (path: string, body: object) => api(`/wc/v3/products${path}`, { method: 'POST', body })
  const { id: color } = (await made('/attributes', { name: 'Cor' })).body
  const attributes = [{ id: color, options: ['Azul', 'Verde'], variation: true, visible: true }]
  const { id } = (await made('', { name: 'Camiseta', type: 'variable', status: 'publish', attributes })).body
  for (const option of ['Azul', 'Verde'])
    await made(`/${id}/variations`, { regular_price: '49.90', attributes: [{ id: color, option }] })
  return id as number
}

test('a variation has its own picture; what was typed is not lost by leaving, and one press keeps the form and the matrix', async () => {
  const id = await aShirt()
  const { page, complaints, close } = await bench.atTheWorkbench(`/products/${id}`)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  const nameField = page.getByLabel('Nome', { exact: false }).first()
  await page.getByLabel('Preço de Azul', { exact: true }).fill('59,90')
  await page.getByRole('button', { name: 'Escolher a imagem de Verde' }).click()
  // Of several that are sent where one is wanted, all arrive first; then one is chosen.
  const library = page.getByRole('dialog')
  await library
    .locator('input[type=file]')
    .setInputFiles([await aPicture('verde.png', '#15803d'), await aPicture('verde-claro.png', '#22c55e')])
  await library.getByText('2 imagens enviadas. Escolha uma delas.').waitFor()
  await library.getByRole('button', { name: 'Escolher verde-claro' }).waitFor()
  await library.getByRole('button', { name: 'Escolher verde', exact: true }).click()
  await page.getByRole('button', { name: 'Retirar a imagem de Verde' }).waitFor()
  await page.getByLabel('NCM', { exact: true }).fill('6109.10.00')

  // Only what stands beside the form was touched, and it asks as the form does.
  await page.getByRole('menuitem', { name: 'Pedidos' }).click()
  await eventually('the question before leaving', () => asked.length === 1)
  expect(asked[0]).toContain('não foram salvas')
  await nameField.fill('Camiseta de algodão')
  expect(new URL(page.url()).pathname).toBe(`/painel/products/${id}`)
  expect(await page.getByLabel('Preço de Azul', { exact: true }).inputValue()).toBe('59,90')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page
    .getByText(
      '“Camiseta de algodão” foi salvo e está na loja. 2 variações salvas: “Azul” e “Verde”. Dados da nota fiscal salvos.',
    )
    .waitFor()
  expect((await api(`/vitrine/v1/products/${id}/fiscal`)).body.ncm).toBe('61091000')
  const { body: rows } = await api(`/wc/v3/products/${id}/variations?order=asc&orderby=id`)
  expect(rows.map((one: { regular_price: string }) => one.regular_price)).toEqual(['59.90', '49.90'])
  expect(rows.map((one: { image: object | null }) => one.image !== null)).toEqual([false, true])
  expect((await api(`/wc/v3/products/${id}`)).body.name).toBe('Camiseta de algodão')

  await page.getByText('R$ 59,90 · Azul').waitFor()

  // All is kept: nobody is asked, and the picture can be taken away again.
  await page.getByRole('button', { name: 'Retirar a imagem de Verde' }).click()
  await page.getByRole('button', { name: 'Salvar variações' }).click()
  await page.getByText('1 variação salva: “Verde”.').waitFor()
  await page.getByRole('menuitem', { name: 'Pedidos' }).click()
  await page.waitForURL(/\/painel\/orders/)
  expect(asked).toHaveLength(1)

  // What is half written for all rows is still there after saving; nothing of it was applied.
  await page.goBack()
  await page.getByLabel('Unidades de Todas (2 variações)').fill('7')
  await page.getByLabel('Preço de Azul', { exact: true }).fill('')
  await page.getByText('Como 49,90').waitFor()
  await nameField.fill('Camiseta')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('confira os valores marcados em vermelho em “Azul”.').waitFor()
  expect(await page.getByLabel('Unidades de Todas (2 variações)').inputValue()).toBe('7')

  // A value that is taken off leaves a variation that nobody can choose: it is marked, and can be deleted.
  const chosen = page.getByLabel('O cliente escolhe (faz variações)')
  expect(await chosen.isDisabled()).toBe(true)
  await page.getByRole('combobox', { name: 'Valores de Cor' }).press('Backspace')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Não pode mais ser escolhida').waitFor()
  await page.getByRole('button', { name: 'Excluir Verde' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Variação “Verde” excluída.').waitFor()

  // A simple product has no variations: whoever makes it one is asked first.
  await page.getByLabel('Tipo', { exact: false }).first().click()
  await page.getByRole('option', { name: /^Simples/ }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Salvar como produto simples?' })
  await question.getByText('1 variação será excluída').waitFor()
  await question.getByRole('button', { name: 'Continuar aqui' }).click()
  await page.getByText('Nada foi salvo.').waitFor()
  expect((await api(`/wc/v3/products/${id}/variations`)).body).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})

test('pictures are put in order with a finger on their handle, with the mouse and by button', async () => {
  const made = (name: string) => api('/wc/v3/products', { method: 'POST', body: { name, regular_price: '89.90' } })
  const { id } = (await made('Bule')).body
  await made('Bule pequeno')
  const { page, context, complaints, close } = await bench.atTheWorkbench(`/products/${id}`, { width: 360 })
  const colours = ['#b91c1c', '#15803d', '#1d4ed8']
  const broken = { name: 'quebrada.png', mimeType: 'image/png', buffer: Buffer.from('\u0089PNG\r\n\u001a\nnada', 'latin1') }
  const files = colours.map((background, at) => aPicture(`bule-${at}.png`, background))
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([broken, ...(await Promise.all(files))])
  await page.getByText('quebrada.png: A imagem está danificada').waitFor()
  await page.getByRole('button', { name: 'Retirar a imagem 3' }).waitFor()
  for (const [at, name] of ['vermelho', 'verde', 'azul'].entries())
    await page.getByLabel(`Descrição da imagem ${at + 1}`).fill(name)
  const order = () =>
    page
      .getByLabel(/^Descrição da imagem/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join())
  const picture = (name: string) => page.getByRole('img', { name, exact: true })
  const boxOf = async (name: string) => (await picture(name).boundingBox())!

  // In the middle, where no bar of the window lies over its handle.
  await picture('verde').evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const held = await boxOf('verde')
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const x = held.x + held.width - 26
  await touch('touchStart', { x, y: held.y + 26 })
  // One below the other: above this picture ends the card of the one before.
  await touch('touchMove', { x, y: held.y - 60 })
  await touch('touchMove', { x, y: held.y - 70 })
  await touch('touchEnd')
  await expect.poll(order).toBe('verde,vermelho,azul')

  await picture('verde').dragTo(picture('vermelho'))
  await expect.poll(order).toBe('vermelho,verde,azul')
  await page.getByRole('button', { name: 'Mover a imagem 3 para antes' }).click()
  expect(await order()).toBe('vermelho,azul,verde')

  // Sent from within the library all are taken; one that is refused is told by its name and keeps none back.
  const more = [broken, await aPicture('tampa.png', '#a16207'), await aPicture('bico.png', '#7e22ce')]
  await page.getByRole('button', { name: 'Escolher da biblioteca' }).click()
  const library = page.getByRole('dialog')
  await library.locator('input[type=file]').setInputFiles(more)
  await library.getByText('2 imagens enviadas e escolhidas.').waitFor()
  await library.getByText('quebrada.png: A imagem está danificada').waitFor()
  await library.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Retirar a imagem 5' }).waitFor()

  await page.getByRole('combobox', { name: 'Combina com' }).fill('Bule')
  await page.getByRole('option', { name: 'Bule pequeno' }).waitFor()
  expect(await page.getByRole('option', { name: 'Bule', exact: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('“Bule” foi salvo').waitFor()
  const { images } = (await api(`/wc/v3/products/${id}`)).body
  expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['vermelho', 'azul', 'verde', '', ''])
  // The browser itself notes the refused pictures.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
  await close()
})

test('a file that is sold is sent from the editor on a telephone, and only its buyers get it', async () => {
  const body = { name: 'Guia de plantio', regular_price: '19.90', status: 'draft', virtual: true }
  const { id } = (await api('/wc/v3/products', { method: 'POST', body })).body
  const { page, complaints, close } = await bench.atTheWorkbench(`/products/${id}`, { width: 360, dark: true })
  await page.getByLabel('É um arquivo para baixar').check()
  const { promise: wasSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route('**/bought-files/pieces**', async (route) => {
    await wasSeen
    await route.continue()
  })
  const bytes = Buffer.alloc(1_500_000, 'guia ')
  await page
    .getByLabel('Enviar um arquivo')
    .last()
    .setInputFiles({ name: 'Guia 2026.pdf', mimeType: 'application/pdf', buffer: bytes })
  // What is still on its way would not belong to what is saved.
  await page.getByText('Espere para salvar: ainda há arquivos sendo enviados.').waitFor()
  expect(await page.getByRole('button', { name: 'Salvar', exact: true }).isDisabled()).toBe(true)
  seen()
  await page.getByLabel('Nome que o cliente lê (arquivo 1)').fill('')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Confira os campos marcados antes de salvar.').waitFor()
  await page.getByText('Dê um nome ao arquivo.').waitFor()
  await page.getByLabel('Nome que o cliente lê (arquivo 1)').fill('O guia de plantio')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('“Guia de plantio” foi salvo. Ainda não está na loja: rascunho.').waitFor()
  const { downloads } = (await api(`/wc/v3/products/${id}`)).body
  expect(downloads).toMatchObject([{ name: 'O guia de plantio', file: expect.stringMatching(/^guia-2026-[0-9a-f]{8}\.pdf$/) }])
  expect((await api('/vitrine/v1/bought-files')).body).toMatchObject([{ file: downloads[0].file, bytes: 1_500_000 }])
  expect((await bench.shop.get(`/downloads/${downloads[0].file}`)).statusCode).toBe(404)
  expect(complaints).toEqual([])
  await close()
})

test('a product is written by key: prices, units and values as people type them; attributes stay with whoever moves them', async () => {
  const named = async (name: string) => (await api('/wc/v3/products/attributes', { method: 'POST', body: { name } })).body.id
  const attributes = [
    { id: await named('Tecido'), options: ['Linho'] },
    { id: await named('Gola'), options: ['Alta'] },
  ]
  const { id } = (await api('/wc/v3/products', { method: 'POST', body: { name: 'Blusa', attributes } })).body
  const { page, complaints, close } = await bench.atTheWorkbench(`/products/${id}`)
  await page.getByRole('button', { name: 'Subir: Gola' }).press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
  // It is the first now, and goes only down.
  await eventually('the other button to have the focus', async () => (await focused()) === 'Descer: Gola')
  expect(await page.getByRole('button', { name: 'Subir: Gola' }).isDisabled()).toBe(true)
  await page.getByLabel('Preço (R$)').pressSequentially('1.234,50')
  await page.getByLabel('Contar as unidades').check()
  const units = page.getByLabel('Unidades em estoque')
  await units.fill('')
  await page.getByLabel('Avisar quando restarem').fill('-2')
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await save.click()
  await page.getByText('Escreva quantas há').waitFor()
  await page.getByText('Um número inteiro').waitFor()
  await units.fill('12')
  await page.getByLabel('Avisar quando restarem').fill('2')
  // A value without Enter is a value all the same, and nothing is typed while it is being saved.
  await page.getByRole('combobox', { name: 'Valores de Gola' }).pressSequentially('Careca')
  const { promise: wasSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route(`**/wc/v3/products/${id}**`, async (route) => {
    if (route.request().method() !== 'GET') await wasSeen
    await route.continue()
  })
  await save.click()
  await page.locator('[inert][aria-busy=true]').getByLabel('Preço (R$)').waitFor()
  seen()
  await page.getByText('foi salvo').waitFor()
  const kept = (await api(`/wc/v3/products/${id}`)).body
  expect(kept).toMatchObject({ regular_price: '1234.50', stock_quantity: 12, low_stock_amount: 2 })
  expect(kept.attributes).toMatchObject([
    { name: 'Gola', options: ['Alta', 'Careca'] },
    { name: 'Tecido', options: ['Linho'] },
  ])

  // From the bin it comes back by one press.
  await api(`/wc/v3/products/${id}`, { method: 'DELETE' })
  await page.reload()
  await page.getByRole('combobox', { name: 'Situação' }).getByText('Na lixeira').waitFor()
  await page.getByRole('button', { name: 'Restaurar' }).click()
  await page.getByText('Ainda não está na loja: rascunho.').waitFor()
  await page.getByRole('button', { name: 'Mover para a lixeira' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an attribute of more than a hundred values is put in order by handle and by button, and grows', async () => {
  const attribute = (await api('/wc/v3/products/attributes', { method: 'POST', body: { name: 'Linha' } })).body
  const values = Array.from({ length: 103 }, (_, at) => ({ name: `Meada ${at + 1}` }))
  for (const create of [values.slice(0, 100), values.slice(100)])
    await api(`/wc/v3/products/attributes/${attribute.id}/terms/batch`, { method: 'POST', body: { create } })
  const { page, complaints, close } = await bench.atTheWorkbench(`/attributes/${attribute.id}`, { width: 360 })
  const rows = page.locator('li[data-row]')
  const row = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) })
  const kept = async () =>
    (await api(`/wc/v3/products/attributes/${attribute.id}/terms?orderby=menu_order&order=asc&per_page=5`)).body.map(
      ({ name }: { name: string }) => name,
    )
  await row('Meada 103').waitFor()
  const before = await rows.locator('p').allInnerTexts()
  const [first, second, third, fourth] = before
  await row(fourth!).locator('[data-handle]').dragTo(row(second!).locator('[data-handle]'))
  await page.getByText('Ordem salva.').waitFor()
  expect((await kept()).slice(0, 4)).toEqual([first, fourth, second, third])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // Two presses in a row are two steps, however long the first is on its way.
  const up = page.getByRole('button', { name: `Subir: ${third}`, exact: true })
  await up.click()
  await up.click()
  await eventually(
    'both steps to be kept',
    async () => (await kept()).slice(0, 4).join() === [first, third, fourth, second].join(),
  )
  expect((await rows.locator('p').allInnerTexts()).slice(0, 4)).toEqual([first, third, fourth, second])
  // By keys the hand stays on the value that it moves, and finds the other way where this one ends.
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel)
  const press = async (order: (string | undefined)[], next: string) => {
    await page.keyboard.press('Enter')
    const shown = async () => (await rows.locator('p').allInnerTexts()).slice(0, 4).join()
    await eventually(`${next} to have the focus`, async () => (await shown()) === order.join() && (await focused()) === next)
  }
  await page.getByRole('button', { name: `Descer: ${third}`, exact: true }).focus()
  await press([first, fourth, third, second], `Descer: ${third}`)
  await press([first, fourth, second, third], `Descer: ${third}`)
  await page.getByRole('button', { name: `Subir: ${fourth}`, exact: true }).focus()
  await press([fourth, first, second, third], `Descer: ${fourth}`)

  const field = page.getByLabel('Novo valor')
  await field.fill(first!)
  await field.press('Enter')
  await page.getByText('Já existe um item com este nome').waitFor()
  expect(await field.inputValue()).toBe(first)
  await field.fill('Meada dourada')
  await field.press('Enter')
  await page.getByText('Valor acrescentado.').waitFor()
  expect(await rows.locator('p').allInnerTexts()).toHaveLength(104)
  expect(await field.inputValue()).toBe('')

  await page.getByRole('button', { name: `Renomear: ${first}`, exact: true }).click()
  const name = page.getByRole('dialog').getByLabel('Nome do valor')
  await name.fill(second!)
  await page.getByText('Já existe um valor com este nome.').waitFor()
  await name.fill('Meada crua')
  // What could not be kept stays in the dialog, which says so; Esc asks before it goes.
  await page.route('**/terms/**', (route) => route.fulfill({ status: 503, json: { message: 'A loja tropeçou.' } }))
  await name.press('Enter')
  await page.getByRole('dialog').getByText('A loja tropeçou.').waitFor()
  await page.unroute('**/terms/**')
  await name.press('Escape')
  await page.getByRole('button', { name: 'Continuar aqui' }).click()
  expect(await name.inputValue()).toBe('Meada crua')
  await name.press('Enter')
  await page.getByText(`“${first}” agora é “Meada crua”.`).waitFor()
  // One that has no colour yet can be black.
  await page.getByLabel('O cliente escolhe por').click()
  await page.getByRole('option', { name: 'Cores' }).click()
  await page.getByLabel('Nome do atributo').press('Enter')
  await row('Meada crua').getByText('sem cor').waitFor()
  await page.getByLabel('Cor de Meada crua').fill('#000000')
  await page.getByLabel('Cor de Meada crua').blur()
  await page.getByText('Cor salva.').waitFor()
  const colours = (await api(`/wc/v3/products/attributes/${attribute.id}/terms?search=crua`)).body
  expect(colours).toMatchObject([{ name: 'Meada crua', woo_variation_swatches: { primary_color: '#000000' } }])
  // However long the list takes to be there, nothing asks for what is gone.
  await page.route('**/*.js', async (route) => {
    await sleep(1_000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Excluir o atributo' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Atributo excluído.').waitFor()
  expect(complaints).toEqual([expect.stringContaining('400 (Bad Request)'), expect.stringContaining('503')])
  await close()
})

test('shelves and tags are made, moved, renamed and taken away', async () => {
  const { page, complaints, close } = await bench.atTheWorkbench('/categories', { width: 360 })
  await page.getByText('Nenhuma categoria ainda.').waitFor()
  const make = async (opener: string, name: string) => {
    await page.getByRole('button', { name: opener, exact: true }).click()
    await page.getByRole('dialog').getByLabel('Nome', { exact: false }).first().fill(name)
    await page.getByRole('dialog').getByLabel('Descrição', { exact: true }).fill(`${name} & mais`)
    await page.getByRole('dialog').getByLabel('Nome', { exact: false }).first().press('Enter')
    await page.getByText(`Categoria “${name}” criada.`).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await make('Nova categoria', 'Cozinha')
  await make('Nova categoria', 'Jardim')
  await make('Nova dentro: Cozinha', 'Canecas')
  await page.getByRole('button', { name: 'Editar: Canecas' }).click()
  expect(await page.getByRole('dialog').getByLabel('Descrição', { exact: true }).inputValue()).toBe('Canecas & mais')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // The new order is seen before the shop has answered: nothing moves under the hand afterwards.
  const { promise: wasSeen, resolve: seen } = Promise.withResolvers<void>()
  await page.route('**/categories/batch**', async (route) => {
    await wasSeen
    await route.continue()
  })
  await page.getByRole('button', { name: 'Subir: Jardim' }).click()
  await page.locator('li:has-text("Jardim") + li:has-text("Cozinha") + li:has-text("Canecas")').waitFor()
  seen()
  await page.getByText('Ordem das categorias salva.').waitFor()
  const tree = async () =>
    (await api('/wc/v3/products/categories?orderby=menu_order&order=asc')).body.map(
      ({ name, parent }: { name: string; parent: number }) => `${name}${parent > 0 ? ' (dentro)' : ''}`,
    )
  expect((await tree()).filter((name: string) => !name.endsWith('(dentro)'))).toEqual(['Jardim', 'Cozinha'])
  // An order that the shop could not keep is not left standing there.
  await page.route('**/categories/batch**', (route) => route.fulfill({ status: 500, json: { message: 'A loja tropeçou.' } }))
  await page.getByRole('button', { name: 'Descer: Jardim' }).click()
  await page.getByText('A loja tropeçou.').waitFor()
  await page.locator('li:has-text("Jardim") + li:has-text("Cozinha")').waitFor()
  await page.getByRole('button', { name: 'Excluir: Cozinha' }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Categoria “Cozinha” excluída.').waitFor()
  // What was inside has come up a level.
  expect((await tree()).sort()).toEqual(['Canecas', 'Jardim'])

  await followLink(page, `${bench.shop.origin}/painel/tags`)
  await page.getByRole('link', { name: 'Nova etiqueta' }).click()
  await page.getByLabel('Nome', { exact: false }).first().fill('Feito à mão')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'Feito à mão' }).click()
  await page.getByLabel('Nome', { exact: false }).first().fill('Artesanal')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'Artesanal' }).waitFor()
  expect((await api('/wc/v3/products/tags')).body).toMatchObject([{ name: 'Artesanal', slug: 'feito-a-mao' }])
  expect(complaints).toEqual([expect.stringContaining('500 (Internal Server Error)')])
  await close()
})
