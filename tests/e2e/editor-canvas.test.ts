import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createContentEditing } from '#content/pages/edit.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop()
})
afterAll(() => bench?.close())

const heading = (id: string, title: string) => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title },
  elements: [],
})
const box = (id: string, ...elements: object[]) => ({ id, elType: 'container', settings: { content_width: 'boxed' }, elements })

async function aPage(title: string, document: object[]) {
  const editing = createContentEditing({ db: bench.shop.db })
  const made = await editing.create('page', { title, document }, { id: bench.user.id, name: bench.user.displayName })
  if (!made.ok) throw new Error(made.problem)
  return made.id
}
const headings = (page: Page) => preview(page).locator('main .elementor-widget-heading').allTextContents()
const shows = (page: Page, ...titles: string[]) =>
  eventually(`the page to show ${titles.join(', ')}`, async () => (await headings(page)).join() === titles.join())
/** The document's markup in the canvas. What scripts note on parts that are awake is left out. */
const drawn = (page: Page) =>
  preview(page)
    .locator('main')
    .evaluate((main) => [...main.querySelectorAll(':scope > [data-id]')].map((node) => node.outerHTML).join(''))

/** Once what fades in or is still on its way has come to rest. */
async function isOpenToAll(page: Page) {
  let found = await findViolations(page)
  await eventually('no violation', async () => (found = await findViolations(page)).length === 0).catch(() => {})
  expect(found).toEqual([])
}

test('by mouse and key a page is put together in the canvas; what is seen is what is saved', async () => {
  const id = await aPage('Na tela', [box('a1', heading('b1', 'Um'), heading('b2', 'Dois')), box('a2')])
  const { page, complaints, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 1440 })
  await shows(page, 'Um', 'Dois')
  const first = preview(page).locator('[data-id="b1"]')
  const second = preview(page).locator('[data-id="b2"]')

  // Inside of the page: the second before the first.
  const [from, to] = [(await second.boundingBox())!, (await first.boundingBox())!]
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 4, { steps: 3 })
  await page.mouse.move(to.x + 30, to.y + to.height * 0.45, { steps: 3 })
  await page.locator('[data-drop-line]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('[data-drop-line]').waitFor({ state: 'detached' })
  await page.mouse.up()
  await shows(page, 'Um', 'Dois')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 4, { steps: 3 })
  await page.mouse.move(to.x + 30, to.y + to.height * 0.45, { steps: 3 })
  await page.locator('[data-drop-line]').waitFor()
  await page.mouse.up()
  await shows(page, 'Dois', 'Um')
  await eventually('the place to be told', async () =>
    (await page.locator('[role="status"]').allTextContents()).includes('Título: 1º de 2 em Contêiner.'),
  )

  // A picture says its name to the mouse that rests on it, and to nobody else.
  await page.getByRole('button', { name: 'Mais ações' }).hover()
  await page.getByRole('tooltip').getByText('Mais ações').waitFor()
  await page.mouse.move(720, 500)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })

  // From the structure into the page, and taken back.
  const row = (await page.locator('[data-row="b1"]').boundingBox())!
  const place = (await second.boundingBox())!
  await page.mouse.move(row.x + row.width - 14, row.y + row.height / 2)
  await page.mouse.down()
  await page.mouse.move(row.x - 20, row.y, { steps: 3 })
  await page.mouse.move(place.x + 30, place.y + place.height * 0.45, { steps: 3 })
  await page.locator('[data-drop-line]').waitFor()
  await page.mouse.up()
  await shows(page, 'Um', 'Dois')
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await shows(page, 'Dois', 'Um')

  // From the palette into the empty container.
  await page.getByRole('tab', { name: 'Acrescentar' }).click()
  const tile = (await page.locator('[data-widget-tile="heading"]').first().boundingBox())!
  const empty = (await page.getByRole('button', { name: 'Acrescentar a este contêiner' }).boundingBox())!
  await page.mouse.move(tile.x + 30, tile.y + 30)
  await page.mouse.down()
  await page.mouse.move(tile.x + 60, tile.y + 40, { steps: 3 })
  await page.mouse.move(empty.x + empty.width / 2, empty.y + empty.height / 2, { steps: 4 })
  await page.locator('[data-drop-line]').waitFor()
  await page.mouse.up()
  await eventually('the third heading', async () => (await headings(page)).length === 3)

  // Its words are written where they stand.
  const third = preview(page).locator('main .elementor-widget-heading').last()
  await third.dblclick()
  await preview(page).locator('[contenteditable]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Três')
  await page.keyboard.press('Escape')
  await shows(page, 'Dois', 'Um', 'Três')

  // By keys in the page: a copy, moved up, taken back step by step.
  await preview(page).locator('[data-id="b1"]').click()
  await page.keyboard.press('Control+d')
  await shows(page, 'Dois', 'Um', 'Um', 'Três')
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Delete')
  await shows(page, 'Dois', 'Um', 'Três')
  await page.keyboard.press('Control+z')
  await shows(page, 'Dois', 'Um', 'Um', 'Três')
  await page.keyboard.press('Control+Shift+z')
  await shows(page, 'Dois', 'Um', 'Três')

  // A container changes around what it holds.
  await preview(page).locator('[data-id="b1"]').click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Respiro vertical').click()
  await page.getByRole('option', { name: 'Muito grande' }).click()
  const padding = () =>
    preview(page)
      .locator('[data-id="a1"]')
      .evaluate((node) => getComputedStyle(node).paddingTop)
  await eventually('more room in the container', async () => Number.parseFloat(await padding()) > 40)

  // The keys are told while the page has the focus; nothing that opens beside it is closed to anybody.
  await preview(page).locator('[data-id="b1"]').click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await keys.waitFor()
  await isOpenToAll(page)
  await keys.getByRole('button', { name: 'Fechar' }).click()
  await keys.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Conferir a página' }).click()
  await page.getByRole('tab', { name: 'Acrescentar' }).click()
  await page.locator('[data-widget-tile="heading"]').first().waitFor()
  await isOpenToAll(page)

  // Saving leaves the page in the canvas as it stands.
  const seen = await drawn(page)
  const seenPadding = await padding()
  const root = preview(page).locator('html')
  await root.evaluate((html) => html.setAttribute('data-before-saving', ''))
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Página publicada.').waitFor()
  await page.locator('[inert]').first().waitFor({ state: 'detached' })
  expect(await root.getAttribute('data-before-saving')).toBe('')
  expect(await page.getByRole('treeitem', { selected: true }).count()).toBe(1)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    asked.push(`${request.method()} ${pathname} ${searchParams.get('_fields') ?? ''}`)
  })
  await page.reload()
  await shows(page, 'Dois', 'Um', 'Três')
  // What is asked before the screen is there is not asked again by it, and the page is drawn once.
  await page.getByRole('treeitem').first().waitFor()
  for (const question of ['GET /wp-json/vitrine/v1/widgets name,title,', `GET /wp-json/wp/v2/pages/${id} `, 'POST /previa/ '])
    expect([question, asked.filter((one) => one.startsWith(question)).length]).toEqual([question, 1])
  expect(await drawn(page)).toBe(seen)
  expect(await padding()).toBe(seenPadding)
  expect(complaints).toEqual([])
  await close()
})

