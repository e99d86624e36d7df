import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMenuEditing } from '#content/menus/edit.ts'
import { addEntry } from '#content/menus/entries.ts'
import { createContentEditing } from '#content/pages/edit.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { addWidget, followLink, preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, STAFF_PASSWORD, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let shop: WorkbenchShop['shop']
let author: { id: number; name: string }

beforeAll(async () => {
  bench = await aWorkbenchShop()
  shop = bench.shop
  author = { id: bench.user.id, name: bench.user.displayName }
})
afterAll(() => bench?.close())

const aText = async (type: 'page' | 'post', title: string) => {
  const made = await createContentEditing({ db: shop.db }).create(type, { title }, author)
  if (!made.ok) throw new Error(made.problem)
  return made.id
}
const outline = (page: Page) => page.getByRole('tree', { name: 'Estrutura da página' })
const words = (page: Page) => page.getByRole('textbox', { name: 'Texto', exact: true })

test('a text is written as it will look, a copied one is cleaned, rows are moved by hand, and saving says what was saved', async () => {
  const id = await aText('page', 'Cuidados')
  const { page, complaints, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 1440 })
  await addWidget(page, 'editor', 'Editor de texto')
  await words(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Lave à mão ')
  await page.getByRole('button', { name: 'Negrito' }).click()
  await page.keyboard.type('sempre')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- pano macio')
  // The tip of the button that the mouse rests on stands outside of everything.
  await words(page).hover()
  await eventually('no tip', async () => (await page.getByRole('tooltip').count()) === 0)
  expect(await findViolations(page)).toEqual([])
  // What another program copied: its looks, its scripts and its pictures stay behind.
  await words(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" align="center">, <b>sem</b> sabão<img src="https://a.example/x.png"><script>x()</script></p>',
    )
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const kept = '<p>Lave à mão <strong>sempre</strong></p><ul><li>pano macio, <strong>sem</strong> sabão</li></ul>'
  await preview(page).getByRole('listitem').filter({ hasText: 'pano macio, sem sabão' }).waitFor()
  await page.getByRole('button', { name: 'HTML: Texto' }).click()
  expect(await words(page).inputValue()).toBe(kept)
  await words(page).fill(`${kept}<table><tbody><tr><td>30 °C</td></tr></tbody></table>`)
  await page.getByRole('button', { name: 'HTML: Texto' }).click()
  await page.getByText('Este texto tem table').waitFor()
  await words(page).fill(kept)
  await page.getByRole('button', { name: 'HTML: Texto' }).click()

  // A setting that only matters with another comes with it.
  await addWidget(page, 'video', 'Vídeo')
  await page.getByLabel('Endereço no YouTube').waitFor()
  await page.getByLabel('Origem').click()
  await page.getByRole('option', { name: 'Vimeo' }).click()
  await page.getByLabel('Endereço no Vimeo').waitFor()
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Endereço no YouTube').count()).toBe(0)

  const row = (name: string) => outline(page).getByRole('treeitem', { name })
  const [video, text] = [await row('Vídeo').boundingBox(), await row('Editor de texto').boundingBox()]
  await row('Vídeo').hover({ position: { x: video!.width - 14, y: video!.height / 2 } })
  await page.mouse.down()
  await page.mouse.move(text!.x + 40, text!.y + 4, { steps: 4 })
  await page.mouse.up()
  await eventually('the video to stand before the text', async () =>
    /Vídeo.*Editor/.test((await outline(page).getByRole('treeitem').allTextContents()).join()),
  )

  await page.getByRole('button', { name: 'Publicar' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Página publicada.' })
  expect(await notice.getByRole('link', { name: 'Ver na loja' }).getAttribute('href')).toContain('/cuidados/')
  await eventually('the words in the shop', async () => (await shop.get('/cuidados/')).body.includes(kept))

  await followLink(page, `${shop.origin}/painel/products/create`)
  await page.getByRole('toolbar', { name: 'Formatar: Descrição' }).waitFor()
  await page.getByRole('textbox', { name: 'Descrição', exact: true }).fill('Grés torneado')
  expect(complaints).toEqual([])
  await close()
})

test('the page around the checkout is drawn with an example, published, and given back', async () => {
  const { page, complaints, close } = await bench.atTheWorkbench('/shop_pages', { width: 1440 })
  await page.getByRole('link', { name: 'Desenhar: Finalizar compra' }).click()
  await preview(page).getByRole('button', { name: 'Finalizar pedido' }).waitFor()
  await addWidget(page, 'título', 'Título')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Falta pouco')
  await preview(page).getByRole('heading', { name: 'Falta pouco' }).waitFor()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Página publicada.').waitFor()
  await page.getByRole('tab', { name: 'Revisões' }).click()
  await page.getByRole('button', { name: /^Restaurar a versão/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click()
  await eventually('the heading to be away', async () => (await outline(page).getByRole('treeitem').count()) === 1)
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await page.getByText('A loja voltou ao desenho padrão').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('who leaves a form unsaved is asked, also when saving failed, and of two who change a menu the second is told', async () => {
  const menus = createMenuEditing({ db: shop.db })
  const menu = await menus.create({ slug: 'sazonal', name: 'Sazonal' })
  if (typeof menu !== 'number') throw new Error(menu)
  const add = (title: string) => menus.change(menu, (entries) => addEntry(entries, { title, url: '/loja/' }, {}))
  await add('Inverno')
  const { page, complaints, close } = await bench.atTheWorkbench('/post_tags/create')
  await page.route('**/wp/v2/tags**', (route) => route.fulfill({ status: 503, json: { message: 'A loja tropeçou.' } }))
  await page.getByLabel('Nome').fill('Barro')
  // Answered as soon as it is asked: a question that comes within the press holds the press until it has its answer.
  const leave = async (answer: 'accept' | 'dismiss') => {
    const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]())
    await page.getByRole('menuitem', { name: 'Menus' }).click({ noWaitAfter: true })
    await answered
  }
  await leave('dismiss')
  await page.getByRole('button', { name: 'Criar' }).click()
  await page.getByText('A loja tropeçou.').waitFor()
  // The notice comes before the form has heard of it.
  await eventually('the form may be sent again', async () => {
    if ((await page.getByRole('button', { name: 'Criar' }).count()) === 0)
      throw new Error(
        `The form is not there: ${page.url()} shows ${await page.locator('body').innerText()}; told: ${complaints.join()}`,
      )
    return await page.getByRole('button', { name: 'Criar' }).isEnabled()
  })
  await leave('accept')

  await page.getByLabel('Menu', { exact: true }).click()
  await page.getByRole('option', { name: 'Sazonal' }).click()
  await page.getByRole('button', { name: /^Inverno/ }).click()
  await page.getByLabel('Texto').fill('Outono')
  await add('Verão')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Outra pessoa mudou isto. Recarregar?').waitFor()
  await page.getByRole('button', { name: 'Recarregar' }).click()
  // What was typed is still there, and goes through now.
  await page.getByRole('button', { name: /^Verão/, includeHidden: true }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('“Outono” está salvo no menu.').waitFor()
  expect((await menus.find(menu))!.entries.map(({ title }) => title)).toEqual(['Outono', 'Verão'])
  // The browser itself notes the refusals.
  expect(complaints.filter((one) => !one.includes('409') && !one.includes('503'))).toEqual([])
  await close()
})

test('on a telephone several posts are chosen and published at once', async () => {
  for (const title of ['Um', 'Dois']) await aText('post', title)
  const { page, complaints, close } = await bench.atTheWorkbench('/posts', { width: 360, dark: true })
  await page.getByLabel('Selecionar Um').check()
  await page.getByRole('button', { name: 'Selecionar todos' }).click()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('toolbar', { name: 'O que foi selecionado' }).getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('2 itens: na loja.').waitFor()
  // What was done is done: the next choice begins with nothing.
  await page.getByRole('toolbar', { name: 'O que foi selecionado' }).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Selecionar Um').isChecked()).toBe(false)
  const left = await shop.db.selectFrom('content').select('status').where('type', '=', 'post').execute()
  expect(left.map(({ status }) => status)).toEqual(['publish', 'publish'])

  // Somebody else writes too: the list is narrowed to her.
  const bia = await createAccounts({ db: shop.db }).create({
    login: 'bia',
    email: 'bia@loja.example',
    displayName: 'Bia',
    password: STAFF_PASSWORD,
    roles: ['shop_manager'],
  })
  if (!bia.ok) throw new Error(bia.problem)
  await createContentEditing({ db: shop.db }).create('post', { title: 'Três' }, { id: bia.user.id, name: 'Bia' })
  await page.reload()
  await page.getByRole('button', { name: 'Filtrar por' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Autor' }).click()
  await page.getByLabel('Autor').click()
  await page.getByRole('option', { name: 'Bia' }).click()
  await page.getByRole('link', { name: 'Três' }).waitFor()
  await page.getByRole('link', { name: 'Dois' }).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await close()
})

test('with a finger a row goes to another place, and a popup is previewed as wide as its window', async () => {
  const editing = createContentEditing({ db: shop.db })
  const element = (id: string, widgetType: string) => ({ id, elType: 'widget', widgetType, settings: {}, elements: [] })
  const document = [element('a1', 'heading'), element('b2', 'divider')]
  const id = await aText('page', 'Com dois')
  await editing.update('page', id, { document })
  const { page, context, complaints, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 360 })
  const row = (name: string) => outline(page).getByRole('treeitem', { name })
  await page.getByRole('button', { name: 'Estrutura' }).click()
  await row('Divisor').waitFor()
  const [held, target] = [(await row('Divisor').boundingBox())!, (await row('Título').boundingBox())!]
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const x = held.x + held.width - 14
  await touch('touchStart', { x, y: held.y + held.height / 2 })
  await touch('touchMove', { x, y: target.y + target.height / 2 })
  await touch('touchMove', { x, y: target.y + 3 })
  await touch('touchEnd')
  await eventually('the divider to stand first', async () =>
    /Divisor.*Título/.test((await outline(page).getByRole('treeitem').allTextContents()).join()),
  )
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Página publicada.').waitFor()

  const popup = await editing.create('popup', { title: 'Estreito', document, settings: { width: 300 } }, author)
  if (!popup.ok) throw new Error(popup.problem)
  await followLink(page, `${shop.origin}/painel/popups/${popup.id}`)
  const main = preview(page).getByRole('main')
  const widthOf = () => main.evaluate((drawn: HTMLElement) => drawn.offsetWidth)
  await eventually('the window to have its width', async () => (await widthOf()) === 300)
  expect(complaints).toEqual([])
  await close()
})
