import type { Step } from './tree.ts'

export type OutlineDeed =
  | { kind: 'step'; way: Step }
  | { kind: 'go'; to: 'before' | 'after' | 'first' | 'last' | 'inwards' | 'outwards' }
  | { kind: 'duplicate' | 'remove' | 'undo' | 'redo' | 'open' }

type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const WAYS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const GOES: Record<string, Extract<OutlineDeed, { kind: 'go' }>['to']> = {
  ArrowUp: 'before',
  ArrowDown: 'after',
  Home: 'first',
  End: 'last',
  ArrowRight: 'inwards',
  ArrowLeft: 'outwards',
}

/** What a key does in the outline: arrows go about, with Alt they take the element along. */
export function deedOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys): OutlineDeed | undefined {
  const withControl = ctrlKey || metaKey
  if (withControl && key.toLowerCase() === 'z') return { kind: shiftKey ? 'redo' : 'undo' }
  if (withControl && key.toLowerCase() === 'y') return { kind: 'redo' }
  if (withControl && key.toLowerCase() === 'd') return { kind: 'duplicate' }
  if (withControl) return undefined
  const way = WAYS[key]
  if (altKey) return way && { kind: 'step', way }
  // Several are chosen with Shift, by the keys of the whole editor.
  if (shiftKey && way) return undefined
  if (key === 'Delete') return { kind: 'remove' }
  if (key === 'Enter' || key === ' ') return { kind: 'open' }
  const to = GOES[key]
  return to && { kind: 'go', to }
}
