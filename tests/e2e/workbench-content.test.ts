import type { Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentEditing } from '#content/pages/edit.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { addWidget, followLink, preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']
let atTheWorkbench: WorkbenchShop['atTheWorkbench']
let author: { id: number; name: string }

beforeAll(async () => {
  bench = await aWorkbenchShop({ demo: true, login: 'redatora' })
  ;({ shop, atTheWorkbench } = bench)
  author = { id: bench.user.id, name: bench.user.displayName }
})
afterAll(() => bench?.close())

/** Wide enough for the outline, the form and the preview side by side. */
const WIDE = { width: 1440 }
const hasFocus = async (element: Locator) => await element.evaluate((found) => found === document.activeElement)
const outline = (page: Page) => page.getByRole('tree', { name: 'Estrutura da página' })

test('a page with a heading, a picture and a grid of products is made, seen before it is out, published, and taken back to what it was', async () => {
  const { page, complaints, close } = await atTheWorkbench('/pages/create', WIDE)
  await page.getByLabel('Título').fill('Feira de outono')
  await page.getByRole('button', { name: 'Criar e desenhar' }).dblclick()
  await page.waitForURL(/\/painel\/pages\/\d+$/)

  await addWidget(page, 'titulo', 'Título')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Tudo o que sai do forno')
  await preview(page).getByRole('heading', { name: 'Tudo o que sai do forno' }).waitFor()
  await addWidget(page, 'imagem', 'Imagem')
  await page.getByRole('button', { name: 'Escolher uma imagem' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Escolher / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Trocar a imagem' }).waitFor()
  await addWidget(page, 'produtos', 'Produtos')
  await preview(page).locator('.elementor-widget-products li, .elementor-widget-products article').first().waitFor()
  expect(await outline(page).getByRole('treeitem').count()).toBe(4)

  // By keys alone: the grid goes up before the picture, a copy is made and taken back.
  const grid = outline(page).getByRole('treeitem', { name: 'Produtos' })
  await grid.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await eventually('the grid to stand before the picture', async () =>
    (await outline(page).getByRole('treeitem').allTextContents()).join().includes('forno,Produtos,Imagem'),
  )
  await page.keyboard.press('Control+d')
  await eventually('the copy', async () => (await outline(page).getByRole('treeitem').count()) === 5)
  await page.keyboard.press('Control+z')
  await eventually('no copy', async () => (await outline(page).getByRole('treeitem').count()) === 4)

  // Nobody else sees a draft.
  expect((await shop.get('/feira-de-outono/')).statusCode).toBe(404)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('link', { name: 'Ver na loja' }).first().waitFor()
  await eventually('the page in the shop', async () => {
    const { body } = await shop.get('/feira-de-outono/')
    return body.includes('Tudo o que sai do forno') && body.includes('elementor-widget-products')
  })

  await outline(page)
    .getByRole('treeitem', { name: /Título/ })
    .click()
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Só até domingo')
  // Nobody types into what is being saved, and whoever pressed by key goes on from there.
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  const saving = /\/wp\/v2\/pages\/\d+(\?|$)/
  await page.route(saving, async (route) => {
    if (route.request().method() !== 'GET') await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Salvar', exact: true, disabled: false }).press('Enter')
  await page.locator('[inert]').getByRole('textbox', { name: 'Título', exact: true, includeHidden: true }).waitFor()
  letGo()
  await page.locator('[inert]').first().waitFor({ state: 'detached' })
  await eventually('the focus to be at the buttons', () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('[data-save-bar]'))),
  )
  await page.unroute(saving)
  await eventually('the new words', async () => (await shop.get('/feira-de-outono/')).body.includes('Só até domingo'))
  const titles = await shop.db.selectFrom('content').select('id').where('title', '=', 'Feira de outono').execute()
  expect(titles).toHaveLength(1)
  await page.getByRole('tab', { name: 'Revisões' }).click()
  expect(await findViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Restaurar a versão/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
  await preview(page).getByRole('heading', { name: 'Tudo o que sai do forno' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await eventually('the old words again', async () =>
    (await shop.get('/feira-de-outono/')).body.includes('Tudo o que sai do forno'),
  )
  expect(complaints).toEqual([])
  await close()
})

test('the rows of a widget are added, named by what they say, moved by key and taken away; its numbers are typed anew and keep their bounds', async () => {
  const { page, complaints, close } = await atTheWorkbench('/pages/create', WIDE)
  await page.getByLabel('Título').fill('Perguntas da feira')
  await page.getByRole('button', { name: 'Criar e desenhar' }).click()
  await page.waitForURL(/\/painel\/pages\/\d+$/)
  await addWidget(page, 'abas', 'Abas')
  const rows = page.getByRole('group', { name: 'Abas', exact: true })
  for (const [at, title] of ['Horários', 'Endereço'].entries()) {
    await rows.getByRole('button', { name: 'Acrescentar a Abas' }).click()
    await rows.getByText(`Abas (${at + 1})`).waitFor()
    await rows.getByRole('textbox', { name: 'Título' }).last().fill(title)
    await rows.getByRole('button', { name: `Subir: ${title}` }).waitFor()
  }
  const drawn = () => preview(page).getByRole('tab').allTextContents()
  await eventually('both tabs to be drawn', async () => (await drawn()).join() === 'Horários,Endereço')
  await rows.getByRole('button', { name: 'Subir: Endereço' }).press('Enter')
  await eventually('the moved one to be drawn first', async () => (await drawn()).join() === 'Endereço,Horários')
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Descer: Endereço')
  await rows.getByRole('button', { name: 'Retirar: Endereço' }).click()
  await eventually('the other one to be left', async () => (await drawn()).join() === 'Horários')
  const left = rows.getByRole('button', { name: 'Horários', exact: true })
  expect(await hasFocus(left)).toBe(true)
  expect(await left.getAttribute('aria-expanded')).toBe('false')

  await addWidget(page, 'espaçador', 'Espaçador')
  const space = page.getByLabel('Espaço (px)')
  await space.press('End')
  for (const key of ['Backspace', 'Backspace', '7']) await space.press(key)
  expect(await space.inputValue()).toBe('7')
  await space.fill('99999')
  await page.getByText('O máximo é 600.', { exact: true }).waitFor()
  await outline(page).getByRole('treeitem', { name: 'Abas' }).click()
  await outline(page).getByRole('treeitem', { name: 'Espaçador' }).click()
  expect(await space.inputValue()).toBe('600')
  // Its box is changed on all four sides at once, and goes back.
  await page.getByRole('tab', { name: 'Avançado' }).click()
  await page.getByRole('button', { name: 'Espaço e camadas' }).click()
  await page.getByRole('spinbutton', { name: 'Margem, em cima' }).fill('31')
  const margin = () =>
    preview(page)
      .locator('.elementor-widget-spacer')
      .evaluate((element) => getComputedStyle(element).margin)
  await eventually('the margin to be drawn', async () => (await margin()) === '31px')
  await page.getByRole('button', { name: 'Voltar ao padrão: Espaço e camadas, Margem' }).click()
  await eventually('the margin to be gone', async () => (await margin()) === '0px')
  await page.getByRole('tab', { name: 'Conteúdo' }).click()
  await page.getByRole('button', { name: 'Excluir (Delete)' }).press('Enter')
  await outline(page).getByRole('treeitem', { name: 'Abas', selected: true }).waitFor()
  expect(await hasFocus(outline(page).getByRole('treeitem', { name: 'Abas' }))).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('of two who edit the same page the second is told', async () => {
  const editing = createContentEditing({ db: shop.db })
  const made = await editing.create('page', { title: 'A quatro mãos' }, author)
  if (!made.ok) throw new Error(made.problem)
  const { page, close } = await atTheWorkbench(`/pages/${made.id}`, WIDE)
  await page.getByRole('tab', { name: 'Dados da página' }).click()
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('A minha versão')
  await editing.update('page', made.id, { title: 'A versão dela' })
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByText('Outra pessoa mudou isto. Recarregar?').waitFor()
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await page.getByRole('heading', { name: 'A versão dela' }).waitFor()
  await close()
})

test('a popup is drawn, told when and where to come, and switched on', async () => {
  await createContentEditing({ db: shop.db }).create('page', { title: 'Barro & <fogo>', status: 'publish' }, author)
  const { page, complaints, close } = await atTheWorkbench('/popups/create', WIDE)
  await page.getByLabel('Nome').fill('Lista de novidades')
  await page.getByRole('button', { name: 'Criar e desenhar' }).click()
  await page.waitForURL(/\/painel\/popups\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  await page.getByText('Este popup está vazio').waitFor()
  await addWidget(page, 'titulo', 'Título')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Fique por perto')
  await preview(page).getByRole('heading', { name: 'Fique por perto' }).waitFor()
  await page.getByRole('tab', { name: 'Quando e onde' }).click()
  await page.getByLabel('Quando a pessoa vai sair').check()
  await page.getByLabel('Só em uma página…').fill('fogo')
  await page.getByRole('option', { name: 'Barro & <fogo>', exact: true }).click()
  await page.getByRole('button', { name: 'Retirar: 2º lugar, Na página “Barro & <fogo>”', exact: true }).press('Enter')
  expect(await hasFocus(page.getByRole('button', { name: 'Acrescentar lugar' }))).toBe(true)
  await page.getByRole('button', { name: 'Retirar: 1º lugar, Em toda a loja', exact: true }).waitFor()
  // What can never work is told at its field, also from another part of the screen, and nothing is saved.
  await page.getByLabel('Ao chegar a um elemento').check()
  await page.getByLabel('Seletor CSS', { exact: true }).fill('h1[[')
  await page.getByRole('tab', { name: 'Desenho' }).click()
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  await page.getByText('Confira os campos marcados antes de salvar.').waitFor()
  await page.getByRole('tab', { name: 'Quando e onde' }).click()
  await page.getByText('O navegador não entende este seletor.').waitFor()
  await page.getByLabel('Ao chegar a um elemento').uncheck()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  await page.getByRole('button', { name: 'Desligar' }).waitFor()
  const { body } = await shop.get(`/popup/${id}/`)
  expect(body).toContain('Fique por perto')
  expect(JSON.parse(body).settings.triggers).toMatchObject({ page_load: 'yes', exit_intent: 'yes' })
  // The browser itself notes the refusal.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
  await close()
})

test('files, menus and what people sent are looked after on any screen, and axe finds nothing', async () => {
  await shop.db
    .insertInto('form_submissions')
    .values({
      post_id: 1,
      form_id: 'contato',
      form_name: 'Contato',
      user_id: null,
      fields: JSON.stringify([{ id: 'nome', type: 'text', label: 'Nome', value: 'Dona Ana' }]),
    })
    .execute()
  const { page, complaints, close } = await atTheWorkbench('/media', WIDE)
  await page
    .getByRole('button', { name: /^Abrir / })
    .first()
    .waitFor()
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'programa.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: 'medidas.csv', mimeType: 'text/csv', buffer: Buffer.from('vaso;20 cm\n') },
    { name: 'vaso-novo.png', mimeType: 'image/png', buffer: pixel },
  ])
  await page.getByText('programa.exe: Este tipo de arquivo não é aceito. Envie imagens (JPEG').waitFor()
  const vase = page.getByRole('button', { name: 'Abrir vaso-novo' })
  await vase.waitFor()
  await page.getByLabel('Tipo').click()
  await page.getByRole('option', { name: 'Documentos' }).click()
  await vase.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Abrir medidas' }).waitFor()
  await page.getByLabel('Tipo').click()
  await page.getByRole('option', { name: 'Imagens' }).click()
  await vase.click()
  await page.getByText('Em nenhum lugar que conhecemos.').waitFor()
  expect(await findViolations(page)).toEqual([])
  // Without a title it goes by the name of its file.
  await page.getByLabel('Título').fill('')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('“vaso-novo” está salvo.').waitFor()
  await vase.click()
  await page.getByRole('button', { name: 'Excluir…' }).click()
  await page.getByRole('button', { name: 'Excluir para sempre' }).click()
  await page.getByRole('button', { name: 'Abrir vaso-novo' }).waitFor({ state: 'hidden' })

  await followLink(page, `${shop.origin}/painel/menus`)
  const entries = page.getByRole('list', { name: 'Itens do menu' }).getByRole('listitem')
  const lastOne = () => entries.last().getByRole('button').first()
  const name = await lastOne().textContent()
  await lastOne().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await eventually('the last entry to stand before', async () => (await lastOne().textContent()) !== name)
  const handleOf = (entry: typeof entries) => entry.locator('[data-handle]')
  const last = await lastOne().textContent()
  await handleOf(entries.last()).dragTo(handleOf(entries.first()))
  await eventually('it to stand first', async () => (await entries.first().getByRole('button').first().textContent()) === last)
  expect(await findViolations(page)).toEqual([])

  // By keys alone; a title with signs of markup stays what it was, and the focus stays with what is moved or taken away.
  await createContentEditing({ db: shop.db }).create('page', { title: 'Trocas & "voltas" d’água', status: 'publish' }, author)
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Novo menu' }).press('Enter')
  await page.keyboard.type('Ajuda')
  await page.keyboard.press('Enter')
  await page.getByText('O menu “Ajuda” está criado').waitFor()
  await page.getByLabel('Nome', { exact: true }).fill('Trocas & "v')
  await page.getByRole('option', { name: 'Trocas & "voltas" d’água' }).click()
  await page.getByRole('button', { name: 'Acrescentar' }).click()
  await entries.getByRole('button', { name: /^Trocas & "voltas" d’água/ }).waitFor()
  await page.getByRole('tab', { name: 'Link' }).click()
  await page.getByLabel('Texto').fill('Contato')
  await page.getByLabel('Endereço').fill('www.exemplo.com.br')
  await page.keyboard.press('Enter')
  await page.getByText('comece com / ou https://').waitFor()
  await page.getByLabel('Endereço').fill('/contato/')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Mover Contato para cima' }).press('Enter')
  await eventually('the focus at the other end', async () => (await focused()) === 'Mover Contato para baixo')
  await page.getByRole('button', { name: /^Contato/ }).press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Fale conosco')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Fale conosco/ }).press('Enter')
  await page.getByRole('button', { name: 'Retirar' }).press('Enter')
  // Also when the entries are the last that the shop answers.
  const asked = new Set<object>()
  page.on('request', (request) => request.method() === 'GET' && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  await page.route('**/wp/v2/menu-items?*', async (route) => {
    await eventually('the other answers', () => asked.size === 1)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sim, retirar' }).press('Enter')
  await eventually('the focus on the next one', async () => (await focused())?.startsWith('Trocas & ') === true)

  await followLink(page, `${shop.origin}/painel/submissions`)
  await page.getByText('Por ler').first().waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Dona Ana' }).click()
  await page.getByText('Enviada em').waitFor()
  await eventually('the answer to be marked as read', async () => {
    const row = await shop.db.selectFrom('form_submissions').select('status').executeTakeFirstOrThrow()
    return row.status === 'read'
  })
  // The browser itself notes the refused address.
  expect(complaints.filter((one) => !one.includes('400'))).toEqual([])
  await close()
})

test('on a telephone, by night, the lists and the editor keep to the screen', async () => {
  const home = await shop.db.selectFrom('content').select('id').where('slug', '=', 'inicio').executeTakeFirstOrThrow()
  const { page, complaints, close } = await atTheWorkbench('/posts', { width: 360, dark: true })
  await page.getByRole('tab', { name: 'Rascunhos' }).waitFor()
  const screens: [path: string, ready: string][] = [
    ['/posts', 'Posts do blog'],
    ['/post_categories', 'Categorias do blog'],
    ['/popups', 'Popups'],
  ]
  for (const [path, heading] of screens) {
    if (!page.url().endsWith(path)) await followLink(page, `${shop.origin}/painel${path}`)
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.locator('main li, main [role="button"], main tbody').first().waitFor()
    expect([path, await findViolations(page)]).toEqual([path, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
  await followLink(page, `${shop.origin}/painel/pages/${home.id}`)
  await preview(page).getByRole('main').waitFor()
  await page.getByRole('button', { name: 'Estrutura' }).click()
  await outline(page).getByRole('treeitem').first().click()
  await page.getByRole('tab', { name: 'Conteúdo' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
  await close()
})
