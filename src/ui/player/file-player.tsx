import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { atEnd, fileAddress, type PlayOptions } from './play-options.ts'
import { text } from './text.ts'

type Props = {
  src: string
  options: PlayOptions
  title: string
  preload: 'none' | 'metadata'
  download: boolean
  /** Plays from here on: somebody pressed play, or it came into view. */
  plays: boolean
  takesFocus: boolean
  onEnded: () => void
  onFailed: () => void
  /** What lies over it until it plays. */
  children: ReactNode
}

/** A video that the browser plays by itself, also without scripts. */
export function FilePlayer({ src, options, title, preload, download, plays, takesFocus, onEnded, onFailed, children }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPaused, setPaused] = useState(true)
  const { startSeconds, endSeconds, muted, controls } = options
  useEffect(() => {
    const { current: element } = video
    if (!plays || !element) return
    // React sets no attribute for it, and browsers let only silent videos begin by themselves.
    element.muted = muted
    // Refused where sound may not begin by itself: the controls are there for it.
    element.play().catch(() => {})
    if (takesFocus) element.focus()
  }, [plays, muted, takesFocus])

  const end = () => {
    const next = atEnd(options)
    if (next === 'over') return onEnded()
    const { current: element } = video
    if (!element) return
    element.currentTime = next.playFrom
    element.play().catch(() => {})
  }
  const watchEnd = () => {
    const { current: element } = video
    if (!element || endSeconds <= startSeconds || element.currentTime < endSeconds || element.paused) return
    element.pause()
    end()
  }
  const toggle = () => {
    const { current: element } = video
    if (element?.paused) element.play().catch(() => {})
    else element?.pause()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the merchant's own file: there is no track to name */}
      <video
        className="elementor-video"
        ref={video}
        src={fileAddress(src, options)}
        aria-label={text.frameTitle(title)}
        controls={controls}
        controlsList={download ? undefined : 'nodownload'}
        muted={muted}
        playsInline
        preload={preload}
        onEnded={end}
        onTimeUpdate={watchEnd}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
        onError={onFailed}
      />
      {!controls && plays && (
        <button type="button" className="player-toggle" onClick={toggle} aria-label={isPaused ? text.play : text.pause}>
          <Icon name={isPaused ? 'arrow-right' : 'minus'} />
        </button>
      )}
      {!plays && children}
    </>
  )
}
