import type { Page } from '@playwright/test'
import { createContentEditing } from '#content/pages/edit.ts'
import { listen } from '../browser.ts'
import { preview } from '../workbench.ts'
import type { WorkbenchShop } from '../workbench-shop.ts'

export async function anEmptyPage({ shop, user }: WorkbenchShop, title: string): Promise<number> {
  const editing = createContentEditing({ db: shop.db })
  const made = await editing.create('page', { title }, { id: user.id, name: user.displayName })
  if (!made.ok) throw new Error(made.problem)
  return made.id
}

/** What the pictures of the library are called. */
export async function picturesOf(db: WorkbenchShop['shop']['db']): Promise<(id: number) => string> {
  const rows = await db.selectFrom('media').select(['id', 'title']).execute()
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return (id) => titles.get(id) ?? ''
}

/** The workbench on a telephone, signed in: a finger instead of a mouse. */
export async function onATelephone({ browser, shop, token }: WorkbenchShop, path: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  })
  await context.addCookies([{ name: 'vitrine_session', value: token, url: shop.origin }])
  // As in browsers that lose the page of a frame that is moved: there it is drawn once the editor stands.
  await context.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'moveBefore'))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const complaints = listen(page)
  await page.goto(`${shop.origin}/painel${path}`)
  return { page, context, complaints, close: () => context.close() }
}

type Seen = { id: string; kind: string; classes: string; words: string; pictures: string[]; links: string[] }

/** Every element of a page as it stands there, without what scripts note on parts that are awake. */
function readElements(main: Element): Seen[] {
  return [...main.querySelectorAll<HTMLElement>('[data-id]')].map((node) => ({
    id: node.dataset.id!,
    kind: node.dataset.widget_type ?? node.dataset.element_type ?? '',
    classes: node.className,
    words: (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    pictures: [...node.querySelectorAll('img')].map((image) => `${image.getAttribute('src')} ${image.alt}`),
    links: [...node.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  }))
}

export const drawnElements = (page: Page) => preview(page).locator('main').evaluate(readElements)

/** The same of the page that visitors get, as the shop sends it. */
export async function visitorsElements({ shop, aBrowser }: WorkbenchShop, path: string): Promise<Seen[]> {
  const { page, close } = await aBrowser({ width: 1440 })
  await page.goto(shop.origin + path)
  const seen = await page.locator('main').evaluate(readElements)
  await close()
  return seen
}
