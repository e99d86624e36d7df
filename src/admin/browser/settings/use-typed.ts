import { useEffect, useState, useSyncExternalStore } from 'react'
import { asSent, asShown, changedIn, type Described, type Problems, takenText, typedOf } from './described.ts'
import { createDrafts, DRAFTS } from './drafts.ts'

/**
 * What a person types into described settings; the shop's own values stand where nothing was typed.
 * With a name it outlives the screen; without one it goes with the form.
 */
export function useTyped(settings: readonly Described[], name?: string) {
  const [own] = useState(createDrafts)
  const [drafts, form] = name === undefined ? [own, 'form'] : [DRAFTS, name]
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.of(form))
  const [refused, setRefused] = useState<Problems>({})
  const shown = settings.map(asShown)
  const shop = typedOf(shown)
  const values = { ...shop, ...Object.fromEntries(Object.entries(draft).map(([id, { value }]) => [id, value])) }
  const changed = changedIn(shown, values)
  // Somebody else was faster: what they wrote is told beside what was typed.
  const taken = changed.filter(({ id, was }) => draft[id] && draft[id].was !== was)
  const problems = { ...Object.fromEntries(taken.map((one) => [one.id, takenText(one, one.was)])), ...refused }
  useWarning(name === undefined && changed.length > 0)

  return {
    values,
    problems,
    /** As they are sent. */
    changed: changed.map(asSent),
    set: (id: string, value: string) => {
      const { [id]: before, ...others } = drafts.of(form)
      const was = before?.was ?? shop[id] ?? ''
      drafts.keep(form, value === shop[id] ? others : { ...others, [id]: { value, was } })
      setRefused(({ [id]: _gone, ...rest }) => rest)
    },
    /** After a save: what was refused stays as it was typed. */
    settle: (told: Problems) => {
      setRefused(told)
      drafts.keep(form, Object.fromEntries(Object.entries(drafts.of(form)).filter(([id]) => told[id] !== undefined)))
    },
    /** What the shop said of some fields; everything stays as it was typed. */
    mark: setRefused,
    reset: () => {
      setRefused({})
      drafts.keep(form, {})
    },
  }
}

/** The browser asks before it closes a page with something that is not saved. */
function useWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
