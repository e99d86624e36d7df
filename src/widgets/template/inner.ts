import type { Inner } from '#builder/registry.ts'
import type { Saved } from './load.ts'

/** Without a document there is nothing inside. */
export default function inner(saved: Saved | undefined): Inner {
  return { ...(saved && { saved }), pages: saved ? 'same' : [] }
}