test('the page is drawn while the scripts of the editor are still on their way, and once', async () => {
  const id = await aPage('Antes', [heading('a1', 'Antes')])
  const { page, context, complaints, close } = await bench.aBrowser({ width: 1440 })
  await context.addCookies([{ name: 'vitrine_session', value: bench.token, url: bench.shop.origin }])
  const asked: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/previa/') && asked.push(request.method())))
  const release = Promise.withResolvers<void>()
  await page.route(/\/painel\/arquivos\/biblioteca-/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(`${bench.shop.origin}/painel/pages/${id}`, { waitUntil: 'commit' })
  const early = page.frameLocator('iframe[title="Prévia da página"]')
  await early.getByText('Antes', { exact: true }).waitFor({ state: 'attached' })
  release.resolve()
  await shows(page, 'Antes')
  await page.getByRole('treeitem').first().waitFor()
  expect(asked).toEqual(['POST'])
  expect(complaints).toEqual([])
  await close()
})

test('at 360 px everything is done by touch: add, choose, carry to another place, take back, save', async () => {
  const id = await aPage('No bolso', [box('a1', heading('b1', 'Um'), heading('b2', 'Dois'))])
  const { page, context, complaints, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 360 })
  await shows(page, 'Um', 'Dois')
  await preview(page).locator('[data-id="b2"]').click()
  const handle = (await page.locator('[data-grab]').first().boundingBox())!
  const target = (await preview(page).locator('[data-id="b1"]').boundingBox())!
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const x = handle.x + 10
  await touch('touchStart', { x, y: handle.y + handle.height / 2 })
  await touch('touchMove', { x, y: handle.y - 8 })
  await touch('touchMove', { x, y: target.y + target.height / 4 })
  await page.locator('[data-drop-line]').waitFor()
  await touch('touchEnd')
  await shows(page, 'Dois', 'Um')
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await shows(page, 'Um', 'Dois')

  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Acrescentar' })
  await sheet.getByLabel('Buscar', { exact: true }).fill('título')
  await sheet.getByRole('button', { name: 'Título', exact: true }).click()
  await page.getByRole('dialog', { name: 'Ajustes' }).getByRole('textbox', { name: 'Título', exact: true }).fill('Três')
  await shows(page, 'Um', 'Dois', 'Três')
  await isOpenToAll(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('dialog', { name: 'Salvar' }).getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Página publicada.').waitFor()
  expect(complaints).toEqual([])
  await close()
})
