import type { ComponentType } from 'react'

/** When an island wakes: as soon as the page stands, when the browser rests, when it comes into view, or at the first touch. */
export type Moment = 'load' | 'idle' | 'visible' | 'interaction'

export type Island<P> = { name: string; when: Moment; Component: ComponentType<P> }

/** Names a component as an island. The name is the widget's folder: from it the browser's chunk is found. */
export function defineIsland<P extends object>(name: string, when: Moment, Component: ComponentType<P>): Island<P> {
  return { name, when, Component }
}
