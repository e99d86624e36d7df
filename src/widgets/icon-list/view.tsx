import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import type widget from './widget.ts'

export default function IconList({ settings }: ViewProps<typeof widget>) {
  const { icon_list, layout, size, align, divider } = settings
  if (icon_list.length === 0) return null
  return (
    <ul
      className="elementor-icon-list"
      data-layout={layout}
      data-size={size}
      data-align={align}
      data-divider={divider ? '' : undefined}
    >
      {icon_list.map(({ text, detail, icon, link }) => (
        <li key={text}>
          <LinkTo to={link}>
            <Icon name={icon} />
            <span>
              {detail === '' ? text : <strong>{text}</strong>}
              {detail !== '' && <small>{detail}</small>}
            </span>
          </LinkTo>
        </li>
      ))}
    </ul>
  )
}
