import type { ViewProps } from '#builder/define-widget.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type widget from './widget.ts'

export default function BreadcrumbsWidget({ settings, page }: ViewProps<typeof widget>) {
  const { align, separator, look, show_home_icon } = settings
  return <Breadcrumbs crumbs={page.crumbs} align={align} separator={separator} look={look} homeIcon={show_home_icon} />
}
