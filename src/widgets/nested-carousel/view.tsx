import { rotationOf } from '#builder/carousel-fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { NoPanels } from '../nested-tabs/no-panels.tsx'
import island from './island.tsx'
import type widget from './widget.ts'

export default function NestedCarousel({ settings, id, page, panels }: ViewProps<typeof widget>) {
  if (!panels || panels.length === 0) return <NoPanels page={page} />
  return (
    <Carousel
      island={island}
      id={id}
      label={settings.carousel_name}
      className={settings.equal_height ? 'nested-carousel nested-carousel-equal' : 'nested-carousel'}
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
      slides={panels.map((content, index) => ({ key: String(index), content }))}
    />
  )
}
