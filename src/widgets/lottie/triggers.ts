import type { Player } from './player.ts'
import { scrolledFrame } from './playing.ts'

export type Trigger = 'arriving_to_viewport' | 'on_click' | 'on_hover' | 'bind_to_scroll' | 'none'
export type HoverOut = 'default' | 'pause' | 'reverse'

type Arm = (box: HTMLElement, player: Player, input: { hoverOut: HoverOut; isReversed: boolean; signal: AbortSignal }) => void

const onView: Arm = (box, player, { signal }) => {
  const observer = new IntersectionObserver(
    ([entry]) => (entry?.isIntersecting ? player.play() : player.pause()),
    // A little of it must be there: what only touches the window's edge would begin unseen.
    { threshold: 0.2 },
  )
  observer.observe(box)
  signal.addEventListener('abort', () => observer.disconnect())
}

const onClick: Arm = (box, player, { signal }) => box.addEventListener('click', player.playAgain, { signal })

const onHover: Arm = (box, player, { hoverOut, signal }) => {
  const enter = () => (hoverOut === 'default' ? player.playAgain() : player.play())
  const leave = () => {
    if (hoverOut === 'pause') player.pause()
    if (hoverOut === 'reverse') player.playBack()
  }
  for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, enter, { signal })
  for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, leave, { signal })
}

const onScroll: Arm = (box, player, { isReversed, signal }) => {
  let isAsked = false
  const show = () => {
    isAsked = false
    if (signal.aborted) return
    player.show(scrolledFrame(box.getBoundingClientRect(), innerHeight, player.frames, isReversed))
  }
  const ask = () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(show)
  }
  for (const type of ['scroll', 'resize']) addEventListener(type, ask, { passive: true, signal })
  show()
}

/** Each way to begin hears for it by itself; the signal ends that. */
export const TRIGGERS: Record<Trigger, Arm> = {
  arriving_to_viewport: onView,
  on_click: onClick,
  on_hover: onHover,
  bind_to_scroll: onScroll,
  none: (_box, player) => player.play(),
}
