import { createContext, createElement, Suspense, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import type { Island } from './define-island.ts'

/** The address of an island's script, and of those that it imports. */
export type IslandChunk = { src: string; imports: readonly string[] }

/** Where the browser finds each island's chunk; the page hands it over. */
export const IslandChunks = createContext<(name: string) => IslandChunk>(() => ({ src: '', imports: [] }))

/**
 * The place of an island in a server-made page: its markup, readable before any script, and what is needed to wake it.
 * It is drawn by itself so that the ids React makes are the same in the browser.
 */
export function IslandSlot<P extends object>({ island, id, props }: { island: Island<P>; id: string; props: P }) {
  const { name, when, early, Component } = island
  const { src, imports } = useContext(IslandChunks)(name)
  // The boundary lets the browser hydrate in pieces, as islands/wake.tsx does.
  const markup = renderToString(
    <Suspense>
      <Component {...props} />
    </Suspense>,
    { identifierPrefix: id },
  )
  return createElement('shop-island', {
    name,
    prefix: id,
    when,
    query: early.query,
    ahead: early.fetchAhead ? '' : undefined,
    src,
    imports: imports.length > 0 ? imports.join(' ') : undefined,
    props: JSON.stringify(props),
    // oxlint-disable-next-line react/no-danger -- markup that the lines above render
    dangerouslySetInnerHTML: { __html: markup },
  })
}
