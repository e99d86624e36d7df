import { LRUCache } from 'lru-cache'
import { isRecord } from '#kit/is-record.ts'
import { scopedCss } from './custom-css.ts'

/** What a merchant wrote of style for one page, as it is stored. */
export const pageCssOf = (settings: unknown): string =>
  isRecord(settings) && typeof settings.custom_css === 'string' ? settings.custom_css : ''

// A page is drawn more often than it is changed.
const known = new LRUCache<string, string>({ max: 200 })

/** The same as rules that reach nothing outside of the page; '' where there is none or it is wrong. */
export function scopedPageCss(root: string, settings: unknown): string {
  const written = pageCssOf(settings)
  if (written === '') return ''
  const key = `${root} ${written}`
  const found = known.get(key)
  if (found !== undefined) return found
  const scoped = scopedCss(root, written)
  const css = scoped.ok ? scoped.css : ''
  known.set(key, css)
  return css
}
