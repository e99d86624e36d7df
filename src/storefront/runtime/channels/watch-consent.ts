import { CONSENT_EVENT } from '#islands/consent.ts'
import { type ConsentPlan, readChoice } from '#kit/consent.ts'

/** Nothing of the channels is fetched before a visitor has said yes to one of them. */
export function watchConsent(plan: ConsentPlan) {
  const look = () => {
    const choice = readChoice(document.cookie)
    if (plan.channels?.some(({ purpose }) => choice?.[purpose]))
      void import('./start.ts').then(({ startChannels }) => startChannels(plan)).catch(console.error)
  }
  document.addEventListener(CONSENT_EVENT, look)
  look()
}
