import type { OutsideTag } from '#kit/consent.ts'
import { pushConsent, pushEvent } from './signals.ts'

let isFirst = true

/** Loads a script of somebody else, once. Call it only when the visitor allows its purpose. */
export function loadTag({ src, purpose, isManager }: OutsideTag) {
  if (isFirst) {
    isFirst = false
    allowScriptAddresses()
    pushConsent('default')
  }
  if (isManager) pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.dataset.consentTag = purpose
  script.src = src
  document.head.append(script)
}

/**
 * Scripts from outside add others of theirs. The page's policy says from which hosts that may be;
 * markup as text stays forbidden to them.
 */
function allowScriptAddresses() {
  const { trustedTypes } = window as unknown as {
    // The part that is used here; TypeScript's DOM has none of it yet.
    trustedTypes?: { createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string }) => void }
  }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => url })
}
