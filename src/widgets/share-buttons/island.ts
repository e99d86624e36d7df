import type { Network } from './networks.ts'
import { shareLink, type Shared } from './share-link.ts'

/** Awake, the links know more of the page, and «Imprimir» prints. The small window is the page runtime's. */
export function wakeUp(place: HTMLElement): () => void {
  const list = place.querySelector<HTMLElement>('[data-shared]')
  const stop = new AbortController()
  if (!list) return () => {}
  const shared = withPageFacts(JSON.parse(list.dataset.shared ?? '{}') as Shared) // printed by button-list.tsx
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[data-network]'))
    link.href = shareLink(link.dataset.network as Network, shared) ?? link.href
  list.querySelector('button')?.addEventListener('click', () => window.print(), { signal: stop.signal })
  return () => stop.abort()
}

/** The page's own excerpt and picture, as its head tells them to every network. */
function withPageFacts(shared: Shared): Shared {
  const meta = (property: string) => document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''
  return shared.title === '' ? shared : { ...shared, text: meta('og:description'), image: meta('og:image') }
}
