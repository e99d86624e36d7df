import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import type widget from './widget.ts'

export default function IconBox({ settings }: ViewProps<typeof widget>) {
  const { icon, title_text, description_text, link, view, position, align, title_size: Title, card } = settings
  return (
    <div className="elementor-icon-box" data-position={position} data-align={align} data-card={card} data-view={view}>
      {icon !== '' && (
        <span className="elementor-icon-box-icon">
          <Icon name={icon} />
        </span>
      )}
      <div>
        {title_text !== '' && (
          <Title className="elementor-icon-box-title">
            {link.url === '' ? title_text : <LinkTo to={link}>{title_text}</LinkTo>}
          </Title>
        )}
        {description_text !== '' && <p className="elementor-icon-box-description">{description_text}</p>}
      </div>
    </div>
  )
}
