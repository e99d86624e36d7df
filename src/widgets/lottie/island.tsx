import { useEffect, useRef, useState } from 'react'
import { defineIsland } from '#islands/define-island.ts'
import { whenContactAllowed } from '#islands/outside-consent.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { loadPlayer, type Player } from './player.ts'
import type { Playing } from './playing.ts'
import { StillVase } from './still-vase.tsx'
import { text } from './text.ts'
import { type HoverOut, type Trigger, TRIGGERS } from './triggers.ts'

type Props = {
  address: string
  /** Whom the browser would talk to; none for the shop's own files. */
  host: string | undefined
  title: string
  link: { url: string; is_external: boolean; nofollow: boolean }
  trigger: Trigger
  hoverOut: HoverOut
  playing: Playing
  picture: PictureFile | undefined
  /** In the builder nothing moves. */
  rests: boolean
}
type State = 'still' | 'moving' | 'paused' | 'failed'

/** A drawing that moves. Until it can, and where it may not, its still picture stands in its place. */
function Lottie({ address, host, title, link, trigger, hoverOut, playing, picture, rests }: Props) {
  const [state, setState] = useState<State>('still')
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLSpanElement>(null)
  const player = useRef<Player>(undefined)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const begin = async () => {
      const made = await loadPlayer(stage.current!, address, playing, signal)
      player.current = made
      signal.addEventListener('abort', made.destroy)
      setState('moving')
      if (rests || matchMedia('(prefers-reduced-motion: reduce)').matches) return made.rest()
      TRIGGERS[trigger](box.current!, made, { hoverOut, isReversed: playing.isReversed, signal })
    }
    const forget = whenContacted(host, () => {
      begin().catch((problem: unknown) => {
        if (signal.aborted) return
        setState('failed')
        console.warn(problem)
      })
    })
    return () => {
      forget()
      stop.abort()
    }
    // The settings of one drawing never change while it stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])

  const toggle = () => {
    if (state === 'paused') player.current?.play()
    else player.current?.pause()
    setState(state === 'paused' ? 'moving' : 'paused')
  }
  const still = picture ? <Picture picture={picture} sizes="420px" alt="" /> : <StillVase />
  const drawing = (
    <span className="e-lottie__animation" role={title === '' ? undefined : 'img'} aria-label={title || undefined}>
      {(state === 'still' || state === 'failed') && still}
      <span className="e-lottie__stage" ref={stage} aria-hidden="true" />
    </span>
  )
  const movesByItself = playing.loop && (trigger === 'none' || trigger === 'arriving_to_viewport') && !rests
  return (
    <div className="e-lottie__container" ref={box} data-state={state}>
      {trigger === 'on_click' && link.url === '' ? (
        <button type="button" className="e-lottie__press" aria-label={text.press(title)}>
          {drawing}
        </button>
      ) : (
        <LinkTo to={link}>{drawing}</LinkTo>
      )}
      {movesByItself && (state === 'moving' || state === 'paused') && (
        <button
          type="button"
          className="e-lottie__pause"
          aria-label={state === 'paused' ? text.resume : text.pause}
          data-paused={state === 'paused' ? '' : undefined}
          onClick={toggle}
        />
      )}
    </div>
  )
}

function whenContacted(host: string | undefined, act: () => void): () => void {
  if (host !== undefined) return whenContactAllowed(host, act)
  act()
  return () => {}
}

export default defineIsland('lottie', 'visible', Lottie)
