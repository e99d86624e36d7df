import type { ViewProps } from '#builder/define-widget.ts'
import type widget from './widget.ts'

export default function PageTitle({ settings, page }: ViewProps<typeof widget>) {
  const { header_size, size, before, after } = settings
  // Where the page itself is drawn too, it has the first heading: a second one would have two pages of one.
  const Tag = header_size !== 'h1' ? header_size : page.isCard ? 'h3' : page.content ? 'h2' : 'h1'
  const title = [before, page.title, after].filter((part) => part !== '').join(' ')
  const className = `elementor-heading-title${page.product && !page.isCard ? ' product_title entry-title' : ''}`
  return (
    <Tag className={className} data-size={size}>
      {page.isCard ? <a href={page.path}>{title}</a> : title}
    </Tag>
  )
}
