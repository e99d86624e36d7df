import { isRecord } from './is-record.ts'

/** What search engines and networks are told of a page instead of its own name and words; empty: those. */
export type SeoWords = { title: string; description: string }

/** What is kept. */
export const LONGEST_SEO = { title: 200, description: 500 }
/** What search engines show; the rest they cut off. */
export const SHOWN_SEO = { title: 60, description: 160 }

/** As pages and posts keep it among their settings. */
export function seoOfSettings(settings: unknown): SeoWords {
  const said = isRecord(settings) ? settings : {}
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : '')
  return { title: text('seo_title'), description: text('seo_description') }
}
