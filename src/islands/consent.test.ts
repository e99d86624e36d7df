import { beforeEach, expect, test, vi } from 'vitest'
import { type Choice, type ConsentPlan, writeChoice } from '#kit/consent.ts'
import { allows, CONSENT_EVENT, whenAllowed } from './consent.ts'

const plan: ConsentPlan = { mode: 'opt-in', version: '1-1', asks: true, tags: [] }

/** As much of a page as consent looks at. */
const aPage = (consent: ConsentPlan | undefined) =>
  Object.assign(new EventTarget(), { body: { dataset: consent ? { consent: JSON.stringify(consent) } : {} }, cookie: '' })
let page: ReturnType<typeof aPage>
const open = (consent: ConsentPlan | undefined) => vi.stubGlobal('document', (page = aPage(consent)))
beforeEach(() => void open(plan))

function choose(choice: Pick<Choice, 'statistics' | 'marketing'>) {
  page.cookie = `vitrine_consent=${writeChoice({ ...choice, version: '1-1', at: 1, receipt: 'A'.repeat(22) })}`
  page.dispatchEvent(new Event(CONSENT_EVENT))
}

test('[CORE-4] what needs consent waits for it, and happens once', () => {
  const act = vi.fn<() => void>()
  whenAllowed('marketing', act)
  choose({ statistics: true, marketing: false })
  expect(act).not.toHaveBeenCalled()
  choose({ statistics: true, marketing: true })
  choose({ statistics: true, marketing: true })
  expect(act).toHaveBeenCalledOnce()
})

test('[CORE-4] what is allowed already happens at once', () => {
  choose({ statistics: false, marketing: true })
  const act = vi.fn<() => void>()
  whenAllowed('marketing', act)
  expect(act).toHaveBeenCalledOnce()
})

test('[CORE-4] a widget that left the page waits no longer', () => {
  const act = vi.fn<() => void>()
  whenAllowed('statistics', act)()
  choose({ statistics: true, marketing: true })
  expect(act).not.toHaveBeenCalled()
})

test('[ATTR-8] on a page that was drawn without the shop’s settings nothing is allowed', () => {
  open(undefined)
  choose({ statistics: true, marketing: true })
  expect(allows('marketing')).toBe(false)
})
