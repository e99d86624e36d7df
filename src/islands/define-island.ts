import type { ComponentType } from 'react'

/** When an island wakes: as soon as the page stands, when the browser rests, when it comes into view, or at the first touch. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction'

type Early = {
  /** Its scripts are fetched once the page is quiet, and run at its moment: for what most visitors of its page will touch. */
  fetchAhead?: boolean
  /** An address with this in its query is about it: it then wakes by itself once the browser rests. */
  query?: string
}

export type Island<P> = { name: string; when: Moment; Component: ComponentType<P>; early: Early }

/** Names a component as an island. The name is the widget's folder: from it the browser's chunk is found. */
export function defineIsland<P extends object>(
  name: string,
  when: Moment,
  Component: ComponentType<P>,
  early: Early = {},
): Island<P> {
  return { name, when, Component, early }
}
