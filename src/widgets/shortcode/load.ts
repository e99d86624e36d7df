import type { LoadContext } from '#builder/define-widget.ts'
import type { PageElement } from '#builder/document.ts'
import { documentOfShortcode } from './read-shortcode.ts'
import type widget from './widget.ts'

export default async function load({ settings }: LoadContext<typeof widget>): Promise<PageElement[] | undefined> {
  return documentOfShortcode(settings.shortcode)
}
