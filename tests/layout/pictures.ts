import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Seen } from './walk.ts'

/** Of a longer page the beginning is enough. */
const TALLEST_PX = 2_600

/** What is another at each visit: the code of a Pix, and how long it can be paid. */
const PASSING = '.pix-qr, .pix-code, .pix-expiry, .pix-countdown, time'

export type Picture = { area: string; name: string; width: number; file: string; isCompared: boolean }

/** Takes a picture of each state at each width into a folder, and a list of them. */
export function createPictures(folder: string) {
  mkdirSync(folder, { recursive: true })
  const taken: Picture[] = []
  const findings: string[] = []
  return {
    take: async ({ state, name, width, page }: Seen) => {
      const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${width}.png`
      if (state.isCompared) await showPassing(page, false)
      await page.screenshot({
        path: join(folder, file),
        animations: 'disabled',
        caret: 'hide',
        ...(await frameOf(page, width)),
      })
      if (state.isCompared) await showPassing(page, true)
      const [area = ''] = name.split(':')
      taken.push({ area, name, width, file, isCompared: state.isCompared ?? false })
    },
    note: (report: string[]) => void findings.push(...report),
    finish: async () => writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ pictures: taken, findings }, undefined, 2)),
  }
}

/** By the elements themselves: the shop's pages let no style sheet in. */
const showPassing = (page: Page, isShown: boolean) =>
  page.locator(PASSING).evaluateAll(
    (all, visibility) => {
      for (const one of all as HTMLElement[]) one.style.visibility = visibility
    },
    isShown ? '' : 'hidden',
  )

/** The whole page, with the pictures that come as one scrolls; with something over it only what the window shows. */
async function frameOf(page: Page, width: number) {
  const height = await page.evaluate(async (tallest) => {
    const isCovered = [...document.querySelectorAll('dialog[open], [aria-modal="true"], [role="dialog"]')].some((one) =>
      one.checkVisibility(),
    )
    if (isCovered) return 0
    const waiting = [...document.images].filter((one) => !one.complete && one.getBoundingClientRect().top < tallest)
    const arrived = waiting.map(
      (one) =>
        new Promise((resolve) => ['load', 'error'].forEach((event) => one.addEventListener(event, resolve, { once: true }))),
    )
    for (const one of waiting) one.loading = 'eager'
    await Promise.race([Promise.all(arrived), new Promise((resolve) => setTimeout(resolve, 20_000))])
    return Math.min(tallest, document.documentElement.scrollHeight)
  }, TALLEST_PX)
  return height === 0 ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } }
}
