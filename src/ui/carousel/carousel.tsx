import type { ReactNode } from 'react'
import type { Island } from '#islands/define-island.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { CAROUSEL, SLIDE, slideLabel, SLIDES } from './text.ts'
import type { CarouselProps } from './use-carousel.ts'

type Device = 'desktop' | 'tablet' | 'mobile'
export type Slide = { key: string; className?: string; content: ReactNode; thumb?: ReactNode }

type Props = Omit<CarouselProps, 'count' | 'perView' | 'thumbs'> & {
  island: Island<CarouselProps>
  label: string
  slides: Slide[]
  perView: Record<Device, number>
  /** Controls stand over the slides instead of under them. */
  over?: boolean
  className?: string
}

/** A row of slides that can be scrolled by anybody; once its island is awake it turns. One slide is no carousel and gets no island. */
export function Carousel({ island, label, slides, perView, over = false, className = '', ...props }: Props) {
  const { id, fade } = props
  const count = slides.length
  if (count === 0) return null
  const thumbs = slides.some(({ thumb }) => thumb)
  const fits = (['desktop', 'tablet', 'mobile'] as const).filter((device) => count <= perView[device])
  const isOne = count === 1
  return (
    <div
      id={`${id}-carousel`}
      className={`carousel ${className}`.trim()}
      role="group"
      aria-roledescription={isOne ? undefined : CAROUSEL}
      aria-label={label}
      data-effect={fade ? 'fade' : 'slide'}
      data-controls={over ? 'over' : 'under'}
      data-fits={fits.join(' ') || undefined}
    >
      {!isOne && <IslandSlot island={island} id={id} props={{ ...props, count, perView: perView.desktop, thumbs }} />}
      <div
        id={`${id}-viewport`}
        className="swiper carousel-viewport"
        tabIndex={isOne ? undefined : 0}
        role="group"
        aria-label={SLIDES}
      >
        <div className="swiper-wrapper">
          {slides.map(({ key, className: own = '', content }, index) => (
            <div
              key={key}
              id={thumbs ? slideId(id, index) : undefined}
              className={`swiper-slide ${own}`.trim()}
              role="group"
              aria-roledescription={SLIDE}
              aria-label={slideLabel(index, count)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {thumbs && !isOne && (
        <div id={`${id}-thumbs`} className="elementor-thumbnails-swiper carousel-thumbs">
          {slides.map(({ key, thumb }, index) => (
            <a key={key} href={`#${slideId(id, index)}`} aria-label={slideLabel(index, count)}>
              {thumb}
            </a>
          ))}
        </div>
      )}
    </div>
  )
}

const slideId = (id: string, index: number) => `${id}-slide-${index}`
