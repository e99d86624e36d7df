import type { Page } from '@playwright/test'
import type { PageElement } from '#builder/document.ts'
import { isRecord } from '#kit/is-record.ts'
import { eventually } from '../eventually.ts'
import { preview } from '../workbench.ts'
import { titleOf, type Wanted, wantedSettings } from './fields.ts'
import { wordsOf } from './panel.ts'
import { READY, readyElements } from './ready-section.ts'

/** More presses of Tab than any panel has fields. */
const FAR = 80
const COLOURS: Record<string, string> = { sand: 'Areia' }

/** Builds a document in the canvas without a mouse: every key goes to what has the focus. */
export function createKeyboard(page: Page, nameOfPicture: (id: number) => string) {
  const press = (key: string) => page.keyboard.press(key)
  const rows = page.getByRole('treeitem')
  const chosen = page.locator('[data-row][aria-selected="true"]')

  /** What the focus is on, as it is called. */
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: on } = document
      if (!on) return ''
      const named = (on.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
      const labels =
        'labels' in on ? [...((on as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ') : ''
      return (on.getAttribute('aria-label') ?? [named, labels, on.textContent].find((one) => one.trim() !== '') ?? '').trim()
    })
  const tabTo = async (name: string, key = 'Tab') => {
    for (let presses = 0; presses < FAR; presses++) {
      if ((await focused()).startsWith(name)) return
      await press(key)
    }
    throw new Error(`No field called “${name}” is reached by Tab.`)
  }
  const pick = async (option: string) => {
    await press('Enter')
    const list = page.getByRole('listbox')
    await list.waitFor()
    const names = await list.getByRole('option').allTextContents()
    await press('Home')
    for (let step = names.indexOf(option); step > 0; step--) await press('ArrowDown')
    await press('Enter')
    await list.waitFor({ state: 'hidden' })
  }
  const set = async ({ field, value }: Wanted) => {
    const { control, label, options } = field
    if (control === 'choice' || control === 'color') {
      await tabTo(label)
      return await pick(options.find((one) => one.value === String(value))?.label ?? COLOURS[String(value)]!)
    }
    await tabTo(control === 'link' ? `${label} (endereço)` : label)
    await press('Control+a')
    await page.keyboard.insertText(isRecord(value) ? String(value.url) : String(value))
  }

  /** Whether the next key goes into the page. */
  const isInPage = async () =>
    (await page.evaluate(() => document.activeElement?.localName === 'iframe')) &&
    (await preview(page)
      .locator('main')
      .evaluate((main) => main.ownerDocument.hasFocus()))
  const goToPage = async () => {
    await eventually('the focus in the page', async () => (await isInPage()) || void (await press('F6')))
  }

  const add = async (widgetType: string) => {
    const before = await rows.count()
    // The editor is drawn before it hears keys.
    await goToPage()
    await press('/')
    await eventually('the search', async () => (await focused()).startsWith('Buscar'))
    await page.keyboard.insertText(titleOf(widgetType))
    await page.getByText(`Enter acrescenta “${titleOf(widgetType)}”.`).waitFor()
    await press('Enter')
    await eventually(`another ${widgetType}`, async () => (await rows.count()) === before + 1)
    const id = (await chosen.getAttribute('data-row'))!
    await preview(page).locator(`main [data-id="${id}"]`).waitFor({ state: 'attached' })
    await eventually('the keys in the page', isInPage)
  }
  /** A ready section behind the one that is chosen. */
  const addReady = () =>
    readyElements(page, async () => {
      const before = await rows.count()
      await press('/')
      await eventually('the search', async () => (await focused()).startsWith('Buscar'))
      await press('Shift+Tab')
      await press('ArrowRight')
      await press('Enter')
      await tabTo('Buscar seções')
      await page.keyboard.insertText(READY.title)
      await tabTo(READY.title)
      await press('Enter')
      await eventually('the ready section', async () => (await rows.count()) > before)
      const id = (await chosen.getAttribute('data-row'))!
      await preview(page).locator(`main [data-id="${id}"]`).waitFor({ state: 'attached' })
      await eventually('the keys in the page', isInPage)
    })
  const write = async (words: string) => {
    await press('Enter')
    await preview(page).locator('[contenteditable]').waitFor()
    await press('Control+a')
    await page.keyboard.insertText(words)
    await press('Escape')
    await preview(page).locator('[contenteditable]').waitFor({ state: 'detached' })
  }
  const choosePicture = async (id: number) => {
    await press('F2')
    const dialog = page.getByRole('dialog', { name: 'Escolher uma imagem' })
    await dialog.waitFor()
    await tabTo('Buscar na biblioteca')
    await page.keyboard.insertText(nameOfPicture(id))
    await dialog.getByRole('button', { name: /^Escolher / }).waitFor()
    await tabTo(`Escolher ${nameOfPicture(id)}`)
    await press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }
  /** From the page to what stands above the panel beside it. */
  const publish = async () => {
    await press('F6')
    await tabTo('Publicar', 'Shift+Tab')
    await press('Enter')
  }
  const setAll = async (wanted: Wanted[]) => {
    if (wanted.length === 0) return
    await press('Alt+Enter')
    await eventually('the settings', async () => (await focused()) === 'Conteúdo')
    for (const one of wanted) await set(one)
    await goToPage()
  }

  const build = async (goals: readonly PageElement[], depth = 0) => {
    for (const [index, goal] of goals.entries()) {
      const isBehindContainer = index > 0 && goals[index - 1]!.elType === 'container'
      // Nothing is chosen at the end of a section: the next one stands behind it.
      if (depth === 0)
        await eventually('nothing chosen', async () => (await chosen.count()) === 0 || void (await press('Escape')))
      await add(goal.widgetType)
      // What was added into the container before it goes out of it again.
      if (isBehindContainer && depth > 0) await press('Alt+ArrowLeft')
      const wanted = wantedSettings(goal, depth === 0 ? { content_width: 'boxed' } : {})
      const inPlace = wanted.find(({ field }) => ['title', 'editor', 'text'].includes(field.name))
      const picture = wanted.find(({ field }) => field.control === 'picture')
      if (inPlace) await write(wordsOf(inPlace.value))
      if (picture) await choosePicture((picture.value as { id: number }).id)
      await setAll(wanted.filter((one) => one !== inPlace && one !== picture))
      await build(goal.elements, depth + 1)
      if (goal.elType === 'container' && depth > 0) await press('Escape')
    }
  }
  return { build, addReady, press, publish, isInPage, goToPage }
}
