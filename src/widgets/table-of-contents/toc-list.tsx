import { Icon } from '#ui/icon.tsx'
import { holds, type OutlineItem } from './outline.ts'

type Props = {
  items: OutlineItem[]
  marker: 'numbers' | 'bullets'
  icon: string
  /** Only the branch that is being read shows what is under it. */
  collapse: boolean
  reading: string | undefined
  choose: (anchor: string) => void
  isTop?: boolean
}

export function TocList({ items, isTop = true, ...shared }: Props) {
  const { marker, icon, collapse, reading, choose } = shared
  const List = marker === 'numbers' ? 'ol' : 'ul'
  return (
    <List className="elementor-toc__list-wrapper">
      {items.map((item) => {
        const { anchor, text } = item.heading
        const isRead = anchor === reading
        const names = ['elementor-toc__list-item-text', isTop && 'elementor-toc__top-level', isRead && 'elementor-item-active']
        return (
          <li key={`${anchor} ${text}`} className="elementor-toc__list-item">
            <div className="elementor-toc__list-item-text-wrapper">
              {marker === 'bullets' && <Icon name={icon} />}
              <a
                className={names.filter(Boolean).join(' ')}
                href={`#${anchor}`}
                aria-current={isRead ? 'location' : undefined}
                onClick={() => choose(anchor)}
              >
                {text}
              </a>
            </div>
            {item.items.length > 0 && (
              <div hidden={collapse && !holds(item, reading)}>
                <TocList {...shared} items={item.items} isTop={false} />
              </div>
            )}
          </li>
        )
      })}
    </List>
  )
}
