import { useEffect, useRef } from 'react'
import { followFrame } from './follow-frame.ts'
import { playerAddress, type PlayOptions } from './play-options.ts'
import { text } from './text.ts'
import type { VideoSource } from './video-source.ts'

type Props = {
  source: Exclude<VideoSource, { provider: 'file' }>
  options: PlayOptions
  title: string
  /** Somebody pressed play: the keyboard goes on inside the player. */
  takesFocus: boolean
  onEnded: () => void
}

/** A video in the player of its provider. Nothing of it is fetched before this is drawn. */
export function FramePlayer({ source, options, title, takesFocus, onEnded }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const ended = useRef(onEnded)
  useEffect(() => void (ended.current = onEnded))
  const address = playerAddress(source, options, location.origin)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const { current: element } = frame
    if (takesFocus) element?.focus()
    if (element)
      // A blocked script takes away only what follows at the end: the video itself plays on.
      followFrame(element, { provider: source.provider, options, onEnded: () => ended.current(), signal }).catch((problem) => {
        if (!signal.aborted) console.warn(problem)
      })
    return () => stop.abort()
    // The address says everything that the others would.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])
  return (
    <iframe
      className="elementor-video"
      ref={frame}
      src={address}
      title={text.frameTitle(title)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Without an address to come from, YouTube refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it can't reach this page to lift its sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
    />
  )
}
