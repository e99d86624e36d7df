import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { decodeEntities } from './entities.ts'
import { LAZY_EXCLUSION_CLASSES } from './lazy-exclusions.ts'

declare const clean: unique symbol
/** Markup that went through cleanHtml: the only text that a page may print without escaping. */
export type SafeHtml = string & { readonly [clean]: true }

/** Broken markup is read a little differently after each mending; it settles within this many rounds. */
const MENDINGS = 5

/** Characters of texts before and after cleaning that are remembered: those of a large shop's pages. */
const REMEMBERED_CHARACTERS = 2_000_000
// A text is cleaned for every page that shows it and each time that page is made; it is the same until somebody edits it.
const cleaned = new LRUCache<string, SafeHtml>({
  maxSize: REMEMBERED_CHARACTERS,
  sizeCalculation: (html, raw) => html.length + raw.length + 1,
})

/** Keeps the marks of ordinary writing; scripts, styles, frames, handlers and clobbering ids are gone. Cleaning again changes nothing. */
export function cleanHtml(raw: string): SafeHtml {
  const known = cleaned.get(raw)
  if (known !== undefined) return known
  const html = mend(raw)
  cleaned.set(raw, html)
  return html
}

function mend(raw: string): SafeHtml {
  let html = raw
  for (let round = 0; round < MENDINGS; round++) {
    const cleaner = cleanOnce(html)
    if (cleaner === html) return html as SafeHtml // it is what the cleaner itself would write
    html = cleaner
  }
  return escapeHtml(plainText(html)) as SafeHtml
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function cleanOnce(raw: string): string {
  return sanitizeHtml(raw, {
    allowedTags: [
      [
        'p',
        'br',
        'hr',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'strong',
        'b',
        'em',
        'i',
        'u',
        's',
        'small',
        'sub',
        'sup',
        'mark',
        'code',
        'pre',
      ],
      ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'a', 'img', 'abbr', 'time', 'span', 'div'],
      ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ].flat(),
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel', 'id'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'data-no-lazy', 'data-crazy-lazy'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      time: ['datetime'],
      abbr: ['title'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
    },
    // Of classes only those that say how a picture loads: others could put on the looks of the shop's own parts.
    allowedClasses: { img: LAZY_EXCLUSION_CLASSES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    transformTags: { '*': prefixIds, a: (tag, attributes) => safeAnchor(tag, prefixIds(tag, attributes).attribs) },
  })
}

/** Plain text from markup, for excerpts, descriptions and search. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<(\/p|br|\/li|\/h\d)\b[^>]*>/g, ' $&')
  const words = decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
  return words.replaceAll(/\s+/g, ' ').trim()
}

// An id equal to a global's name would shadow it in scripts: written ids live under a prefix.
function prefixIds(tagName: string, attribs: Record<string, string>) {
  const { id, ...rest } = attribs
  return { tagName, attribs: id ? { ...rest, id: id.startsWith('c-') ? id : `c-${id}` } : rest }
}

function safeAnchor(tagName: string, attribs: Record<string, string>) {
  const { target, rel: _, ...rest } = attribs
  return { tagName, attribs: target === '_blank' ? { ...rest, target, rel: 'noopener noreferrer' } : rest }
}
