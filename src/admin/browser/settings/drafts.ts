/** What somebody typed into a field, and what stood there when they began. */
export type Draft = { value: string; was: string }
export type DraftOf = Readonly<Record<string, Draft>>

const NOTHING: DraftOf = {}

/** What was typed and not saved, form by form; whoever looks at a form is told when it changes. */
export function createDrafts() {
  const forms = new Map<string, DraftOf>()
  const listeners = new Set<() => void>()
  return {
    of: (form: string): DraftOf => forms.get(form) ?? NOTHING,
    keep: (form: string, draft: DraftOf) => {
      if (Object.keys(draft).length === 0) forms.delete(form)
      else forms.set(form, draft)
      for (const tell of listeners) tell()
    },
    /** Whether something of a form, or of those under it, is not saved yet. */
    hasAny: (under: string) => [...forms.keys()].some((form) => form === under || form.startsWith(`${under}/`)),
    isEmpty: () => forms.size === 0,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

/** Those of this window: another part of the settings, or another screen, loses nothing. */
export const DRAFTS = createDrafts()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before it closes the window, whichever screen is open by then. */
DRAFTS.subscribe(() => {
  if (DRAFTS.isEmpty()) removeEventListener('beforeunload', ask)
  else addEventListener('beforeunload', ask)
})
