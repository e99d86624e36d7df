import { useEffect, useState } from 'react'
import type { PresenceItem } from '#api/vitrine/draft-routes.ts'
import { idleMs, markActive } from './activity.ts'
import { tellLeaving, tellPresence } from './draft-api.ts'
import { isThisDevice, tabName } from './editor-identity.ts'
import { readOpenTabs } from './open-tabs.ts'
import { type DraftSubject, pathOf, subjectAt } from './subject.ts'

const BEAT_MS = 15_000
/** Whoever went away is not said to be editing, and is not kept signed in by a timer. */
const ACTIVE_MS = 5 * 60_000
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'focus'] as const

/** Tells the shop that this editor is open, and hears who else is there; undefined until it has answered. */
export function usePresence(subject: DraftSubject): PresenceItem | undefined {
  const [heard, setHeard] = useState<PresenceItem>()
  const path = pathOf(subject)
  useEffect(() => {
    const about = subjectAt(path)
    let isOver = false
    markActive()
    const beat = async () => {
      const [answer, isOpen] = await Promise.all([tellPresence(about, tabName()), readOpenTabs(isThisDevice)])
      if (!isOver && answer) setHeard({ ...answer, editors: answer.editors.filter(({ client }) => isOpen(client, true)) })
      // It left while its last word was on the way.
      if (isOver) await tellLeaving(about, tabName())
    }
    const stir = () => {
      const isBack = idleMs() > ACTIVE_MS
      markActive()
      if (isBack) void beat()
    }
    const look = () => document.visibilityState === 'visible' && void beat()
    const leave = () => void tellLeaving(about, tabName())
    const timer = setInterval(() => idleMs() < ACTIVE_MS && void beat(), BEAT_MS)
    void beat()
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stir, { passive: true, capture: true })
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      clearInterval(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stir, { capture: true })
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', look)
      leave()
    }
  }, [path])
  return heard
}
