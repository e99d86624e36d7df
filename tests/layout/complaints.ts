import type { Page, Response } from '@playwright/test'
import type { Finding } from './rules/finding.ts'

/** Errors of the page's scripts, and requests that the shop answered with an error. */
export function listenTo(page: Page, expected?: RegExp) {
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
