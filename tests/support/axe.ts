import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { atRest } from '#tests/support/browser.ts'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe objects to, one line each: the rule, and the first places. What is half faded in has no contrast of its own yet. */
export async function findViolations(
  page: Page,
  { within, off = [] }: { within?: string; off?: string[] } = {},
): Promise<string[]> {
  await atRest(page.locator(':root'))
  // A page keeps the inspector until it is left.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return await page.evaluate(
    async ({ root, rules }) => {
      const { axe: inspector } = globalThis as unknown as { axe: typeof axe } // put there by the line above
      const { violations } = await inspector.run(root ?? document, {
        // Only objections are told, by their markup. Frames have no inspector in them: each would be waited for in vain.
        resultTypes: ['violations'],
        selectors: false,
        iframes: false,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html.slice(0, 160))
            .join(' | ')}`,
      )
    },
    { root: within, rules: off },
  )
}
