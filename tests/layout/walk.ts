import type { Page } from '@playwright/test'
import type { Found } from './check.ts'
import { listenTo } from './complaints.ts'
import type { PageScript } from './page-script.ts'
import type { Finding } from './rules/finding.ts'
import { uncalledDialog } from './rules/page.ts'
import { HEIGHTS, type State, type Width, WIDTHS } from './state.ts'
import type { Viewers } from './viewers.ts'

export type Seen = { state: State; name: string; width: Width; page: Page }

type Tools = { viewers: Viewers; script: PageScript; onSeen?: (seen: Seen) => Promise<void> }

/** Opens a state at each of its widths and says what is wrong with it; whoever wants a picture takes it from `onSeen`. */
export async function walk(
  { area, state }: { area: string; state: State },
  { viewers, script, onSeen = async () => {} }: Tools,
): Promise<Found[]> {
  const name = `${area}: ${state.name}`
  const found: Found[] = []
  const widths = WIDTHS.filter((width) => state.widths?.includes(width) ?? true)
  const { page, shop, leave } = await viewers.pageFor(area, state)
  const note = (width: Width, findings: Finding[]) => found.push(...findings.map((one) => ({ ...one, state: name, width })))
  const { heard, stop } = listenTo(page, state.expects)
  let dialog: string | undefined
  try {
    for (const [index, width] of widths.entries()) {
      const isOpened = index === 0 || state.isReopened
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      if (isOpened) await state.open(page, shop)
      let seen = await script.look(page, isOpened ? state.keeps : {})
      const uncalled = isOpened ? [] : uncalledDialog(seen.dialog, dialog)
      if (uncalled.length > 0) {
        await page.keyboard.press('Escape')
        seen = await script.look(page)
      }
      dialog = seen.dialog
      note(width, [...uncalled, ...seen.findings])
      await onSeen({ state, name, width, page })
      if (width === 360) note(width, await script.lookByKeyboard(page))
    }
  } catch (error) {
    const problem = String(error).replaceAll(/\s+/g, ' ').slice(0, 300)
    note(WIDTHS[0]!, [
      { rule: 'out of reach', selector: 'the state', what: `can not be opened: ${problem} There is ${await whatIsThere(page)}` },
    ])
  } finally {
    stop()
    await leave()
  }
  note(widths.at(-1) ?? 360, heard)
  return found
}

/** Where one is instead, and what has not come. */
async function whatIsThere(page: Page): Promise<string> {
  const seen = await page
    .evaluate(() => {
      const waiting = document.querySelectorAll('[role="progressbar"], .MuiSkeleton-root').length
      return `«${document.querySelector('h1')?.textContent ?? document.title}» with ${waiting} signs of waiting`
    })
    .catch(() => 'nothing')
  return `${seen} at ${page.url()}`
}
