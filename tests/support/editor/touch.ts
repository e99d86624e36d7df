import type { CDPSession, Locator, Page } from '@playwright/test'
import type { PageElement } from '#builder/document.ts'
import { eventually } from '../eventually.ts'
import { preview } from '../workbench.ts'
import { titleOf, wantedSettings } from './fields.ts'
import { createPanel, wordsOf } from './panel.ts'
import { READY, readyElements } from './ready-section.ts'

/** Builds a document on a telephone: by taps, by long presses that carry something, by words written where they stand. */
export function createTouch(page: Page, cdp: CDPSession, nameOfPicture: (id: number) => string) {
  const panel = createPanel({ page, press: (what) => what.tap(), nameOfPicture })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const palette = page.getByRole('dialog', { name: 'Acrescentar' })
  const node = (id: string) => preview(page).locator(`main [data-id="${id}"]`)
  const elements = preview(page).locator('main [data-id]')
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  const middleOf = async (what: Locator) => {
    const { x, y, width, height } = (await what.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** A finger that rests until it holds something, and lets it go over the middle of a place. */
  const carry = async (what: Locator, to: Locator) => {
    await what.scrollIntoViewIfNeeded()
    const from = await middleOf(what)
    await touch('touchStart', from)
    await eventually(
      'something is held',
      async () => (await palette.evaluate((sheet) => getComputedStyle(sheet).opacity)) === '0',
    )
    const place = await middleOf(to)
    await touch('touchMove', { x: place.x, y: place.y - 10 })
    await touch('touchMove', place)
    await page.locator('[data-drop-line]').waitFor()
    await touch('touchEnd')
  }
  const findTile = async (widgetType: string) => {
    if (!(await palette.isVisible())) await button('Acrescentar').tap()
    await palette.getByLabel('Buscar', { exact: true }).fill(titleOf(widgetType))
    return palette.locator(`[data-widget-tile="${widgetType}"]`).first()
  }
  /** Where nothing of the document stands. */
  const tapBeside = () =>
    preview(page)
      .locator('header')
      .first()
      .tap({ position: { x: 5, y: 5 } })
  const closeSheet = async () => {
    const close = page.getByRole('button', { name: /^Fechar: / })
    if (await close.isVisible()) await close.tap()
  }
  const add = async (widgetType: string, into?: Locator) => {
    const before = await elements.count()
    const tile = await findTile(widgetType)
    await (into ? carry(tile, into) : tile.tap())
    const ids = () => elements.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id!))
    await eventually(`another ${widgetType}`, async () => (await elements.count()) === before + 1)
    const known = new Set(seen)
    seen = await ids()
    return seen.find((id) => !known.has(id))!
  }
  let seen: string[] = []
  const write = async (id: string, words: string) => {
    await node(id).tap()
    await preview(page).locator('[contenteditable]').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(words)
    await tapBeside()
    await preview(page).locator('[contenteditable]').waitFor({ state: 'detached' })
    await node(id).tap()
  }

  /** A ready section behind all others. */
  const addReady = () =>
    readyElements(page, async () => {
      const before = await elements.count()
      await tapBeside()
      await button('Acrescentar').tap()
      await palette.getByRole('tab', { name: 'Seções prontas' }).tap()
      await palette.getByLabel('Buscar seções').fill(READY.title)
      await palette.getByRole('button', { name: READY.title }).tap()
      await eventually('the ready section', async () => (await elements.count()) > before)
    })

  const build = async (goals: readonly PageElement[], parent?: string) => {
    for (const [index, goal] of goals.entries()) {
      const isFirst = index === 0 && (parent === undefined || seen.length === 1)
      if (parent === undefined && !isFirst) await tapBeside()
      // The first ones are carried into the page, the others tapped.
      const place = parent === undefined ? preview(page).locator('main') : node(parent)
      const id = await add(goal.widgetType, isFirst ? place : undefined)
      const wanted = wantedSettings(goal, parent === undefined ? { content_width: 'boxed' } : {})
      const inPlace = wanted.find(({ field }) => field.name === 'title')
      const others = wanted.filter((one) => one !== inPlace)
      if (others.length > 0 && isFirst) await button('Ajustes').tap()
      await panel.setAll(others)
      await closeSheet()
      await page.getByRole('button', { name: 'Ver como no celular' }).tap()
      if (inPlace) await write(id, wordsOf(inPlace.value))
      await build(goal.elements, id)
    }
  }
  return { build, addReady, button, closeSheet }
}
