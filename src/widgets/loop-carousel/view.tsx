import { rotationOf } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import type { Loop } from '../loop-grid/load.ts'
import island from './island.tsx'
import type widget from './widget.ts'

export default function LoopCarousel({ settings, data: { cards }, id, panels }: ViewProps<typeof widget, Loop>) {
  if (cards.length === 0) return <p className="elementor-posts-nothing-found">{settings.nothing_found_message}</p>
  return (
    <Carousel
      island={island}
      id={id}
      label={settings.carousel_name}
      className="loop-carousel"
      perView={{
        desktop: settings.slides_to_show,
        tablet: settings.slides_to_show_tablet,
        mobile: settings.slides_to_show_mobile,
      }}
      loop={settings.infinite}
      fade={false}
      speedMs={settings.speed}
      arrows={settings.arrows}
      pagination={settings.pagination}
      rotation={rotationOf(settings)}
      slides={cards.map((card, index) => ({ key: String(card.id), className: 'e-loop-item', content: panels?.[index] }))}
    />
  )
}
