import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

export default function PageTitle({ settings, page }: ViewProps<typeof widget>) {
  const { header_size, size, before, after } = settings
  // Where the page itself is drawn too, it has the first heading: a second one would have two pages of one.
  const Tag = header_size === 'h1' && page.content ? 'h2' : header_size
  const className = `elementor-heading-title${page.product ? ' product_title entry-title' : ''}`
  return (
    <Tag className={className} data-size={size}>
      {[before, page.title, after].filter((part) => part !== '').join(' ')}
    </Tag>
  )
}
