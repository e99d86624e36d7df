import { useEffect, useRef, useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { evergreenDueDate } from './evergreen.ts'
import { redirectTarget, type ExpireAction } from './expire.ts'
import { COUNTDOWN_TICK_MS, secondsLeft, splitTime, writeDigits, type Unit } from './time-left.ts'

type Props = {
  id: string
  /** 0: each visitor has an interval of their own. */
  dueSeconds: number
  intervalSeconds: number
  shown: Unit[]
  labels: Record<Unit, string> | undefined
  actions: ExpireAction[]
  /** What can be read before the clock runs. */
  words: string
  editMode: boolean
}

function Countdown({ id, dueSeconds, intervalSeconds, shown, labels, actions, words, editMode }: Props) {
  const [left, setLeft] = useState<number>()
  const ended = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const due = useRef(dueSeconds)

  useEffect(() => {
    const memory = () => localStorage
    due.current = dueSeconds || evergreenDueDate(id, intervalSeconds, { nowMs: Date.now(), memory })
    const tick = () => {
      const seconds = secondsLeft(due.current, Date.now())
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      if (ended.current || editMode) return
      ended.current = true
      box.current?.closest('.elementor-widget')?.dispatchEvent(new CustomEvent('countdown_expire', { bubbles: true }))
      run(actions, id)
    }
    const timer = setInterval(tick, COUNTDOWN_TICK_MS)
    tick()
    return () => clearInterval(timer)
  }, [id, dueSeconds, intervalSeconds, actions, editMode])

  const state = left === undefined ? 'waiting' : left > 0 ? 'running' : 'ended'
  return (
    <div
      ref={box}
      className="elementor-countdown-wrapper"
      role="timer"
      aria-label="Tempo restante"
      data-state={state}
      data-date={dueSeconds || undefined}
      data-evergreen-interval={dueSeconds ? undefined : intervalSeconds}
      data-expire-actions={JSON.stringify(actions)}
      hidden={state === 'ended' && !editMode && actions.some(({ type }) => type === 'hide')}
    >
      <p className="countdown-words">{words}</p>
      {splitTime(left ?? 0, shown).map(({ unit, amount }) => (
        <div key={unit} className="elementor-countdown-item">
          <span className={`elementor-countdown-digits elementor-countdown-${unit}`}>{writeDigits(amount)}</span>{' '}
          {labels && <span className="elementor-countdown-label">{labels[unit]}</span>}
        </div>
      ))}
    </div>
  )
}

function run(actions: ExpireAction[], id: string) {
  for (const action of actions) {
    // The message is the server's own markup: it stands hidden beside the clock until now.
    if (action.type === 'message') document.getElementById(`${id}-expired`)?.removeAttribute('hidden')
    if (action.type !== 'redirect') continue
    const target = redirectTarget(action.redirect_url, location.href)
    if (target) location.assign(target)
  }
}

export default defineIsland('countdown', 'load', Countdown)
