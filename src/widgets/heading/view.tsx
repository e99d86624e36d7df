import type { ViewProps } from '#builder/define-widget.ts'
import { LinkTo } from '#ui/link.tsx'
import type widget from './widget.ts'

export default function Heading({ settings }: ViewProps<typeof widget>) {
  const { title, link, header_size: Tag, size } = settings
  if (title === '') return null
  return (
    <Tag className="elementor-heading-title" data-size={size}>
      {link.url === '' ? title : <LinkTo to={link}>{title}</LinkTo>}
    </Tag>
  )
}
