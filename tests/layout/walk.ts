import type { Page, Response } from '@playwright/test'
import { checkLayout, type Found } from './check.ts'
import { focusStops } from './focus-stops.ts'
import { measureLayout } from './measure.ts'
import { coveredFocus } from './rules/bars.ts'
import type { Finding } from './rules/finding.ts'
import { keptPlace } from './rules/page.ts'
import { HEIGHTS, type State, type Width, WIDTHS } from './state.ts'
import type { Viewers } from './viewers.ts'

/** How many places of a page get the focus: of longer pages each second or third link. */
const FOCUS_STOPS = 40

export type Seen = { state: State; name: string; width: Width; page: Page }

/** Opens a state at each of its widths and says what is wrong with it; whoever wants a picture takes it from `onSeen`. */
export async function walk(
  { area, state }: { area: string; state: State },
  { viewers, onSeen = async () => {} }: { viewers: Viewers; onSeen?: (seen: Seen) => Promise<void> },
): Promise<Found[]> {
  const name = `${area}: ${state.name}`
  const found: Found[] = []
  const widths = WIDTHS.filter((width) => state.widths?.includes(width) ?? true)
  const { page, shop, leave } = await viewers.pageFor(state)
  const note = (width: Width, findings: Finding[]) => found.push(...findings.map((one) => ({ ...one, state: name, width })))
  const { heard, stop } = listenTo(page, state.expects)
  try {
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      if (index === 0 || state.isReopened) await state.open(page, shop)
      await settle(page)
      const measured = await page.evaluate(measureLayout)
      note(width, [
        ...checkLayout(measured),
        ...(state.keeps && (index === 0 || state.isReopened) ? keptPlace(measured, state.keeps) : []),
      ])
      await onSeen({ state, name, width, page })
      if (width === 360) note(width, coveredFocus(await page.evaluate(focusStops, FOCUS_STOPS)))
    }
  } catch (error) {
    note(WIDTHS[0]!, [
      {
        rule: 'out of reach',
        selector: 'the state',
        what: `can not be opened: ${String(error).replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      },
    ])
  } finally {
    stop()
    await leave()
  }
  note(widths.at(-1) ?? 360, heard)
  return found
}

/** Letters are there, a change of the width has been drawn, and what moves for a moment has arrived. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const passing = document
      .getAnimations()
      .filter((one) => one.timeline === document.timeline && one.playState === 'running')
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
    await Promise.allSettled(passing.map((one) => one.finished))
  })

/** Errors of the page's scripts, and requests that the shop answered with an error. */
function listenTo(page: Page, expected: RegExp | undefined) {
  const heard: Finding[] = []
  const note = (finding: Finding) => {
    if (!expected?.test(finding.what)) heard.push(finding)
  }
  const onError = (error: Error) =>
    note({ rule: 'console', selector: 'the page', what: `has an uncaught error: ${error.message}` })
  const onConsole = (message: { type: () => string; text: () => string }) => {
    // That a request failed is told with its address below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note({ rule: 'console', selector: 'the console', what: `says ${message.text().slice(0, 200)}` })
  }
  const onResponse = (answer: Response) => {
    if (answer.status() < 400) return
    note({ rule: 'failed request', selector: new URL(answer.url()).pathname, what: `is answered with ${answer.status()}` })
  }
  page.on('pageerror', onError).on('console', onConsole).on('response', onResponse)
  return { heard, stop: () => void page.off('pageerror', onError).off('console', onConsole).off('response', onResponse) }
}
