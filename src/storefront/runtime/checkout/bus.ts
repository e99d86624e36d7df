/** As much of jQuery as a page may have that was made for this ecosystem. */
type Query = {
  (target: EventTarget): {
    on: (name: string, handler: (event: Event, ...details: unknown[]) => void) => void
    trigger: (name: string, details: unknown[]) => void
    triggerHandler: (name: string, details: unknown[]) => unknown
  }
  event: { triggered?: string | undefined }
}
const query = () => (window as Window & { jQuery?: Query }).jQuery

/** Tells scripts what happens, on the body: by an event of the browser, and by jQuery's own where it is. */
export function tell(name: string, ...details: unknown[]) {
  const $ = query()
  // jQuery hears the browser's events too; this is its own way of not hearing one twice.
  if ($) $.event.triggered = name
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: details }))
  if (!$) return
  $.event.triggered = undefined
  $(document.body).trigger(name, details)
}

/** Asks whether anybody objects. A listener objects by cancelling the event, or by answering false to jQuery's. */
export function mayGoOn(target: HTMLElement, name: string): boolean {
  const $ = query()
  if ($) $.event.triggered = name
  const isFree = target.dispatchEvent(new CustomEvent(name, { cancelable: true }))
  if (!$) return isFree
  $.event.triggered = undefined
  return isFree && $(target).triggerHandler(name, []) !== false
}

/** Hears what other scripts ask for, in whichever of the two ways they do. */
export function hear(name: string, act: () => void) {
  const $ = query()
  if ($) $(document.body).on(name, act)
  else document.body.addEventListener(name, act)
}
