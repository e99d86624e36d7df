type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a pressed key is one of some, such as `Ctrl+Shift+z Ctrl+y`; Ctrl is also the command key of a Mac. */
export const isPressed = (keys: string, pressed: Pressed): boolean => keys.split(' ').some((one) => isOne(one, pressed))

function isOne(wanted: string, pressed: Pressed): boolean {
  const parts = wanted.split('+')
  const key = parts.at(-1)!
  const isWith = (part: string) => parts.includes(part)
  if ((pressed.ctrlKey || pressed.metaKey) !== isWith('Ctrl') || pressed.altKey !== isWith('Alt')) return false
  // A sign such as “?” needs Shift on most keyboards.
  const isSign = key.length === 1 && !/[a-z]/.test(key)
  if (!isSign && pressed.shiftKey !== isWith('Shift')) return false
  return letterOf(pressed) === key
}

/** With Alt a key writes another sign (₢, ç), and on some keyboards another alphabet: then its place counts. */
function letterOf({ key, code }: Pressed): string {
  if (key.length > 1 || /[\u0020-\u007e]/.test(key)) return key.length === 1 ? key.toLowerCase() : key
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

const SHOWN: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Delete',
}

/** Keys as merchants read them: the first of several ways. */
export const keysText = (keys: string): string =>
  keys
    .split(' ')[0]!
    .split('+')
    .map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')

const TYPED = 'textarea, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"], [role="textbox"]'
/** Inputs that nothing is typed into. */
const PRESSED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'])
const OVER = '[role="dialog"]:not([data-editor]), [role="menu"], [role="listbox"]'
const CONTROLS = 'button, a[href], input, select, summary, [role="tab"], [role="slider"], [role="separator"], [role="option"]'

/** What keys mean where they are pressed: nothing of ours in dialogs and mostly not in fields, no single keys on buttons. */
export function keysAllowed(target: EventTarget | null, isEverywhere = false): 'all' | 'combined' | 'none' {
  if (!isElement(target)) return 'all'
  if (target.closest(OVER)) return 'none'
  if (isEverywhere) return 'all'
  if (target.closest(TYPED)) return 'none'
  if (target.localName === 'input' && !PRESSED.has(target.getAttribute('type') ?? 'text')) return 'none'
  return target.closest(CONTROLS) ? 'combined' : 'all'
}

// An element of the page's frame is none of this window's.
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target
