import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { findViolations } from './axe.ts'
import { eventually } from './eventually.ts'

/** What is seen is read by everybody, also on a telephone. */
export async function looksWell(page: Page, name: string) {
  await page.setViewportSize({ width: 360, height: 780 })
  await eventually(`“${name}” to fit 360 px`, () => page.evaluate(() => document.documentElement.scrollWidth <= 360))
  await page.setViewportSize({ width: 1280, height: 900 })
  expect([name, await findViolations(page)]).toEqual([name, []])
}
