import type { ViewProps } from '#builder/define-widget.ts'
import type { PageInfo } from '#builder/page-info.ts'
import type { MenuItem } from '#content/menus/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { isCurrent } from './current.ts'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget, MenuItem[]>

export default function NavMenu({ settings, data: items, page, id }: Props) {
  const { layout, dropdown, menu_name, mega, submenu_trigger, submenu_icon } = settings
  const pointer = settings.pointer === 'underline' ? undefined : settings.pointer
  const options = submenu_trigger === 'click' ? JSON.stringify({ showOnClick: true }) : undefined
  if (items.length === 0) return null
  if (layout === 'vertical') {
    return (
      <nav className="nav-menu" data-layout="vertical" data-pointer={pointer} aria-label={menu_name}>
        <ul className="elementor-nav-menu">
          {items.map((item) => (
            <PlainEntry key={item.title} item={item} page={page} />
          ))}
        </ul>
      </nav>
    )
  }
  const sheet = <Sheet settings={settings} items={items} page={page} id={id} />
  if (layout === 'dropdown') {
    return (
      <div className="nav-menu" data-layout="dropdown">
        {sheet}
      </div>
    )
  }
  return (
    <div className="nav-menu" data-layout="horizontal" data-dropdown={dropdown} data-pointer={pointer}>
      <nav className="elementor-nav-menu--main" aria-label={menu_name}>
        <ul className="elementor-nav-menu" data-sm-options={options}>
          {items.map((item) => (
            <BarEntry key={item.title} item={item} page={page} group={id} mega={mega} mark={submenu_icon} />
          ))}
        </ul>
      </nav>
      {dropdown !== 'none' && sheet}
    </div>
  )
}

/** The menu of small screens, behind its button. */
function Sheet({ settings, items, page, id }: Pick<Props, 'settings' | 'page' | 'id'> & { items: MenuItem[] }) {
  const { menu_name, toggle_text, toggle_icon_normal, toggle_icon_active } = settings
  return (
    <details>
      <summary className="elementor-menu-toggle" aria-label={toggle_text === '' ? 'Menu' : undefined}>
        <Icon name={toggle_icon_normal || 'menu'} />
        <Icon name={toggle_icon_active || 'close'} />
        {toggle_text}
      </summary>
      <nav className="elementor-nav-menu--dropdown" aria-label={menu_name}>
        <ul className="elementor-nav-menu">
          {items.map((item) => (
            <SheetEntry key={item.title} item={item} page={page} group={id} />
          ))}
        </ul>
      </nav>
    </details>
  )
}

type EntryProps = { item: MenuItem; page: PageInfo }

function Anchor({ item, page, title = item.title, hasSub = false }: EntryProps & { title?: string; hasSub?: boolean }) {
  return (
    <a
      className={hasSub ? 'elementor-item has-submenu' : 'elementor-item'}
      href={item.url}
      aria-current={isCurrent(item.url, page) ? 'page' : undefined}
      {...(hasSub && { 'aria-haspopup': true, 'aria-expanded': false })}
    >
      {title}
    </a>
  )
}

/** An entry with everything under it in sight. */
function PlainEntry({ item, page }: EntryProps) {
  return (
    <li className="menu-item">
      <Anchor item={item} page={page} />
      {item.children.length > 0 && (
        <ul>
          {item.children.map((child) => (
            <PlainEntry key={child.title} item={child} page={page} />
          ))}
        </ul>
      )}
    </li>
  )
}

/**
 * An entry of the bar. The pointer opens its panel by resting on it; keys and fingers by the small button, which is a
 * details element without content so that it works before, and without, any script.
 */
function BarEntry({ item, page, group, mega, mark }: EntryProps & { group: string; mega: boolean; mark: string }) {
  if (item.children.length === 0) return <PlainEntry item={item} page={page} />
  const wide = mega && item.children.some((child) => child.children.length > 0)
  return (
    <li className="menu-item menu-item-has-children">
      <Anchor item={item} page={page} hasSub />
      <details name={`bar-${group}`}>
        <summary className="sub-arrow" aria-label={`Submenu de ${item.title}`}>
          <Icon name={mark} />
        </summary>
      </details>
      <ul className="sub-menu" data-wide={wide ? '' : undefined}>
        {item.children.map((child) =>
          wide ? (
            <PlainEntry key={child.title} item={child} page={page} />
          ) : (
            <BarEntry key={child.title} item={child} page={page} group={`${group}-${item.title}`} mega={false} mark={mark} />
          ),
        )}
      </ul>
    </li>
  )
}

/** An entry of the phone's sheet: what has entries of its own opens in place. */
function SheetEntry({ item, page, group }: EntryProps & { group: string }) {
  if (item.children.length === 0) return <PlainEntry item={item} page={page} />
  return (
    <li className="menu-item menu-item-has-children">
      <details name={`sheet-${group}`}>
        <summary>
          {item.title}
          <Icon name="chevron-down" />
        </summary>
        <ul className="sub-menu">
          <li className="menu-item">
            <Anchor item={item} page={page} title={`Tudo em ${item.title}`} />
          </li>
          {item.children.map((child) => (
            <PlainEntry key={child.title} item={child} page={page} />
          ))}
        </ul>
      </details>
    </li>
  )
}
