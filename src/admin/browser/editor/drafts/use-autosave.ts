import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { changesOf } from '../../data/resources.ts'
import { markActive } from './activity.ts'
import { type Autosave, type Autosaved, createAutosave } from './autosave.ts'
import { removeDraft, sendDraft } from './draft-api.ts'
import { newEditorName, nextSequence } from './editor-identity.ts'
import { forgetLocally, keepLocally } from './local-drafts.ts'
import { settle } from './settling.ts'
import { type DraftSubject, pathOf, subjectAt } from './subject.ts'

type Parts = Record<string, unknown>
type Options = {
  subject: DraftSubject
  version: number
  /** What was opened: only what differs from it is a draft. */
  base: Parts
  /** What the form holds. */
  content: Parts
  isDirty: boolean
}

/** Saves an open form as a draft of this person, in the shop and in this browser. */
export function useAutosave({ subject, version, base, content, isDirty }: Options) {
  const [autosaved, setAutosaved] = useState<Autosaved>({ state: 'saved', isKeptHere: false })
  const [client] = useState(newEditorName)
  const latest = useRef({ version, base, content, isDirty })
  const replaced = useRef<string>(undefined)
  const autosave = useRef<Autosave>(undefined)
  const path = pathOf(subject)

  useLayoutEffect(() => {
    const before = latest.current
    latest.current = { version, base, content, isDirty }
    // Fields that appear fill in what they begin with: that is no change of anybody's.
    const isOther = before.content !== content || before.isDirty !== isDirty
    if (!isOther || !(before.isDirty || isDirty)) return
    markActive()
    autosave.current?.changed()
  })
  useEffect(() => {
    const about = subjectAt(path)
    const { version: opened } = latest.current
    const draftOf = (draft: { sequence: number; content: Parts }) => ({
      ...draft,
      client,
      version: opened,
      replaces: replaced.current,
    })
    const made = createAutosave({
      read: () => (latest.current.isDirty ? changesOf(latest.current.base, latest.current.content) : {}),
      keep: (draft) => keepLocally(about, draftOf(draft)),
      send: async (draft, isLeaving) => {
        const replaces = replaced.current
        const outcome = await sendDraft(about, draftOf(draft), isLeaving)
        if (outcome === 'ok' && replaced.current === replaces) replaced.current = undefined
        return outcome
      },
      forget: (sequence) => throwAway(about, client, sequence),
      nextSequence,
      onChange: setAutosaved,
    })
    autosave.current = made
    const leave = () => void made.flush(true)
    const look = () => document.visibilityState === 'hidden' && leave()
    const again = () => void made.flush()
    window.addEventListener('pagehide', leave)
    window.addEventListener('blur', again)
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('blur', again)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', look)
      settle(made.stop())
    }
  }, [path, client])
  return {
    autosaved,
    client,
    /** The draft of another opening lives on in this one. */
    replace: (other: string) => {
      replaced.current = other
    },
    /** What was edited is saved for good. */
    finish: async () => {
      const other = replaced.current
      // Saved before it was sent once under its new name.
      if (other !== undefined) await throwAway(subjectAt(path), other, nextSequence())
      await autosave.current?.finish()
    },
  }
}

const throwAway = (subject: DraftSubject, client: string, sequence: number) =>
  Promise.all([forgetLocally(subject, client), removeDraft(subject, { client, sequence })])
