import { chosenLetters } from './chosen-letters.ts'
import { prepareNode } from './prepared-node.ts'
import type { OpenMarkup } from './write-markup.ts'
import { type Writing, writeWords } from './write-words.ts'
import type { TextKind } from './written-texts.ts'

/** What belongs to the writing though it stands elsewhere: a press there does not end it. */
export const TEXT_TOOLS = 'data-text-tools'

export type InPlaceOptions = {
  node: Element | Text
  kind: TextKind
  value: string
  label?: string
  maxLength?: number | undefined
  /** Every change, while it is typed. The node must not be drawn again before `onEnd`: the cursor stands in it. */
  onChange: (value: string) => void
  onEnd: () => void
  /** Of a text with formatting: its state after each step, for the toolbar. */
  onState?: (open: OpenMarkup) => void
  onLink?: () => void
  /** Alt+F10, as in other editors of text. */
  onToolbar?: () => void
  /** The text has tags that writing in place would lose, these. It has ended. */
  onRefused?: (tags: string[]) => void
}

/** Lets a text of the drawn page be written where it stands, until Escape or a press elsewhere. */
export function editInPlace(options: InPlaceOptions): { end: () => void } {
  const { node, kind, value, label = 'Texto', maxLength, onChange, onEnd } = options
  const ended = new AbortController()
  const { signal } = ended
  const { place, restore } = prepareNode(node, label, kind !== 'plain')
  const page = place.ownerDocument
  const chosen = chosenLetters(place)
  let writing: Writing | undefined
  const end = () => {
    if (signal.aborted) return
    ended.abort()
    writing?.close()
    restore()
    onEnd()
  }
  const endOutside = ({ target }: Event) => {
    const pressed = target as Element // presses have no other targets
    // The page itself is pressed by its scroll bar.
    if (!place.contains(pressed) && pressed !== page.documentElement && !pressed.closest(`[${TEXT_TOOLS}]`)) end()
  }
  for (const one of new Set([page, document])) one.addEventListener('pointerdown', endOutside, { signal, capture: true })
  for (const name of ['keydown', 'keyup', 'copy', 'cut', 'paste', 'dblclick'] as const)
    place.addEventListener(name, (event) => !isForThePage(event) && event.stopPropagation(), { signal })
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || event.key === 'Tab') end()
      if (event.key === 'F10' && event.altKey) {
        event.preventDefault()
        options.onToolbar?.()
      }
    },
    { signal },
  )
  if (kind === 'rich') void openMarkup()
  else writing = writeWords({ place, kind, value, maxLength, signal, onChange, onDone: end })
  return { end }

  async function openMarkup() {
    const { lostIn, writeMarkup } = await import('./write-markup.ts').catch(() => ({ lostIn: () => [], writeMarkup: undefined }))
    if (signal.aborted) return
    const lost = lostIn(value)
    if (lost.length > 0) options.onRefused?.(lost)
    if (lost.length > 0 || !writeMarkup) return end()
    writing = writeMarkup({
      place,
      label,
      value,
      chosen,
      onChange,
      onState: (open) => options.onState?.(open),
      onLink: () => options.onLink?.(),
    })
  }
}

/** Saving is meant for the whole page. */
const isForThePage = (event: Event) => {
  const { key = '', ctrlKey, metaKey } = event as KeyboardEvent // other events have none of these
  return key.toLowerCase() === 's' && (ctrlKey || metaKey)
}
