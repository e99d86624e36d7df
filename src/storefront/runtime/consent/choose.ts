import type { ConsentMethod } from '#content/consent/contract.ts'
import { type Choice, CONSENT_COOKIE, type ConsentPlan, type Purpose, PURPOSES, readChoice, writeChoice } from '#kit/consent.ts'
import { tellChoice } from './signals.ts'

/** A choice is asked for again after half a year. */
const CHOICE_LIFE_SECONDS = 180 * 86_400
/** What well-known tags leave behind, by purpose. */
const LEFT_BEHIND: Record<Purpose, RegExp> = {
  statistics: /^_(ga|gid|gat|clck|clsk|hj)/,
  marketing: /^_(gcl|fbp|fbc|uet|tt|pin)/,
}

/** Keeps a visitor's choice, writes it down at the shop, and tells everybody on the page. */
export function choose(wanted: Record<Purpose, boolean>, method: ConsentMethod, { version }: Pick<ConsentPlan, 'version'>) {
  const choice: Choice = {
    version,
    at: Math.floor(Date.now() / 1000),
    statistics: wanted.statistics,
    marketing: wanted.marketing,
    receipt: readChoice(document.cookie)?.receipt ?? newReceipt(),
  }
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${CONSENT_COOKIE}=${writeChoice(choice)};path=/;max-age=${CHOICE_LIFE_SECONDS};samesite=lax${secure}`
  const { at: _at, ...given } = choice
  const body = JSON.stringify({ ...given, method })
  // The choice holds on this device whether or not the shop could write it down.
  void fetch('/consent/', { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body }).catch(
    console.warn,
  )
  tellChoice(choice)
  const refused = PURPOSES.filter((purpose) => !choice[purpose])
  for (const purpose of refused) expire(LEFT_BEHIND[purpose])
  // A script that runs can't be taken back: the page begins again without it.
  if (refused.some((purpose) => document.querySelector(`script[data-consent-tag="${purpose}"]`))) location.reload()
}

function newReceipt() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

/** On this host and on each domain above it: tags like to set theirs as high as they can. */
function expire(names: RegExp) {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, at) => `;domain=.${parts.slice(at).join('.')}`)]
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (names.test(name)) for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
}
