import type { AnimationItem, LottiePlayer } from 'lottie-web'
import { type Playing, playsAgain, readAnimation, segmentOf, stillFrame } from './playing.ts'

export type Player = {
  frames: number
  /** From its first frame, or on from where it was paused. */
  play: () => void
  playAgain: () => void
  playBack: () => void
  pause: () => void
  show: (frame: number) => void
  /** The frame that stands for the whole. */
  rest: () => void
  destroy: () => void
}

/** Fetches an animation and draws it into a box. Its library is fetched here, so only pages that show one have it. */
export async function loadPlayer(box: HTMLElement, address: string, playing: Playing, signal: AbortSignal): Promise<Player> {
  const [library, answer] = await Promise.all([
    import('lottie-web/build/player/lottie_light.js'),
    fetch(address, { signal, credentials: 'omit' }),
  ])
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}, so the animation stays a picture.`)
  const animation = readAnimation(await answer.json())
  if (!animation) throw new Error(`${address} is no Lottie animation, so a picture stays in its place.`)
  signal.throwIfAborted()
  // An older kind of module: what it offers is its default, which TypeScript takes for a part of that.
  const lottie = library.default as unknown as LottiePlayer
  const item = lottie.loadAnimation({
    container: box,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    initialSegment: segmentOf(animation, playing),
    // The player writes into what it is given.
    animationData: structuredClone(animation),
    rendererSettings: { progressiveLoad: false, focusable: false },
  })
  return controlsOf(item, playing)
}

function controlsOf(item: AnimationItem, playing: Playing): Player {
  const direction = playing.isReversed ? -1 : 1
  let played = 0
  item.setSpeed(playing.speed)
  const first = () => (playing.isReversed ? item.totalFrames - 1 : 0)
  const begin = () => {
    item.setDirection(direction)
    item.goToAndPlay(first(), true)
  }
  item.addEventListener('complete', () => {
    // On its way back it only returns to where it began.
    if (item.playDirection !== direction) return
    if (playsAgain(++played, playing)) begin()
  })
  const isAtEnd = () => (playing.isReversed ? item.currentRawFrame <= 0 : item.currentRawFrame >= item.totalFrames - 1)
  item.goToAndStop(first(), true)
  return {
    frames: item.totalFrames,
    play: () => {
      item.setDirection(direction)
      if (isAtEnd() && !playsAgain(played, playing)) return
      if (isAtEnd()) begin()
      else item.play()
    },
    playAgain: () => {
      played = 0
      begin()
    },
    playBack: () => {
      item.setDirection(direction === 1 ? -1 : 1)
      item.play()
    },
    pause: () => item.pause(),
    show: (frame) => item.goToAndStop(frame, true),
    rest: () => item.goToAndStop(stillFrame(item.totalFrames, playing), true),
    destroy: () => item.destroy(),
  }
}
