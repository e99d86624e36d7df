import { watchPulls } from './drag.ts'
import { canMove, inView, moved, placeOf, resisted, roundsOf, settled, slideAt, stops, type Strip } from './position.ts'

export type Place = { stop: number; stops: number; moves: boolean }
type Options = {
  loop: boolean
  fade: boolean
  speedMs: number
  scrollBy?: number | undefined
  onPlace: (place: Place) => void
  /** A visitor has taken the slides into their own hands. */
  onInteraction: () => void
}
export type Engine = ReturnType<typeof startEngine>

/** Takes over a scrollable row of slides: from here on they turn by arrows, keys and pulls. `stop` gives the row back as it was. */
export function startEngine(viewport: HTMLElement, { loop, fade, speedMs, scrollBy = 1, onPlace, onInteraction }: Options) {
  const row = viewport.firstElementChild as HTMLElement // printed by Carousel
  const slides = [...row.children] as HTMLElement[] // likewise
  const halt = new AbortController()
  const { signal } = halt
  let strip: Strip = { count: slides.length, perView: 1, loop }
  let stepPx = 1
  let position = 0
  let target = 0
  let frame = 0
  let pulledFrom = 0

  const measure = () => {
    const perView = Number(getComputedStyle(viewport).getPropertyValue('--shown')) || 1
    strip = { count: slides.length, perView, loop: loop && slides.length > perView }
    stepPx = (viewport.clientWidth + (Number.parseFloat(getComputedStyle(row).columnGap) || 0)) / perView
  }
  const draw = (at: number) => {
    position = at
    if (fade) return
    row.style.transform = `translateX(${-at * stepPx}px)`
    slides.forEach((slide, index) => {
      const rounds = roundsOf(index, at, strip)
      slide.style.transform = rounds === 0 ? '' : `translateX(${rounds * slides.length * stepPx}px)`
    })
  }
  const announce = () => {
    const moves = canMove(strip)
    slides.forEach((slide, index) => {
      const seen = !moves || inView(index, target, strip)
      // A keyboard must not fall out of the page because its slide went out of view.
      if (!seen && slide.contains(document.activeElement)) viewport.focus({ preventScroll: true })
      slide.toggleAttribute('inert', !seen)
      slide.classList.toggle('swiper-slide-active', index === slideAt(target, strip))
    })
    onPlace({ stop: slideAt(target, strip), stops: stops(strip), moves })
  }
  const travel = (to: number) => {
    cancelAnimationFrame(frame)
    const from = position
    const start = performance.now()
    const still = fade || speedMs === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    target = to
    announce()
    if (still) return draw(to)
    const tick = () => {
      const done = Math.min(1, (performance.now() - start) / speedMs)
      draw(from + (to - from) * (1 - (1 - done) ** 3))
      if (done < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
  }
  const step = (by: number) => travel(moved(target, by * Math.min(scrollBy, strip.perView), strip))
  const showSlide = (slide: number) => travel(placeOf(slide, target, strip))

  const press = (event: KeyboardEvent) => {
    if (event.target !== viewport || !canMove(strip) || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (key !== 'ArrowRight' && key !== 'ArrowLeft' && key !== 'Home' && key !== 'End') return
    event.preventDefault()
    onInteraction()
    if (key === 'Home' || key === 'End') showSlide(key === 'Home' ? 0 : slides.length - 1)
    else step(key === 'ArrowRight' ? 1 : -1)
  }
  const resize = () => {
    measure()
    cancelAnimationFrame(frame)
    target = moved(target, 0, strip)
    draw(target)
    announce()
  }

  measure()
  // Whoever has scrolled already finds the same slide again.
  target = moved(viewport.scrollLeft / stepPx, 0, { ...strip, loop: false })
  viewport.scrollLeft = 0
  viewport.toggleAttribute('data-awake', true)
  viewport.style.setProperty('--speed', `${speedMs}ms`)
  draw(target)
  announce()

  viewport.addEventListener('keydown', press, { signal })
  // A focused link is scrolled to by the browser itself; the row is moved by us alone.
  viewport.addEventListener('scroll', () => (viewport.scrollLeft = 0), { signal })
  watchPulls(
    viewport,
    {
      begin: () => {
        cancelAnimationFrame(frame)
        pulledFrom = position
        onInteraction()
      },
      follow: (alongPx) => canMove(strip) && draw(resisted(pulledFrom - alongPx / stepPx, strip)),
      release: (alongPx, velocity) =>
        canMove(strip) && travel(settled(Math.round(pulledFrom), pulledFrom - alongPx / stepPx, -velocity / stepPx, strip)),
    },
    signal,
  )
  const watched = new ResizeObserver(resize)
  watched.observe(viewport)

  return {
    step,
    showSlide,
    stop: () => {
      halt.abort()
      watched.disconnect()
      cancelAnimationFrame(frame)
      viewport.removeAttribute('data-awake')
      for (const element of [row, ...slides]) element.style.transform = ''
      for (const slide of slides) slide.removeAttribute('inert')
    },
  }
}
