import { cleanWords, cutToRoom } from './clean-words.ts'
import type { TextKind } from './written-texts.ts'

export type Writing = { /** Ends without a trace when nothing was written. */ close: () => void }
type Options = {
  place: HTMLElement
  kind: Exclude<TextKind, 'rich'>
  value: string
  maxLength: number | undefined
  signal: AbortSignal
  onChange: (value: string) => void
  onDone: () => void
}

/** Words without formatting, written where they stand. The browser itself takes typing back. */
export function writeWords({ place, kind, value, maxLength = Infinity, signal, onChange, onDone }: Options): Writing {
  const drawn = [...place.childNodes]
  const page = place.ownerDocument
  let told = value
  if (place.textContent !== value || drawn.length > 1) place.textContent = value
  place.contentEditable = 'true'
  try {
    place.contentEditable = 'plaintext-only'
  } catch {
    // Older browsers know only the other one; what they make of a paste is refused below.
  }
  place.style.whiteSpace = 'pre-wrap'
  const room = () => maxLength - wordsIn(place).length + String(page.getSelection() ?? '').length
  const type = (text: string) => page.execCommand('insertText', false, text)
  const isPressed = place.closest('button, summary') !== null

  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    place.addEventListener(name, act, { signal })
  on('input', () => {
    const next = cleanWords(wordsIn(place), kind)
    // An empty tag of a line has no width to hold the cursor.
    place.style.display = next === '' ? 'inline-block' : ''
    place.style.minInlineSize = next === '' ? '1ch' : ''
    if (next === told) return
    told = next
    onChange(next)
  })
  on('beforeinput', (event) => {
    if (event.inputType.startsWith('format')) event.preventDefault()
    if (!event.isComposing && event.data && event.data.length > room()) event.preventDefault()
  })
  on('paste', (event) => {
    event.preventDefault()
    type(cutToRoom(cleanWords(event.clipboardData?.getData('text/plain') ?? '', kind), room()))
  })
  on('drop', (event) => event.preventDefault())
  on('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter' && (kind === 'plain' || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onDone()
    } else if (event.key === ' ' && isPressed) {
      // In a button a space would press it.
      event.preventDefault()
      type(' ')
    }
  })
  on('keyup', (event) => {
    if (event.key === ' ' && isPressed) event.preventDefault()
  })
  place.focus({ preventScroll: true })
  if (!place.contains(page.getSelection()?.anchorNode ?? null)) page.getSelection()?.selectAllChildren(place)
  return {
    close: () => {
      place.contentEditable = 'inherit'
      if (told === value) place.replaceChildren(...drawn)
    },
  }
}

/** What stands in a node, with the breaks that the browser made of the Enter key. */
function wordsIn(node: Node): string {
  return [...node.childNodes]
    .map((child, index) => {
      if (child.nodeType === 3) return child.textContent ?? ''
      if (child.nodeName === 'BR') return '\n'
      return (index > 0 && /^(DIV|P)$/.test(child.nodeName) ? '\n' : '') + wordsIn(child)
    })
    .join('')
}
