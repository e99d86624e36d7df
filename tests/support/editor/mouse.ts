import type { Locator, Page } from '@playwright/test'
import type { PageElement } from '#builder/document.ts'
import { eventually } from '../eventually.ts'
import { preview } from '../workbench.ts'
import { titleOf, wantedSettings } from './fields.ts'
import { isAlike } from './goal.ts'
import { createPanel, wordsOf } from './panel.ts'
import { READY, readyElements } from './ready-section.ts'

/** What is written where it stands in the page; all else is set in the panel. */
const WRITTEN: Record<string, string> = { heading: 'title', 'text-editor': 'editor', button: 'text', 'image-box': 'title_text' }

/** Builds a document in the canvas by mouse: elements are dragged from the palette, words written where they stand. */
export function createMouse(page: Page, nameOfPicture: (id: number) => string) {
  const panel = createPanel({ page, press: (what) => what.click(), nameOfPicture })
  const rows = page.getByRole('treeitem')
  const node = (id: string) => preview(page).locator(`main [data-id="${id}"]`)
  const chosenId = async () => (await page.locator('[data-row][aria-selected="true"]').getAttribute('data-row'))!

  const pointOf = async (what: Locator, { across = 0.5, down = 0.5 } = {}) => {
    await what.evaluate((one) => one.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    const { x, y, width, height } = (await what.boundingBox())!
    return { x: x + width * across, y: y + height * down }
  }
  type Place = { at: () => Promise<{ x: number; y: number }>; mark: Locator }
  /** Held over a place until the editor shows that it would stand there: lists scroll under what is held. */
  const drag = async (what: Locator, { at, mark }: Place) => {
    // Pressed once it stands still: what comes late to a list moves the rest of it.
    await what.hover()
    await page.mouse.down()
    const from = await pointOf(what)
    await page.mouse.move(from.x + 10, from.y + 10)
    let before = from
    await eventually('a place to let go', async () => {
      const { x, y } = await at()
      await page.mouse.move(x - 1, y)
      await page.mouse.move(x, y)
      // Near an edge what lies below goes on scrolling, and the place with it.
      const isAtRest = x === before.x && y === before.y
      before = { x, y }
      return isAtRest && (await mark.isVisible())
    })
    await page.mouse.up()
  }
  const onRow = (id: string, where: 'inside' | 'after'): Place => ({
    at: () => pointOf(page.locator(`[data-row="${id}"]`), { down: where === 'inside' ? 0.5 : 0.95 }),
    mark: page.locator(`[data-row="${id}"][data-drop="${where}"]`),
  })
  const inPage = (id: string | undefined): Place => ({
    // Over the right half of the page the structure may lie.
    at: () => pointOf(id === undefined ? preview(page).locator('main') : node(id), { across: 0.2 }),
    mark: page.locator(`[data-drop-line="${id ?? 'page'}"]`),
  })
  /** In the page where it has nothing in it, else on the row of the structure: there the end of a container has a place too. */
  const placeIn = (parent: string | undefined, last: string | undefined): Place => {
    if (last === undefined) return inPage(parent)
    return parent === undefined ? onRow(last, 'after') : onRow(parent, 'inside')
  }
  const openPalette = async (tab: string) => {
    await page.getByRole('tab', { name: 'Acrescentar', exact: true }).click()
    const wanted = page.getByRole('tab', { name: tab, exact: true })
    if ((await wanted.getAttribute('aria-selected')) !== 'true') await wanted.click()
  }
  const add = async (widgetType: string, parent: string | undefined, last: string | undefined) => {
    const before = await rows.count()
    await openPalette('Elementos')
    await page.getByLabel('Buscar', { exact: true }).fill(titleOf(widgetType))
    await drag(page.locator(`[data-widget-tile="${widgetType}"]`).first(), placeIn(parent, last))
    await eventually(`another ${widgetType}`, async () => (await rows.count()) === before + 1)
    return await chosenId()
  }
  /** A ready section behind all others. */
  const addReady = () =>
    readyElements(page, async () => {
      const before = await rows.count()
      const last = await page.locator('[data-row][aria-level="1"]').last().getAttribute('data-row')
      await openPalette('Seções prontas')
      await page.getByLabel('Buscar seções').fill(READY.title)
      await drag(page.getByRole('button', { name: READY.title }), onRow(last!, 'after'))
      await eventually('the ready section', async () => (await rows.count()) > before)
      await node(await chosenId()).waitFor({ state: 'attached' })
    })
  const copy = async (id: string) => {
    const before = await rows.count()
    await page.locator(`[data-row="${id}"]`).click()
    await page.getByRole('button', { name: /^Duplicar/ }).click()
    await eventually('a copy', async () => (await rows.count()) === before + 1)
    return await chosenId()
  }
  const write = async (id: string, words: string) => {
    await node(id).getByText(/\S/).first().dblclick()
    await preview(page).locator('[contenteditable]').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(words)
    await page.keyboard.press('Escape')
    await preview(page).locator('[contenteditable]').waitFor({ state: 'detached' })
  }
  /** What lies under the panel is changed in the settings: who builds a page would move the panel away. */
  const isUnderStructure = async (id: string) => {
    const over = (await page.getByRole('tree').boundingBox())!
    const shown = (await node(id).boundingBox())!
    return shown.x + shown.width / 2 > over.x - 40 && shown.y + shown.height > over.y - 80
  }
  const build = async (goals: readonly PageElement[], parent?: string) => {
    const made: string[] = []
    for (const [index, goal] of goals.entries()) {
      // Of those alike only the first is put together.
      const before = goals[index - 1]
      const model = isAlike(before, goal) ? before : undefined
      const id = model ? await copy(made.at(-1)!) : await add(goal.widgetType, parent, made.at(-1))
      made.push(id)
      await node(id).waitFor({ state: 'attached' })
      const fresh = parent === undefined ? { content_width: 'boxed' } : {}
      const written = WRITTEN[goal.widgetType]
      const wanted = wantedSettings(goal, model?.settings ?? fresh)
      const isCovered = written !== undefined && (await isUnderStructure(id))
      const inPlace = isCovered ? undefined : wanted.find(({ field }) => field.name === written)
      if (inPlace) await write(id, wordsOf(inPlace.value))
      await panel.setAll(wanted.filter((one) => one !== inPlace))
      await build(goal.elements, id)
    }
  }
  return { build, addReady }
}
