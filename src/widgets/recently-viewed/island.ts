import { parse } from '#islands/fragments.ts'
import { forgetSeen, PRODUCT_CARDS_URL, readSeen } from './seen.ts'

const store = () => localStorage
const CLEARED = 'Lista apagada deste aparelho.'

/** Fills the place with the cards of what this browser remembers, and forgets all of it at one press. */
export function wakeUp(place: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const section = place.querySelector<HTMLElement>('.recently-viewed')
  const list = section?.querySelector<HTMLElement>('.recently-viewed-list')
  const status = section?.querySelector<HTMLElement>('[role="status"]')
  if (!section || !list || !status) return () => {}
  const ownId = Number(/(?:^| )postid-(\d+)/.exec(document.body.className)?.[1])
  const ids = readSeen(store)
    .filter((id) => id !== ownId)
    .slice(0, Number(section.dataset['most']))
  if (ids.length > 0) void show()
  list.querySelector('button')?.addEventListener(
    'click',
    () => {
      forgetSeen(store)
      list.remove()
      status.textContent = CLEARED
      status.focus()
    },
    { signal },
  )
  return () => stop.abort()

  async function show() {
    try {
      // In order of their numbers, so that whoever saw the same gets the same answer.
      const asked = ids.toSorted((one, other) => one - other).join(',')
      const answer = await fetch(`${PRODUCT_CARDS_URL}?ids=${asked}`, { signal })
      if (!answer.ok) return
      const cards = parse(await answer.text())
      const known = ids.flatMap((id) => cards.querySelector(`.post-${id}`) ?? [])
      if (known.length === 0) return
      const products = document.createElement('ul')
      products.className = `products columns-${section!.dataset['columns']}`
      products.append(...known)
      list!.append(products)
      list!.hidden = false
    } catch {
      // Without an answer the page is as it was.
    }
  }
}
