import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { mayContact, sayYes, whenContactAllowed } from '#islands/outside-consent.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { FilePlayer } from './file-player.tsx'
import { FramePlayer } from './frame-player.tsx'
import { OutsideAsk } from './outside-ask.tsx'
import type { PlayOptions } from './play-options.ts'
import { Poster } from './poster.tsx'
import { text } from './text.ts'
import { type Autoplay, useAutoplay } from './use-autoplay.ts'
import { hostOf, pageOf, type VideoSource } from './video-source.ts'

export type PlayerProps = {
  source: VideoSource
  options: PlayOptions
  title: string
  poster?: PictureFile | undefined
  sizes: string
  showsPlay: boolean
  /** A file of the shop's own lies behind its picture too, instead of showing the browser's controls at once. */
  covered: boolean
  preload: 'none' | 'metadata'
  download: boolean
  autoplay: Autoplay
  /** A list moved on to this one: it plays without another press. */
  begins?: boolean
  onEnded?: () => void
}

/** «pressed» by somebody, «began» because a list moved on, «playing» by itself and without sound. */
type State = 'waiting' | 'asking' | 'pressed' | 'began' | 'playing' | 'failed'

/** A video behind its picture: nobody outside is asked for anything before it is played, and then only as the visitor allows. */
export function Player(props: PlayerProps) {
  const { source, title, autoplay, begins = false, onEnded = () => {} } = props
  const [state, setState] = useState<State>('waiting')
  const box = useRef<HTMLDivElement>(null)
  const host = hostOf(source)
  const go = (to: State) => setState(host !== undefined && !mayContact(host) ? 'asking' : to)
  useAutoplay(box, { ...autoplay, host, play: () => setState((now) => (now === 'waiting' ? 'playing' : now)) })
  useEffect(() => {
    if (begins) go('began')
    // Once, when it takes the place of the one before.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    // A yes to everything, in the banner or the preferences, answers this question too.
    if (state === 'asking' && host !== undefined) return whenContactAllowed(host, () => setState('pressed'))
  }, [state, host])

  const plays = state === 'pressed' || state === 'began' || state === 'playing'
  // What begins by itself has no sound.
  const options = state === 'playing' ? { ...props.options, muted: true } : props.options
  const poster = <PressToPlay {...props} onPress={() => go('pressed')} />
  return (
    <div className="player" ref={box} data-state={state} data-provider={source.provider}>
      {state === 'asking' && host !== undefined ? (
        <OutsideAsk
          notice={text.ask(host)}
          allow={text.allow}
          onAllow={() => {
            sayYes(host)
            setState('pressed')
          }}
          link={{ href: pageOf(source), label: text.outside(host), newTab: text.newTab }}
        />
      ) : state === 'failed' ? (
        <p className="outside-ask" role="alert">
          {text.failed}{' '}
          <a className="outside-link" href={pageOf(source)}>
            {text.openFile}
          </a>
        </p>
      ) : source.provider === 'file' ? (
        <FilePlayer
          {...props}
          src={source.src}
          options={options}
          plays={plays}
          takesFocus={state === 'pressed'}
          onEnded={onEnded}
          onFailed={() => plays && setState('failed')}
        >
          {(props.covered || host !== undefined) && poster}
        </FilePlayer>
      ) : plays ? (
        <FramePlayer source={source} options={options} title={title} takesFocus={state === 'pressed'} onEnded={onEnded} />
      ) : (
        poster
      )}
    </div>
  )
}

/** A link, so that it leads to the video where no script runs; with them it plays in its place. */
function PressToPlay({ source, title, poster, sizes, showsPlay, onPress }: PlayerProps & { onPress: () => void }) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPress()
  }
  const pressBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onPress()
  }
  return (
    <a
      className="elementor-custom-embed-image-overlay"
      role="button"
      href={pageOf(source)}
      data-elementor-open-lightbox="no"
      onClick={press}
      onKeyDown={pressBySpace}
    >
      <Poster picture={poster} sizes={sizes} title={title} showsPlay={showsPlay} host={hostOf(source)} />
    </a>
  )
}
