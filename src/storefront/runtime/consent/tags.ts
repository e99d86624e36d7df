import { letOutsideScriptsAdd } from '#islands/outside-script.ts'
import type { OutsideTag } from '#kit/consent.ts'
import { pushConsent, pushEvent } from './signals.ts'

let isFirst = true

/** Loads a script of somebody else, once. Call it only when the visitor allows its purpose. */
export function loadTag({ src, purpose, isManager }: OutsideTag) {
  if (isFirst) {
    isFirst = false
    letOutsideScriptsAdd()
    pushConsent('default')
  }
  if (isManager) pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.dataset.consentTag = purpose
  script.src = src
  document.head.append(script)
}
