import type { ConsentMethod } from '#content/consent/contract.ts'
import { allows, consentPlan, whenAllowed } from '#islands/consent.ts'
import { isEditMode } from '#islands/edit-mode.ts'
import { type ConsentPlan, PREFERENCES_HASH, type Purpose, readChoice } from '#kit/consent.ts'
import { closest } from '../pressed.ts'
import { inTasks, whenQuiet } from '#islands/when-idle.ts'

/** The small part of consent that every page has: it starts what is allowed, and fetches the rest when there is something to ask. */
export function wakeConsent() {
  const plan = consentPlan()
  // A page drawn without the shop's settings neither follows nor forgets anybody.
  if (!plan) return
  const open = () => void import('./preferences.ts').then(({ openPreferences }) => openPreferences(plan)).catch(console.error)
  const set = (wanted: Record<Purpose, boolean>, method: ConsentMethod = 'script') =>
    void import('./choose.ts').then(({ choose }) => choose(wanted, method, plan)).catch(console.error)
  document.addEventListener('click', (event) => {
    const link = closest(event, `[href$="${PREFERENCES_HASH}"]`)
    if (!link) return
    event.preventDefault()
    open()
  })
  offerToScripts({
    allows,
    choice: () => readChoice(document.cookie),
    set: (wanted) => set(wanted),
    open,
  })
  const ask = () => {
    // Over a page that is being edited nothing is asked: it would hide the footer.
    if (plan.asks && !isEditMode() && readChoice(document.cookie)?.version !== plan.version)
      whenAwake(() => void import('./banner.ts').then(({ showBanner }) => showBanner({ plan, set, open })).catch(console.error))
  }
  // First of all: whoever clicks on quickly would lose where they came from.
  inTasks([followVisit, () => startTags(plan), ask])
}

const followVisit = () => void import('../attribution/follow-visit.ts').then((visit) => visit.followVisit()).catch(console.error)

/** The loader is asked for once: scripts of others run in the order in which they stand. */
function startTags(plan: ConsentPlan) {
  let loader: ReturnType<typeof fetchLoader> | undefined
  for (const tag of plan.tags) {
    const load = () => void (loader ??= fetchLoader()).then(({ loadTag }) => loadTag(tag)).catch(console.error)
    if (tag.purpose === 'necessary') load()
    else whenAllowed(tag.purpose, load)
  }
  if (plan.channels)
    void fetchLoader()
      .then(({ watchConsent }) => watchConsent(plan))
      .catch(console.error)
}

const fetchLoader = () => import('./outside.ts')

/** The page comes first: the question waits until the visitor stirs, or has had some seconds to look around. */
const LOOK_AROUND_MS = 4000

function whenAwake(act: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  const wake = () => {
    if (signal.aborted) return
    listening.abort()
    whenQuiet(act)
  }
  // No tap: what appears under a finger would be pressed by it.
  for (const sign of ['scroll', 'pointermove', 'keydown']) addEventListener(sign, wake, { signal, passive: true })
  setTimeout(wake, LOOK_AROUND_MS)
}

type Offer = {
  allows: (purpose: Purpose) => boolean
  choice: () => object | undefined
  set: (wanted: Record<Purpose, boolean>) => void
  open: () => void
}
/** `vitrine_consent`, for a tool from outside that asks in the shop's stead. */
const offerToScripts = (offer: Offer) => Object.assign(window, { vitrine_consent: offer })
