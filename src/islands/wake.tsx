import { type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { Island } from './define-island.ts'

/** Gives life to an island's markup and tells when it has it; what comes back lets go of it. */
export function wake<P extends object>(element: HTMLElement, island: Island<P>, isAwake: () => void): () => void {
  let isGone = false
  const props = JSON.parse(element.getAttribute('props') ?? '{}') as P // printed by the same component's slot
  const root: Root = hydrateRoot(
    element,
    <StrictMode>
      {/* Inside of a boundary React works in short slices; without one all of it is one task. */}
      <Suspense>
        <Awake tell={isAwake}>
          <island.Component {...props} />
        </Awake>
      </Suspense>
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

function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
