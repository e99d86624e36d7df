import { yieldToBrowser } from './when-idle.ts'

/** What a person can press. A press on one that still sleeps is kept and given back when it is awake. */
const PRESSABLE = 'button, summary, [role="button"], [role="tab"], [role="radio"]'
/** Of those, the ones that keys move along. */
const WALKABLE = '[role="tab"], [role="radio"]'
const WALKING_KEY = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type State = { field: Field; value: string; checked: boolean; isChanged: boolean }
type Options = { isAsleep: () => boolean; wake: () => void; signal: AbortSignal }

/**
 * Keeps what is pressed, typed, chosen and sent while a part of the page still sleeps. What comes back does it again, in the
 * same order, for the script that has woken meanwhile.
 */
export function holdInput(place: HTMLElement, { isAsleep, wake, signal }: Options): () => Promise<void> {
  let held: (() => void)[] = []
  const typed = new Map<Field, State>()
  const hold = (event: Event, again: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    held.push(again)
    wake()
  }
  const hear = <T extends Event>(type: string, act: (event: T, target: Element) => void) =>
    place.addEventListener(
      type,
      (event) => isAsleep() && event.target instanceof Element && act(event as T, event.target), // each type has its own event
      { capture: true, signal },
    )

  hear<MouseEvent>('click', (event, target) => {
    const pressed = target.closest<HTMLElement>(PRESSABLE)
    if (pressed) hold(event, () => pressed.isConnected && pressed.click())
  })
  hear<KeyboardEvent>('keydown', (event, target) => {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !target.matches(WALKABLE)) return
    // A button turns Enter and space into a press by itself.
    const isPress = (key === 'Enter' || key === ' ') && !(target instanceof HTMLButtonElement)
    if (!isPress && !WALKING_KEY.test(key)) return
    hold(event, () => {
      // An arrow before it may have led the focus on.
      const { activeElement } = document
      const at = place.contains(activeElement) ? activeElement : target
      at?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
    })
  })
  hear<SubmitEvent>('submit', (event, form) => {
    const { submitter } = event
    if (form instanceof HTMLFormElement) hold(event, () => form.isConnected && form.requestSubmit(submitter))
  })
  for (const type of ['input', 'change'])
    hear(type, (_event, field) => {
      if (!isField(field)) return
      const isChanged = type === 'change' || (typed.get(field)?.isChanged ?? false)
      typed.set(field, { field, value: field.value, checked: 'checked' in field && field.checked, isChanged })
    })

  return async () => {
    typed.forEach(restore)
    typed.clear()
    const before = held
    held = []
    for (const again of before) {
      // One a task: each meets what the one before it has changed.
      await yieldToBrowser()
      again()
    }
  }
}

/** A script that has a state of its own may have put its first one into the field: what was typed comes back, and is told. */
function restore({ field, value, checked, isChanged }: State) {
  if ('checked' in field && field.checked !== checked) return field.click()
  const isLost = field.value !== value
  // Past the setter that React puts on a field: it takes what it has set itself for no news.
  if (isLost) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (isLost) field.dispatchEvent(new Event('input', { bubbles: true }))
  if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }))
}

const isField = (target: Element): target is Field => target.matches('input, select, textarea')
