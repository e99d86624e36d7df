import { useCarousel, type CarouselProps } from './use-carousel.ts'
import { NEXT, PAUSE, PLAY, PREVIOUS, showSlideLabel, slideLabel } from './text.ts'

const PREVIOUS_PATH = 'M15 5l-7 7 7 7'
const NEXT_PATH = 'M9 5l7 7-7 7'
const PAUSE_PATH = 'M9 6v12M15 6v12'
const PLAY_PATH = 'M8 5.5v13l11-6.5z'

/** Arrows, dots and the pause of a carousel. The slides are the server's own, found by their ids. */
export function CarouselControls(props: CarouselProps) {
  const { arrows, pagination, loop, rotation } = props
  const { stop, stops, moves, wanted, turning, next, previous, show, toggle } = useCarousel(props)
  const atStart = !loop && stop === 0
  const atEnd = !loop && stop === stops - 1
  return (
    <div className="carousel-controls" hidden={!moves} data-turning={turning ? '' : undefined}>
      {rotation.autoplay && (
        <button type="button" className="carousel-button carousel-pause" aria-label={wanted ? PAUSE : PLAY} onClick={toggle}>
          <Glyph path={wanted ? PAUSE_PATH : PLAY_PATH} />
        </button>
      )}
      {arrows && (
        <button
          type="button"
          className="carousel-button elementor-swiper-button elementor-swiper-button-prev"
          aria-label={PREVIOUS}
          aria-disabled={atStart}
          onClick={previous}
        >
          <Glyph path={PREVIOUS_PATH} />
        </button>
      )}
      {pagination === 'bullets' && (
        <div className="swiper-pagination">
          {Array.from({ length: stops }, (_, index) => (
            <button
              key={index}
              type="button"
              className={`swiper-pagination-bullet${index === stop ? ' swiper-pagination-bullet-active' : ''}`}
              aria-label={showSlideLabel(index)}
              aria-current={index === stop ? 'true' : undefined}
              onClick={show(index)}
            />
          ))}
        </div>
      )}
      {pagination === 'fraction' && (
        <span className="swiper-pagination swiper-pagination-fraction" aria-hidden="true">
          {stop + 1} / {stops}
        </span>
      )}
      {arrows && (
        <button
          type="button"
          className="carousel-button elementor-swiper-button elementor-swiper-button-next"
          aria-label={NEXT}
          aria-disabled={atEnd}
          onClick={next}
        >
          <Glyph path={NEXT_PATH} />
        </button>
      )}
      <p className="screen-reader-text" aria-live={turning ? 'off' : 'polite'}>
        {slideLabel(stop, props.count)}
      </p>
    </div>
  )
}

function Glyph({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
