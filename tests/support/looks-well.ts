import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { findViolations } from './axe.ts'
import { eventually } from './eventually.ts'

/** What can't be read in full without pushing it aside: cut words, and what scrolls sideways, but for a row of tabs. */
export const crampedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => {
        const { overflowX, textOverflow } = getComputedStyle(part)
        return textOverflow === 'ellipsis' || (/auto|scroll/.test(overflowX) && !part.querySelector('[role="tablist"]'))
      })
      .map((part) => `${part.tagName.toLowerCase()} “${part.textContent.trim().slice(0, 60)}”`),
  )

const ENGLISH =
  /\b(open|close|clear|search|sort(ed)?|next|previous|first|last|page|rows?|loading|select(ed)?|remove|delete|edit|save|cancel|add|show|hide|toggle|menu item|go to|more|less|refresh|breadcrumbs?|choose|drag|copy|the|of|by|and|your)\b/i

/** Names that only those hear who don't see, in the wrong language. Words of the merchant's own are nobody's fault. */
export const englishNames = (page: Page) =>
  page.evaluate(
    (pattern) =>
      [...document.querySelectorAll('*')]
        .flatMap((part) =>
          ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder'].map((name) => part.getAttribute(name)),
        )
        .filter((words) => words !== null && new RegExp(pattern, 'i').test(words)),
    ENGLISH.source,
  )

/** What is seen is read by everybody, also on a telephone. */
export async function looksWell(page: Page, name: string) {
  await page.setViewportSize({ width: 360, height: 780 })
  await eventually(`“${name}” to fit 360 px`, () => page.evaluate(() => document.documentElement.scrollWidth <= 360))
  await page.setViewportSize({ width: 1280, height: 900 })
  expect([name, await findViolations(page)]).toEqual([name, []])
}
