import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isEditMode } from '#islands/edit-mode.ts'
import { startEngine, type Engine, type Place } from './engine.ts'
import { endsAt, isTurning, type Rotation } from './rotation.ts'
import { watchSurroundings } from './surroundings.ts'
import { watchThumbs } from './thumbs.ts'

export type CarouselProps = {
  id: string
  count: number
  perView: number
  loop: boolean
  fade: boolean
  speedMs: number
  arrows: boolean
  pagination: 'bullets' | 'fraction' | ''
  rotation: Rotation
  thumbs: boolean
  /** How many slides a step goes on by, never more than are seen at once. */
  scrollBy?: number
}

/** The state of a carousel whose slides the server has printed: where it stands, whether it turns, and how to turn it. */
export function useCarousel({ id, count, perView, loop, fade, speedMs, rotation, thumbs, scrollBy }: CarouselProps) {
  const engine = useRef<Engine>(undefined)
  const [place, setPlace] = useState<Place>({ stop: 0, stops: loop ? count : Math.max(1, count - perView + 1), moves: true })
  /** What the visitor has said; until then a page that must not move does not. */
  const [will, setWill] = useState<'play' | 'pause'>()
  const still = useSyncExternalStore(watchStillness, isStill, () => false)
  const [turns, setTurns] = useState(0)
  const [around, setAround] = useState({ hovered: false, focused: false, away: false })
  const { delayMs, pauseOnInteraction } = rotation
  const { stop, stops, moves } = place

  useEffect(() => {
    const viewport = document.getElementById(`${id}-viewport`)
    const root = document.getElementById(`${id}-carousel`)
    if (!viewport || !root) return
    const taken = () => pauseOnInteraction && setWill('pause')
    engine.current = startEngine(viewport, { loop, fade, speedMs, scrollBy, onPlace: setPlace, onInteraction: taken })
    const leave = watchSurroundings(root, (change) => setAround((before) => ({ ...before, ...change })))
    return () => {
      leave()
      engine.current?.stop()
    }
  }, [id, loop, fade, speedMs, scrollBy, pauseOnInteraction])

  useEffect(() => {
    if (!thumbs) return
    return watchThumbs(id, stop, (slide) => {
      if (pauseOnInteraction) setWill('pause')
      engine.current?.showSlide(slide)
    })
  }, [id, thumbs, stop, pauseOnInteraction])

  const ended = endsAt(stop, { stops, loop })
  const wanted = !ended && (will ?? (still ? 'pause' : 'play')) === 'play'
  const turning = moves && isTurning(rotation, { wanted, ...around })
  useEffect(() => {
    if (!turning) return
    const turn = () => {
      engine.current?.step(1)
      setTurns((before) => before + 1)
      if (endsAt(stop + 1, { stops, loop })) setWill('pause')
    }
    // The pause is between two turns, so the time that a turn takes comes on top.
    const timer = setTimeout(turn, delayMs + (turns > 0 ? speedMs : 0))
    return () => clearTimeout(timer)
  }, [turning, stop, stops, loop, delayMs, speedMs, turns])

  const byHand = (move: (moving: Engine) => void) => () => {
    if (pauseOnInteraction) setWill('pause')
    if (engine.current) move(engine.current)
  }
  return {
    ...place,
    wanted,
    turning,
    next: byHand((moving) => moving.step(1)),
    previous: byHand((moving) => moving.step(-1)),
    show: (slide: number) => byHand((moving) => moving.showSlide(slide)),
    toggle: () => {
      // At the end there is nothing left to play: it starts again.
      if (ended) engine.current?.showSlide(0)
      setWill(wanted ? 'pause' : 'play')
    },
  }
}

const STILL = '(prefers-reduced-motion: reduce)'
const isStill = () => matchMedia(STILL).matches || isEditMode()
function watchStillness(tell: () => void) {
  const query = matchMedia(STILL)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
