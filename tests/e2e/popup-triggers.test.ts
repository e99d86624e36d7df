import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPopupShop, type PopupShop, popupsAsked, settled, type Visit } from '#tests/support/popup-shop.ts'

let at: PopupShop
beforeAll(async () => void (at = await aPopupShop()))
afterAll(() => at.close())

const opened = ({ dialog }: Visit) => dialog.waitFor({ state: 'visible' })
const gone = ({ dialog }: Visit) => dialog.waitFor({ state: 'detached' })

/** Two scrolls within one frame are one event to the page: the first must have been heard before the second. */
const scrolledTo = (page: Visit['page'], top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((heard) => {
        addEventListener('scroll', () => heard(), { once: true })
        scrollTo({ top: to, behavior: 'instant' })
      }),
    top,
  )

const TRIGGERS: [
  name: string,
  triggers: object,
  before: (visit: Visit) => Promise<unknown>,
  fire: (visit: Visit) => Promise<unknown>,
][] = [
  [
    'a minute after the page stands',
    { page_load: 'yes', page_load_delay: 60 },
    ({ page }) => page.clock.runFor(40_000),
    ({ page }) => page.clock.runFor(21_000),
  ],
  [
    'scrolled half the way down',
    { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 50 },
    ({ page }) => page.mouse.wheel(0, 200),
    ({ page }) => page.mouse.wheel(0, 3_000),
  ],
  [
    'scrolled up again',
    { scrolling: 'yes', scrolling_direction: 'up', scrolling_offset: 50 },
    ({ page }) => scrolledTo(page, 900),
    ({ page }) => page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' })),
  ],
  [
    'a part of the page comes into view',
    { scrolling_to: 'yes', scrolling_to_selector: '#meio' },
    ({ page }) => scrolledTo(page, 100),
    ({ page }) => page.locator('#meio').scrollIntoViewIfNeeded(),
  ],
  [
    'the third click',
    { click: 'yes', click_times: 3 },
    async ({ page }) => {
      for (let clicks = 0; clicks < 2; clicks++) await page.locator('h1').first().click()
    },
    ({ page }) => page.locator('h1').first().click(),
  ],
  [
    'a minute without a sign of life',
    { inactivity: 'yes', inactivity_time: 60 },
    async ({ page }) => {
      await page.clock.runFor(40_000)
      await page.mouse.move(300, 300)
      await page.clock.runFor(40_000)
    },
    ({ page }) => page.clock.runFor(21_000),
  ],
  [
    'the mouse leaves through the top of the window',
    { exit_intent: 'yes' },
    ({ page }) => leave(page, 300),
    ({ page }) => leave(page, 0),
  ],
]

/** A mouse that leaves the window at this height; a headless browser has no outside to move it to. */
const leave = (page: Visit['page'], clientY: number) =>
  page.evaluate((y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })), clientY)

test.each(TRIGGERS)('[POPUP-2] it comes at its moment: %s', async (_name, triggers, before, fire) => {
  const place = await at.page()
  const { id } = await at.popup({ triggers }, place)
  const visit = await at.visit(place.path, { clock: true })
  await before(visit)
  await settled(visit.page)
  expect(popupsAsked(visit.asked)).toEqual([])
  await fire(visit)
  await opened(visit)
  expect(popupsAsked(visit.asked)).toEqual([`/popup/${id}/`])
  expect(visit.complaints).toEqual([])
  await visit.close()
})

test('[POPUP-2] when one trigger has fired the others are gone, also after the popup is closed', async () => {
  const place = await at.page()
  await at.popup({ triggers: { page_load: 'yes', page_load_delay: 5, click: 'yes', click_times: 4, exit_intent: 'yes' } }, place)
  const visit = await at.visit(place.path, { clock: true })
  await leave(visit.page, 0)
  await opened(visit)
  await visit.dialog.getByRole('button', { name: 'Fechar' }).click()
  await gone(visit)
  for (let clicks = 0; clicks < 5; clicks++) await visit.page.locator('h1').first().click()
  await leave(visit.page, 0)
  await visit.page.clock.runFor(20_000)
  await settled(visit.page)
  expect(await visit.dialog.count()).toBe(0)
  await visit.close()
})
