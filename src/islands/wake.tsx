import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Island } from './define-island.ts'

/** Gives life to an island's markup; what comes back lets go of it. */
export function wake<P extends object>(element: HTMLElement, island: Island<P>): () => void {
  let isGone = false
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as P // printed by the same component's slot
  const root: Root = hydrateRoot(
    element,
    <StrictMode>
      <island.Component {...props} />
    </StrictMode>,
    {
      identifierPrefix: element.getAttribute('prefix') ?? '',
      // Whoever is replaced before React came to it has lost nothing that a person should hear of.
      onRecoverableError: (error) => isGone || reportError(error),
    },
  )
  return () => {
    isGone = true
    root.unmount()
  }
}
