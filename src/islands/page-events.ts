/** As much of jQuery as a page may have that was made for this ecosystem. */
type Query = {
  (target: EventTarget): {
    on: (name: string, handler: (event: { originalEvent?: Event }) => void) => void
    trigger: (name: string, details: unknown[]) => void
    triggerHandler: (name: string, details: unknown[]) => unknown
  }
  event: { triggered?: string | undefined }
}
const query = () => (window as Window & { jQuery?: Query }).jQuery

/** What is being told at this moment through jQuery: those who heard it from the browser must not hear it again. */
let telling: string | undefined

/**
 * Tells scripts what happens: by an event of the browser that carries `detail`, and where the page has jQuery by its own with the
 * values of `detail` as arguments, elements wrapped. Answers false when a listener of the browser's event cancelled it.
 */
export function fire(target: EventTarget, name: string, detail: object = [], cancelable = false): boolean {
  const isFree = dispatch(target, new CustomEvent(typeOf(name), { bubbles: true, cancelable, detail }))
  const $ = query()
  if (!$) return isFree
  const before = telling
  telling = name
  quietly(() => $(target).trigger(name, argumentsOf($, detail)))
  telling = before
  return isFree
}

/** The browser keeps what its listeners throw away from us; jQuery does not. What another script does wrong stops nothing of ours. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/** The same on the body, with nothing but a list of arguments. */
export const tell = (name: string, ...details: unknown[]) => fire(document.body, name, details)

/** Asks whether anybody objects. A listener objects by cancelling the event, or by answering false to jQuery's. */
export function mayGoOn(target: EventTarget, name: string, detail: object = []): boolean {
  const isFree = dispatch(target, new CustomEvent(typeOf(name), { cancelable: true, detail }))
  const $ = query()
  return isFree && (!$ || quietly(() => $(target).triggerHandler(name, argumentsOf($, detail))) !== false)
}

/** Hears what other scripts tell on the body, once, in whichever of the two ways they do; jQuery may arrive after us. `act` gets the browser's event, if it was one. */
export function hear(name: string, act: (event?: Event) => void) {
  document.body.addEventListener(name, act)
  const hearJQuery = () =>
    query()?.(document.body).on(name, ({ originalEvent }) => {
      if (!originalEvent && telling !== name) act()
    })
  if (query() || document.readyState === 'complete') hearJQuery()
  else addEventListener('load', hearJQuery, { once: true })
}

/** jQuery hears the browser's events too; this is its own way of not hearing one twice. */
function dispatch(target: EventTarget, event: Event): boolean {
  const $ = query()
  if (!$) return target.dispatchEvent(event)
  const before = $.event.triggered
  $.event.triggered = event.type
  try {
    return target.dispatchEvent(event)
  } finally {
    $.event.triggered = before
  }
}

/** jQuery reads what stands after a dot as the space that a name belongs to. */
const typeOf = (name: string) => name.split('.')[0] ?? name
const argumentsOf = ($: Query, detail: object) =>
  Object.values(detail).map((value: unknown) => (value instanceof Element ? $(value) : value))
