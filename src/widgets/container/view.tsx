import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

export default function Container({ settings, data, outer, children }: ViewProps<typeof widget, { background?: PictureFile }>) {
  const Tag = settings.html_tag
  const look = settings.grid_columns > 0 ? 'grid' : 'flex'
  const inner = settings.content_width === 'full' ? children : <div className="e-con-inner">{children}</div>
  return (
    <Tag
      {...outer}
      className={`${outer.className} e-con e-con-${settings.content_width} e-${look}`}
      data-radius={settings.radius === 'none' ? undefined : settings.radius}
      data-border={settings.border === 'none' ? undefined : settings.border}
      data-overlay={data.background && settings.background_overlay !== 'none' ? settings.background_overlay : undefined}
      data-wrap={settings.flex_wrap === 'wrap' ? '' : undefined}
    >
      {data.background && <Picture picture={data.background} sizes="100vw" alt="" className="e-con-background" eager />}
      {inner}
    </Tag>
  )
}
