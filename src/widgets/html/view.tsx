import type { ViewProps } from '#builder/define-widget.ts'
import { Prose } from '#ui/trusted-markup.tsx'
import type widget from './widget.ts'

export default function Html({ settings: { html } }: ViewProps<typeof widget>) {
  return html === '' ? null : <Prose html={html} className="custom-html prose" />
}
