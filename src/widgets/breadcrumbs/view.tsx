import type { ViewProps } from '#builder/define-widget.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import type widget from './widget.ts'

export default function BreadcrumbsWidget({ settings, page }: ViewProps<typeof widget>) {
  return <Breadcrumbs crumbs={page.crumbs} align={settings.align} />
}
