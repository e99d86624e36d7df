import { COPIED, COPY, COPY_FAILED } from './text.ts'

/** The word of thanks stays long enough to be read. */
const THANKS_MS = 2_000

/** Copies the code; where the browser does not let a page do that, it is selected for the keyboard. */
export function wakeUp(place: HTMLElement): () => void {
  const stop = new AbortController()
  const button = place.querySelector<HTMLButtonElement>('button')
  const status = place.querySelector<HTMLElement>('[role="status"]')
  const code = place.closest('.code-highlight')?.querySelector('code')
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (words: string) => {
    if (!button || !status) return
    clearTimeout(timer)
    button.textContent = words
    button.dataset.state = words === COPIED ? 'copied' : 'failed'
    status.textContent = words
    timer = setTimeout(() => {
      button.textContent = COPY
      delete button.dataset.state
      status.textContent = ''
    }, THANKS_MS)
  }
  const copy = async () => {
    if (!code) return
    try {
      await navigator.clipboard.writeText(code.textContent.trimEnd())
      say(COPIED)
    } catch {
      // Refused, or an old browser: the reader's own keys copy what is selected.
      getSelection()?.selectAllChildren(code)
      say(COPY_FAILED)
    }
  }
  button?.addEventListener('click', () => void copy(), { signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
