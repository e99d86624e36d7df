import { fetchSuggestions } from '#shop/search/client.ts'
import { createSuggestionList } from './suggestion-list.ts'

/** One letter is enough to begin. */
export const AUTOCOMPLETE_MIN_LENGTH = 1
/** A word typed in one go is asked for once. */
export const AUTOCOMPLETE_DELAY_MS = 300

const attended = new WeakSet<HTMLInputElement>()

/** Suggests what may be meant while somebody types; arrows choose, Enter goes there, Esc closes. */
export function suggestFor(input: HTMLInputElement) {
  if (attended.has(input)) return
  attended.add(input)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  const list = createSuggestionList(input, (url) => go(input, url))
  const stop = () => {
    clearTimeout(timer)
    asking?.abort()
    list.close()
  }

  const ask = async (words: string) => {
    const { signal } = (asking = new AbortController())
    const onlyProducts = new FormData(input.form ?? undefined).get('post_type') === 'product'
    const suggestions = await fetchSuggestions(words, { onlyProducts, signal })
    // An answer that was overtaken by the next letter is for another question.
    if (!signal.aborted && document.activeElement === input) list.show(suggestions, words)
  }

  const hear = () => {
    clearTimeout(timer)
    asking?.abort()
    const words = input.value.trim()
    if (words.length < AUTOCOMPLETE_MIN_LENGTH) return list.close()
    // Nobody misses suggestions that can't come: the form still works.
    timer = setTimeout(() => void ask(words).catch(() => {}), AUTOCOMPLETE_DELAY_MS)
  }
  input.addEventListener('input', hear)
  input.addEventListener('blur', stop)
  input.form?.addEventListener('submit', stop)
  input.addEventListener('keydown', (event) => {
    if (!list.isOpen() || event.isComposing) return
    const chosen = list.chosen()
    if (event.key === 'ArrowDown') list.move(1)
    else if (event.key === 'ArrowUp') list.move(-1)
    else if (event.key === 'Escape') stop()
    else if (event.key === 'Enter' && chosen) go(input, chosen.url)
    else return
    event.preventDefault()
  })
  // What was typed while this file was on its way.
  if (input.value !== '') hear()
}

/** To the suggestion, when it is of this shop; without one to all results. */
function go(input: HTMLInputElement, url: string | undefined) {
  if (url === undefined) return input.form?.requestSubmit()
  const { origin, href } = new URL(url, location.href)
  if (origin === location.origin) location.assign(href)
}
