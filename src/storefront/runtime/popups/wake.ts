import type { PopupSettings } from '#content/popups/contract.ts'
import { parse } from '#islands/fragments.ts'
import { countVisit, createMemory } from '../storage.ts'
import { inTasks, whenQuiet } from '#islands/when-idle.ts'
import { onFirstInteraction } from '../on-first-interaction.ts'
import type { Popups } from './popups.ts'
import { isWithin } from './selector.ts'
import type { PopupPlaceholder } from './start.ts'
import { ACTION_LINKS, type PopupAction, readAction, readUrlAction } from './url-action.ts'

/** A form that closes its popup leaves the visitor this long to read the thanks. */
export const POPUP_FORM_CLOSE_MS = 1000

/** The small part of popups that every page has: it counts the visit, hears clicks, and fetches the rest when there is a reason. */
export function wakePopups() {
  const memory = createMemory(() => localStorage)
  const session = createMemory(() => sessionStorage)
  let isCounted = false
  const count = () => {
    if (!isCounted) countVisit(memory, session)
    isCounted = true
  }
  const places = takePlaces()
  let started: Promise<Popups> | undefined
  let standsSinceMs = Infinity
  const start = () =>
    (started ??= import('./start.ts').then(({ startPopups }) => {
      count()
      return startPopups({ places, memory, parse, waitedMs: Math.max(0, performance.now() - standsSinceMs) })
    }))
  const act = (action: PopupAction | undefined, from?: EventTarget | null) => {
    if (action) void start().then((popups) => popups.act(action, from), console.error)
  }

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>(ACTION_LINKS)
    const chosen = places.find(({ settings }) => isWithin(event.target as Element, settings.open_selector))
    const action = link ? readUrlAction(link.getAttribute('href') ?? '') : chosen && readAction({ action: 'open', id: chosen.id })
    if (!action) return
    event.preventDefault()
    act(action, event.target)
  })
  // What a form's answer asks for, told by the form itself.
  document.addEventListener('submit_success', (event) => {
    const action = formAction((event as CustomEvent<unknown>).detail)
    if (action?.does === 'close') setTimeout(() => act(action, event.target), POPUP_FORM_CLOSE_MS)
    else act(action, event.target)
  })
  offerToScripts(act)
  // The first look into a browser's memory makes the page wait for it.
  inTasks([count])

  if (isOfferedHere(location.hash)) act(readUrlAction(location.hash))
  if (places.length === 0) return
  const begin = () => void start().catch(console.error)
  const patienceMs = Math.min(...places.map(patienceOf))
  onFirstInteraction(() => whenQuiet(begin))
  whenQuiet(() => {
    standsSinceMs = performance.now()
    if (patienceMs === 0) begin()
    else if (patienceMs < Infinity) setTimeout(begin, patienceMs)
  })
}

/** Time enough to fetch what a popup needs before its moment comes. */
const HEAD_START_MS = 5_000

/** For how long nobody can notice that the popups' script is not there: whoever leaves has stirred before. */
function patienceOf({ settings: { triggers } }: PopupPlaceholder) {
  if (triggers.scrolling || triggers.scrolling_to || triggers.click || triggers.inactivity) return 0
  return triggers.page_load ? Math.max(0, (triggers.page_load_delay ?? 0) * 1000 - HEAD_START_MS) : Infinity
}

/** Takes the popups' places out of the page: each opening puts a fresh copy in. */
function takePlaces(): PopupPlaceholder[] {
  return [...document.querySelectorAll<HTMLElement>('[data-elementor-type="popup"]')].map((place) => {
    place.remove()
    const settings = JSON.parse(place.dataset.elementorSettings ?? '{}') as PopupSettings // printed by storefront/popups
    return { id: place.dataset.elementorId ?? '', settings }
  })
}

/** An address with an action in it works only where the page itself offers that action: nobody can send a visitor one of their own. */
function isOfferedHere(hash: string) {
  if (!hash.includes('elementor-action')) return false
  const offered = document.querySelectorAll<HTMLElement>(`${ACTION_LINKS}, [data-e-action-hash]`)
  return [...offered].some((one) => one.dataset.eActionHash === hash || one.getAttribute('href') === hash)
}

function formAction(answer: unknown): PopupAction | undefined {
  const { popup, data } = (answer ?? {}) as { popup?: unknown; data?: { popup?: unknown } }
  return readAction(popup ?? data?.popup)
}

/** `elementorProFrontend.modules.popup.showPopup({ id, toggle }, event)` and `.closePopup({ do_not_show_again }, event)`, for other scripts. */
function offerToScripts(act: (action: PopupAction | undefined, from?: EventTarget | null) => void) {
  type Script = { modules?: Record<string, unknown> }
  const page = window as Window & { elementorProFrontend?: Script }
  const popup = {
    showPopup: (settings?: object, event?: Event) => act(readAction({ ...settings, action: 'open' }), event?.target),
    closePopup: (settings?: object, event?: Event) => act(readAction({ ...settings, action: 'close' }), event?.target),
  }
  const frontend = (page.elementorProFrontend ??= {})
  frontend.modules = { ...frontend.modules, popup }
}
