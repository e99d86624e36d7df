import { isAllowed, readChoice } from '#kit/consent.ts'
import { CONSENT_EVENT, consentPlan } from './consent.ts'

type Memory = Pick<Storage, 'getItem' | 'setItem'>
const keyOf = (host: string) => `outside-yes-${host}`

/** Whether this visitor's browser may talk to the host: they chose to allow marketing, or said yes to just this one in this visit. */
export const mayContact = (host: string) => choseMarketing() || saidYes(host, { cookies: document.cookie })

/** Also where a shop takes silence for a yes to its own counting: nobody else is told of a visitor who has not said so. */
function choseMarketing() {
  const plan = consentPlan()
  return plan !== undefined && isAllowed('marketing', { ...plan, mode: 'opt-in' }, readChoice(document.cookie))
}

/** A yes to one host holds for the visit, unless the visitor refused after it. */
export function saidYes(host: string, { cookies, memory = sessionMemory() }: { cookies: string; memory?: Memory | undefined }) {
  const said = Number(memory?.getItem(keyOf(host)) ?? 0)
  const choice = readChoice(cookies)
  const refusedAt = choice && !choice.marketing ? choice.at : 0
  return said > 0 && said >= refusedAt
}

export function sayYes(
  host: string,
  { memory = sessionMemory(), now = Date.now() }: { memory?: Memory | undefined; now?: number } = {},
) {
  try {
    memory?.setItem(keyOf(host), String(Math.floor(now / 1000)))
  } catch {
    // A full or forbidden memory: the visitor is asked again on the next page.
  }
}

/** Told on the document with the host, so that everything of it on the page hears the one yes. */
const YES_EVENT = 'vitrine_outside_yes'

export function sayYesForAll(host: string) {
  sayYes(host)
  document.dispatchEvent(new CustomEvent(YES_EVENT, { detail: host }))
}

/** Acts once, as soon as the host may be contacted; what comes back takes it back. */
export function whenContactAllowed(host: string, act: () => void): () => void {
  if (mayContact(host)) {
    act()
    return () => {}
  }
  const listening = new AbortController()
  const { signal } = listening
  const begin = () => {
    listening.abort()
    act()
  }
  document.addEventListener(CONSENT_EVENT, () => mayContact(host) && begin(), { signal })
  document.addEventListener(YES_EVENT, (event) => (event as CustomEvent<string>).detail === host && begin(), { signal })
  return () => listening.abort()
}

function sessionMemory(): Memory | undefined {
  try {
    return sessionStorage
  } catch {
    // Reading the property itself throws where storage is forbidden.
    return undefined
  }
}
