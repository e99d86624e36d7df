import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/browser.ts'
import { openGallerySite, type GallerySite } from '#tests/support/gallery-site.ts'

let site: GallerySite
let browser: Browser

beforeAll(async () => {
  site = await openGallerySite()
  browser = await launchBrowser({ moves: true })
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('the number stands in the page before any script', async () => {
  expect((await site.gallery('counter')).body).toContain('>12.480<')
})

test('a counter in view runs from its first number to its last', async () => {
  await site.gallery('counter')
  const page = await browser.newPage()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => seen.push(document.querySelector('.elementor-counter-number')?.textContent ?? '')).observe(
      document,
      {
        characterData: true,
        subtree: true,
      },
    )
  })
  await page.goto(`${site.origin}/counter/`)
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen) // filled by the script above
  const ran = async () => {
    const numbers = (await seen()).map((text) => Number(text.replace('.', '')))
    return { ended: numbers.at(-1) === 12_480, steps: numbers.length > 3, beganLow: Math.min(...numbers) < 6_000 }
  }
  await expect.poll(ran).toEqual({ ended: true, steps: true, beganLow: true })
  await page.close()
})

test('who asked for less motion sees the last number at once', async () => {
  await site.gallery('counter')
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const changes: string[] = []
  await page.exposeFunction('note', (text: string) => changes.push(text))
  await page.goto(`${site.origin}/counter/awake/`)
  await page.waitForSelector('shop-island[awake]')
  await page.evaluate(
    () =>
      new Promise<void>((rested) => {
        const number = document.querySelector('.elementor-counter-number')!
        new MutationObserver(() =>
          (globalThis as unknown as { note: (text: string) => void }).note(number.textContent ?? ''),
        ).observe(number, {
          characterData: true,
          subtree: true,
        })
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => rested())))
      }),
  )
  expect(changes).toEqual([])
  expect(await page.locator('.elementor-counter-number').first().innerText()).toBe('12.480')
  await page.close()
})
