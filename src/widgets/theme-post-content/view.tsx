import type { ViewProps } from '#builder/define-widget.ts'
import type { SafeHtml } from '#kit/safe-html.ts'
import { Prose } from '#ui/trusted-markup.tsx'
import type widget from './widget.ts'

/** Where a template lets the page that it surrounds stand. */
export default function PageContent({ settings, page, data: standIn }: ViewProps<typeof widget, SafeHtml | undefined>) {
  const content = page.content ?? (standIn && <Prose html={standIn} className="prose" />)
  if (!content) return null
  return (
    <div className="theme-post-content" data-width={settings.width}>
      {content}
    </div>
  )
}
