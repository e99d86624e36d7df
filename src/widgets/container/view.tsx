import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import { groundOf } from './ground.ts'
import { Shape } from './shape.tsx'
import { VideoGround } from './video-ground.tsx'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget, { background?: PictureFile }>

export default function Container({ settings, data, outer, startsPage = false, children }: Props) {
  const Tag = settings.html_tag
  const look = settings.grid_columns > 0 || settings.container_type === 'grid' ? 'grid' : 'flex'
  const inner = settings.content_width === 'full' ? children : <div className="e-con-inner">{children}</div>
  const shapes = shapesOf(settings)
  const ground = groundOf(settings)
  return (
    <Tag
      {...outer}
      className={`${outer.className} e-con e-con-${settings.content_width} e-${look}`}
      data-radius={settings.radius === 'none' ? undefined : settings.radius}
      data-border={settings.border === 'none' ? undefined : settings.border}
      data-overlay={data.background && settings.background_overlay !== 'none' ? settings.background_overlay : undefined}
      // It waits until the window is near; the first one would delay what a visitor looks at.
      data-e-bg-lazyload={data.background && !startsPage ? '' : undefined}
      data-wrap={settings.flex_wrap === 'wrap' ? '' : undefined}
    >
      {data.background && (
        <Picture picture={data.background} sizes="100vw" alt="" className="e-con-background" eager={startsPage} />
      )}
      {ground && <VideoGround ground={ground} />}
      {shapes.filter(({ isAbove }) => !isAbove).map(({ drawn }) => drawn)}
      {inner}
      {shapes.filter(({ isAbove }) => isAbove).map(({ drawn }) => drawn)}
    </Tag>
  )
}

/** The drawn edges; one that stands above the content comes after it. */
function shapesOf(settings: Props['settings']) {
  return (['top', 'bottom'] as const).flatMap((side) => {
    const shape = settings[`shape_divider_${side}`]
    if (shape === '') return []
    const flip = settings[`shape_divider_${side}_flip`]
    const negative = settings[`shape_divider_${side}_negative`]
    return [
      {
        isAbove: settings[`shape_divider_${side}_above_content`],
        drawn: <Shape key={side} side={side} shape={shape} flip={flip} negative={negative} />,
      },
    ]
  })
}
