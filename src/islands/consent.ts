import { type ConsentPlan, isAllowed, type Purpose, readChoice } from '#kit/consent.ts'

/** Told on the document when a visitor chose, with the choice as its detail. */
export const CONSENT_EVENT = 'vitrine_consent'

/** What the page says of consent; nothing on a page that was drawn without the shop's settings. */
export function consentPlan(): ConsentPlan | undefined {
  const { consent } = document.body.dataset
  return consent === undefined ? undefined : (JSON.parse(consent) as ConsentPlan) // printed by storefront/layout.tsx
}

export function allows(purpose: Purpose): boolean {
  const plan = consentPlan()
  return plan !== undefined && isAllowed(purpose, plan, readChoice(document.cookie))
}

/** Acts once, as soon as the visitor allows it: at once, or when they choose so later. What comes back takes it back. */
export function whenAllowed(purpose: Purpose, act: () => void): () => void {
  const listening = new AbortController()
  const hear = () => {
    if (!allows(purpose)) return
    listening.abort()
    act()
  }
  document.addEventListener(CONSENT_EVENT, hear, { signal: listening.signal })
  hear()
  return () => listening.abort()
}
