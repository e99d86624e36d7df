import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import type widget from './widget.ts'

export default function IconAlone({ settings }: ViewProps<typeof widget>) {
  const { icon, view, shape, link, label } = settings
  if (icon === '') return null
  return (
    <div className="elementor-icon-wrapper">
      <LinkTo to={link} className="elementor-icon" data-view={view} data-shape={shape}>
        <Icon name={icon} />
        {label !== '' && <span className="screen-reader-text">{label}</span>}
      </LinkTo>
    </div>
  )
}
