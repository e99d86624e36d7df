import type { ConsentMethod } from '#content/consent/contract.ts'
import { CONSENT_EVENT } from '#islands/consent.ts'
import { type ConsentPlan, type Purpose, readChoice } from '#kit/consent.ts'
import { keepClearOf } from '../bottom-bars/keep-clear.ts'
import { whenClear } from '../bottom-bars/when-clear.ts'
import { announce } from '../cart/live-region.ts'
import { choiceOf, consentPart, everything } from './content.ts'
import { tellChoice } from './signals.ts'

type Options = {
  plan: ConsentPlan
  set: (wanted: Record<Purpose, boolean>, method: ConsentMethod) => void
  open: () => void
}

/** Asks, unless the choice was made meanwhile; goes when it is made, wherever that was. */
export async function showBanner({ plan, set, open }: Options) {
  const banner = await consentPart('.consent-banner')
  if (readChoice(document.cookie)?.version === plan.version) return
  banner.addEventListener('click', (event) => {
    const choice = choiceOf(event)
    if (choice === 'manage') open()
    else if (choice) set(everything(choice === 'all'), 'banner')
  })
  const waiting = new AbortController()
  const leave = () => {
    waiting.abort()
    banner.remove()
    announce(banner.dataset.saved ?? '')
  }
  // In another tab, or on a page that the visitor comes back from.
  const look = () => {
    const choice = readChoice(document.cookie)
    if (choice?.version === plan.version) tellChoice(choice)
  }
  addEventListener('focus', look, { signal: waiting.signal })
  document.addEventListener('visibilitychange', look, { signal: waiting.signal })
  document.addEventListener(CONSENT_EVENT, leave, { once: true })
  whenClear(() => waiting.signal.aborted || place(banner))
}

/** Near the beginning for those who go by keyboard, at the lower edge for those who look. */
function place(banner: HTMLElement) {
  const start = document.querySelector('.skip-link')
  if (start) start.after(banner)
  else document.body.prepend(banner)
  keepClearOf(banner)
}
