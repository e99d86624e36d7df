import { useEffect, useRef, useState } from 'react'
import { readDrafts, removeDraft, sendDraft } from './draft-api.ts'
import { isThisDevice, nextSequence } from './editor-identity.ts'
import { forgetLocally, keepLocally, localDrafts } from './local-drafts.ts'
import { readOpenTabs } from './open-tabs.ts'
import { type Found, sortDrafts } from './recovery-rule.ts'
import { allSettled, isFinished } from './settling.ts'
import { type DraftSubject, pathOf, subjectAt } from './subject.ts'

/** Looks once, when the document opens, for what was edited and never saved. */
export function useFoundDrafts(subject: DraftSubject, saved: Record<string, unknown>) {
  const [offered, setOffered] = useState<Found[]>([])
  const [discarded, setDiscarded] = useState<Found>()
  const opened = useRef(saved)
  const path = pathOf(subject)
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const about = subjectAt(path)
      await allSettled()
      const [server = [], local, isOpen] = await Promise.all([readDrafts(about), localDrafts(about), readOpenTabs(isThisDevice)])
      if (isOver) return
      const sorted = sortDrafts({ server, local, saved: opened.current, isOpen, now: Date.now(), isFinished })
      setOffered(sorted.offered)
      for (const draft of sorted.spent) if (!draft.isOpen) void forget(about, draft)
    }
    void look()
    return () => {
      isOver = true
    }
  }, [path])
  const [found] = offered
  return {
    found,
    discarded,
    /** It lives on in the form. */
    take: (draft: Found) => setOffered(offered.filter(({ client }) => client !== draft.client)),
    discard: () => {
      if (!found) return
      setOffered(offered.slice(1))
      setDiscarded(found)
      void forget(subject, found)
    },
    undo: () => {
      if (!discarded) return
      const draft = { ...discarded, sequence: nextSequence() }
      setDiscarded(undefined)
      setOffered([draft, ...offered])
      void restoreDraft(subject, draft)
    },
  }
}

const forget = (subject: DraftSubject, draft: Found) =>
  Promise.all([forgetLocally(subject, draft.client), removeDraft(subject, draft)])

const restoreDraft = (subject: DraftSubject, { client, version, sequence, content }: Found) =>
  Promise.all([
    keepLocally(subject, { client, version, sequence, content }),
    sendDraft(subject, { client, version, sequence, content }, false),
  ])
