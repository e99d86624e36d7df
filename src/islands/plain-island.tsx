import { createElement, useContext, type ReactNode } from 'react'
import type { Moment } from './define-island.ts'
import { IslandChunks } from './island-slot.tsx'

type Props = { /** The folder whose island.ts wakes it. */ name: string; when: Moment; children: ReactNode }

/** Server markup that a small script of its own moves about: its island.ts exports wakeUp, and React is not fetched for it. */
export function PlainIsland({ name, when, children }: Props) {
  const { src } = useContext(IslandChunks)(name)
  return createElement('shop-island', { name, when, src, plain: '' }, children)
}
