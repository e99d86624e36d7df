import type { PageElement } from '#builder/document.ts'
import { isRecord } from '#kit/is-record.ts'
import type { TranslationReport } from './report.ts'
import { translateDocument } from './translate-document.ts'
import { type ContentOptions, translateContent } from './wordpress/translate-content.ts'

/** A page or post as WordPress keeps it: its metas, and the text that is a mere shadow where a builder made the page. */
export type StoredPage = { meta: unknown; content: string }
type TranslatedPage = { document?: PageElement[]; html?: string; report: TranslationReport }

/** The document of a page that Elementor made, else what its text becomes. */
export function translatePage({ meta, content }: StoredPage, options: ContentOptions): TranslatedPage {
  const { _elementor_edit_mode: mode, _elementor_data: data } = isRecord(meta) ? meta : {}
  const built = mode === 'builder' && data !== undefined ? translateDocument(data, options) : undefined
  // A page that was begun in the builder and left empty still has its text.
  return built && built.document.length > 0 ? built : translateContent(content, options)
}
