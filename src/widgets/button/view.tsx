import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import type widget from './widget.ts'

export default function Button({ settings }: ViewProps<typeof widget>) {
  const { text, link, look, size, icon, icon_align } = settings
  if (text === '') return null
  return (
    <div className="elementor-button-wrapper">
      <LinkTo to={link} className="elementor-button button" data-look={look} data-size={size}>
        {icon_align === 'start' && <Icon name={icon} />}
        {text}
        {icon_align === 'end' && <Icon name={icon} />}
      </LinkTo>
    </div>
  )
}
