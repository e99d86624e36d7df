import { letOutsideScriptsAdd } from '#islands/outside-script.ts'
import type { OutsideTag } from '#kit/consent.ts'
import { pushConsent, pushEvent } from './signals.ts'

let isFirst = true
/** Ends when the last script that had to be waited for has run. */
let line: Promise<void> = Promise.resolve()

/** Loads a script of somebody else, once. Call it only when the visitor allows its purpose. */
export function loadTag(tag: OutsideTag) {
  if (isFirst) {
    isFirst = false
    letOutsideScriptsAdd()
    pushConsent('default')
  }
  if (tag.isManager) pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if ('src' in tag && tag.isAsync) void add(tag)
  else line = line.then(() => add(tag))
}

/** As in a page that was written by hand: code finds what the scripts before it have made; one that does not come holds back nobody. */
function add(tag: OutsideTag): Promise<void> {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(tag.attributes ?? {})) script.setAttribute(name, value)
  script.async = 'src' in tag && tag.isAsync === true
  script.dataset.consentTag = tag.purpose
  if ('code' in tag) {
    script.textContent = tag.code
    document.head.append(script)
    return Promise.resolve()
  }
  const ended = new Promise<void>((done) => {
    for (const end of ['load', 'error']) script.addEventListener(end, () => done())
  })
  script.src = tag.src
  document.head.append(script)
  return ended
}
