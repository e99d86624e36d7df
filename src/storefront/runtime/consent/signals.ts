import { allows, CONSENT_EVENT } from '#islands/consent.ts'
import type { Choice, Purpose } from '#kit/consent.ts'

/** Tells the page's other scripts what the visitor chose, in each of the ways that they listen. */
export function tellChoice(choice: Choice) {
  const { statistics, marketing } = choice
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { bubbles: true, detail: choice }))
  const wordOf = (isAllowed: boolean) => (isAllowed ? 'allow' : 'deny')
  const detail = { statistics: wordOf(statistics), marketing: wordOf(marketing) }
  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }))
  pushConsent('update')
}

/** Google's consent mode: «default» before any tag, «update» at each choice. */
export function pushConsent(command: 'default' | 'update') {
  const wordFor = (purpose: Purpose) => (allows(purpose) ? 'granted' : 'denied')
  const ads = wordFor('marketing')
  gtag('consent', command, {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: wordFor('statistics'),
    functionality_storage: 'granted',
    security_storage: 'granted',
  })
}

export function pushEvent(event: object) {
  dataLayer().push(event)
}

const dataLayer = () => ((window as Window & { dataLayer?: unknown[] }).dataLayer ??= [])

// The object of arguments and not a list: tag managers take only that for a command.
export function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments)
}
