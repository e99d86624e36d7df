import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeLike, plain, shortened, storedDocument } from '#tests/support/editor/goal.ts'
import { anEmptyPage, drawnElements, onATelephone, picturesOf, visitorsElements } from '#tests/support/editor/journey.ts'
import { createKeyboard } from '#tests/support/editor/keyboard.ts'
import { createMouse } from '#tests/support/editor/mouse.ts'
import { createTouch } from '#tests/support/editor/touch.ts'
import { eventually } from '#tests/support/eventually.ts'
import { followLink, preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let nameOfPicture: (id: number) => string
beforeAll(async () => {
  bench = await aWorkbenchShop({ demo: true })
  nameOfPicture = await picturesOf(bench.shop.db)
})
afterAll(() => bench?.close())

const aPicture = async () => {
  const { id } = await bench.shop.db.selectFrom('media').select('id').orderBy('id').executeTakeFirstOrThrow()
  return id
}
test('by mouse the home of the demo is built from an empty page; visitors get what the canvas shows', async () => {
  const { db } = bench.shop
  const id = await anEmptyPage(bench, 'Casa nova')
  const { page, complaints, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 1440 })
  const home = shortened(await storedDocument(db, 'inicio'))
  const mouse = createMouse(page, nameOfPicture)
  await mouse.build(home)
  const ready = await mouse.addReady()
  const drawn = await drawnElements(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Página publicada.').waitFor()

  expect(plain(await storedDocument(db, 'casa-nova'))).toEqual(plain([...home, ...ready]))
  expect(await visitorsElements(bench, '/casa-nova/')).toEqual(drawn)
  expect(complaints).toEqual([])
  await close()
})

test('by keys alone a home is built from an empty page, saved, and a section of it copied to another page', async () => {
  const { db } = bench.shop
  const goal = homeLike(await aPicture())
  const id = await anEmptyPage(bench, 'Só teclas')
  const other = await anEmptyPage(bench, 'Ao lado')
  const { page, context, complaints, close } = await bench.atTheWorkbench(`/pages/${id}`, { width: 1440 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await preview(page).locator('main').waitFor()
  const keyboard = createKeyboard(page, nameOfPicture)
  await keyboard.build(goal)
  const ready = await keyboard.addReady()
  const drawn = await drawnElements(page)
  await keyboard.press('Control+s')
  await page.getByText('Rascunho salvo. Só quem cuida da loja o vê.').waitFor()
  expect(plain(await storedDocument(db, 'so-teclas'))).toEqual(plain([...goal, ...ready]))
  // Whoever saves goes on where they were.
  await page.locator('[inert]').first().waitFor({ state: 'detached' })
  expect(await keyboard.isInPage()).toBe(true)
  await keyboard.publish()
  await page.getByText('Página publicada.').waitFor()
  expect(await visitorsElements(bench, '/so-teclas/')).toEqual(drawn)

  // The first section, out as Elementor's JSON and into another page.
  await keyboard.press('Control+i')
  await keyboard.press('Home')
  await keyboard.press('Control+c')
  await page.getByText('Elemento copiado.').waitFor()
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { type: string; elements: unknown[] }
  expect(copied).toMatchObject({
    type: 'elementor',
    elements: [{ elType: 'container', elements: [{ widgetType: 'heading' }, {}, {}] }],
  })
  await followLink(page, `/painel/pages/${other}`)
  await preview(page).locator('main').waitFor()
  await keyboard.goToPage()
  await keyboard.press('Control+v')
  await preview(page).getByRole('heading', { name: 'Coisas feitas à mão' }).waitFor()
  await keyboard.press('Control+s')
  await page.getByText('Rascunho salvo. Só quem cuida da loja o vê.').waitFor()
  expect(plain(await storedDocument(db, 'ao-lado'))).toEqual(plain(goal.slice(0, 1)))
  expect(complaints).toEqual([])
  await close()
})

test('at 360 px a home is built with one finger, a step is taken back and done again, and visitors get what the canvas shows', async () => {
  const { db } = bench.shop
  const goal = homeLike(await aPicture())
  const id = await anEmptyPage(bench, 'No bolso')
  const { page, context, complaints, close } = await onATelephone(bench, `/pages/${id}`)
  await preview(page).locator('main').waitFor()
  const finger = createTouch(page, await context.newCDPSession(page), nameOfPicture)
  await finger.build(goal)
  const ready = await finger.addReady()

  // One step back and forth by touch.
  const redo = page.getByRole('button', { name: /^Refazer/ })
  await finger.button('Desfazer').tap()
  await eventually('a step that can be done again', () => redo.isEnabled())
  await redo.tap()
  await eventually('nothing left to do again', () => redo.isDisabled())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const drawn = await drawnElements(page)
  await finger.button('Salvar').tap()
  await page.getByRole('dialog', { name: 'Salvar' }).getByRole('button', { name: 'Publicar' }).tap()
  await page.getByText('Página publicada.').waitFor()
  expect(plain(await storedDocument(db, 'no-bolso'))).toEqual(plain([...goal, ...ready]))
  expect(await visitorsElements(bench, '/no-bolso/')).toEqual(drawn)
  expect(complaints).toEqual([])
  await close()
})
