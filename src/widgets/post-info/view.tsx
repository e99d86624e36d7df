import { readFields } from '#builder/fields.ts'
import type { ViewProps } from '#builder/define-widget.ts'
import type { PostFacts } from '#content/blog/contract.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { factOf, type FactSettings } from './fact.tsx'
import widget from './widget.ts'

const USUAL: Record<string, unknown>[] = [{ type: 'author', text_prefix: 'por' }, { type: 'date' }, { type: 'comments' }]
const fields = widget.fields.icon_list.fields ?? {}

export default function PostInfo({ settings, data: post }: ViewProps<typeof widget, PostFacts | undefined>) {
  if (!post) return null
  // Read by the very fields of the list, so the rows have its shape.
  const usual = () => USUAL.map((row) => readFields(fields, row).settings as FactSettings)
  const list = settings.icon_list.length > 0 ? settings.icon_list : usual()
  const shown = list.flatMap((row, index) => {
    const fact = factOf(row, post)
    return fact ? [{ ...fact, row, key: `${row.type}${index}` }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul
      className={`elementor-icon-list-items elementor-post-info${settings.view === 'inline' ? ' elementor-inline-items' : ''}`}
      data-align={settings.align}
    >
      {shown.map(({ key, icon, content, row }) => (
        <li key={key} className={`elementor-icon-list-item${settings.view === 'inline' ? ' elementor-inline-item' : ''}`}>
          {row.type === 'author' && row.show_avatar ? (
            <Avatar name={post.authorName} picture={post.author?.picture} sizes="32px" />
          ) : (
            row.show_icon !== 'none' && (
              <span className="elementor-icon-list-icon">
                <Icon name={row.show_icon === 'custom' ? row.selected_icon : icon} />
              </span>
            )
          )}
          <span className={`elementor-icon-list-text elementor-post-info__item elementor-post-info__item--type-${row.type}`}>
            {row.text_prefix !== '' && <span className="elementor-post-info__item-prefix">{row.text_prefix} </span>}
            {content}
          </span>
        </li>
      ))}
    </ul>
  )
}
