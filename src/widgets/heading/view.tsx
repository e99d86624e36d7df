import type { ViewProps } from '#builder/define-widget.ts'
import { LinkTo } from '#ui/link.tsx'
import type widget from './widget.ts'

export default function Heading({ settings }: ViewProps<typeof widget>) {
  const { title, title_highlight: highlight, link, header_size: Tag, size } = settings
  if (title === '') return null
  const words = withHighlight(title, highlight)
  return (
    <Tag className="elementor-heading-title" data-size={size}>
      {link.url === '' ? words : <LinkTo to={link}>{words}</LinkTo>}
    </Tag>
  )
}

function withHighlight(title: string, highlight: string) {
  const start = highlight === '' ? -1 : title.indexOf(highlight)
  if (start === -1) return title
  return (
    <>
      {title.slice(0, start)}
      <span className="elementor-heading-highlight">{highlight}</span>
      {title.slice(start + highlight.length)}
    </>
  )
}
