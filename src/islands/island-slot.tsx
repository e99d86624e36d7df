import { createContext, createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import type { Island } from './define-island.ts'

/** Where the browser finds each island's chunk; the page hands it over. */
export const IslandChunks = createContext<(name: string) => string>(() => '')

/**
 * The place of an island in a server-made page: its markup, readable before any script, and what is needed to wake it.
 * It is drawn by itself so that the ids React makes are the same in the browser.
 */
export function IslandSlot<P extends object>({ island, id, props }: { island: Island<P>; id: string; props: P }) {
  const src = useContext(IslandChunks)(island.name)
  return createElement('shop-island', {
    name: island.name,
    prefix: id,
    when: island.when,
    src,
    props: JSON.stringify(props),
    // oxlint-disable-next-line react/no-danger -- markup that this very line renders
    dangerouslySetInnerHTML: { __html: renderToString(<island.Component {...props} />, { identifierPrefix: id }) },
  })
}
