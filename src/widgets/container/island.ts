import { isEditMode } from '#islands/edit-mode.ts'
import { whenContactAllowed } from '#islands/outside-consent.ts'
import { followFrame } from '#ui/player/follow-frame.ts'
import { fileAddress, playerAddress } from '#ui/player/play-options.ts'
import type { Ground } from './ground.ts'
import { text } from './text.ts'

/** Up to this width a window is a phone's. */
const PHONE = '(max-width: 767px)'

/**
 * Plays the video behind a container, without sound and with a button that stops it. Its picture stays for those who want no
 * motion or few bytes, on phones unless the merchant wants it there, and until another host may be asked.
 */
export function wakeUp(slot: HTMLElement): () => void {
  const place = slot.querySelector<HTMLElement>('[data-ground]')
  if (!place || isEditMode() || wantsStillness()) return () => {}
  const ground = JSON.parse(place.dataset.ground ?? '') as Ground // as the server wrote it
  if (!ground.onPhones && matchMedia(PHONE).matches) return () => {}
  const stop = new AbortController()
  const begin = () => show(place, ground, stop.signal)
  const forget = ground.host === undefined ? begin() : whenContactAllowed(ground.host, begin)
  return () => {
    forget?.()
    stop.abort()
    giveUp(place)
  }
}

const wantsStillness = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

function show(place: HTMLElement, ground: Ground, signal: AbortSignal) {
  const playing = ground.source.provider === 'file' ? playFile(place, ground, signal) : playFrame(place, ground, signal)
  const button = document.createElement('button')
  button.type = 'button'
  const tell = (isPlaying: boolean) => {
    place.dataset.state = isPlaying ? 'playing' : 'paused'
    button.ariaLabel = isPlaying ? text.pause : text.play
  }
  tell(true)
  button.addEventListener('click', () => {
    const isPlaying = place.dataset.state !== 'playing'
    if (isPlaying) playing.resume()
    else playing.pause()
    tell(isPlaying)
  })
  // Beside the place: it stands above what the container holds.
  place.after(button)
}

/** The picture stands again, and nothing is left to stop. */
function giveUp(place: HTMLElement) {
  place.replaceChildren()
  place.nextElementSibling?.remove()
}

type Playing = { pause: () => void; resume: () => void }

function playFile(place: HTMLElement, { source, options }: Ground, signal: AbortSignal): Playing {
  const video = document.createElement('video')
  const { startSeconds, endSeconds, loop } = options
  let isWanted = true
  const play = () => void video.play().catch(() => {})
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: fileAddress(fileOf(source), options) })
  video.ariaHidden = 'true'
  const end = () => {
    if (!loop) return giveUp(place)
    video.currentTime = startSeconds
    play()
  }
  video.addEventListener('ended', end, { signal })
  video.addEventListener(
    'timeupdate',
    () => {
      if (endSeconds > startSeconds && video.currentTime >= endSeconds && !video.paused) end()
    },
    { signal },
  )
  // A file that can't be played leaves the picture.
  video.addEventListener('error', () => giveUp(place), { signal })
  place.append(video)
  // Nobody sees it: nothing is decoded.
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) {
      if (isWanted) play()
    } else video.pause()
  })
  seen.observe(place)
  signal.addEventListener('abort', () => seen.disconnect())
  return {
    pause: () => {
      isWanted = false
      video.pause()
    },
    resume: () => {
      isWanted = true
      play()
    },
  }
}

const fileOf = (source: Ground['source']) => (source.provider === 'file' ? source.src : '')

function playFrame(place: HTMLElement, { source, options }: Ground, signal: AbortSignal): Playing {
  if (source.provider === 'file') return { pause: () => {}, resume: () => {} }
  const frame = document.createElement('iframe')
  frame.src = playerAddress(source, options, location.origin)
  frame.title = text.ground
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  frame.allow = 'autoplay'
  // Without an address to come from, YouTube refuses to play.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  for (const permission of ['allow-scripts', 'allow-same-origin', 'allow-presentation']) frame.sandbox.add(permission)
  const follow = () => {
    place.prepend(frame)
    followFrame(frame, { provider: source.provider, options, onEnded: () => giveUp(place), signal }).catch((problem: unknown) => {
      if (!signal.aborted) console.warn(problem)
    })
  }
  follow()
  // A player in a frame stops for good when it is taken out; its picture stands meanwhile.
  return { pause: () => frame.remove(), resume: follow }
}
