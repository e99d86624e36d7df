import { recordOf, textOf } from '#kit/unknown-json.ts'

/** Of a marketplace's words for its templates those that mean a part of the site. */
const TYPES: Record<string, string> = {
  'global-styles': 'kit',
  'section-header': 'header',
  'section-footer': 'footer',
  'section-popup': 'popup',
  'single-404': 'error-404',
}

/** What a template of a marketplace's kit is for Elementor: itself where it was made with Elementor Pro, else by the marketplace's word. */
export function marketType(said: Record<string, unknown>, file: Record<string, unknown> | undefined): string {
  const { elementor_library_type: own, template_type: word } = { ...recordOf(file?.['metadata']), ...recordOf(said['metadata']) }
  const type = textOf(word)
  if (textOf(own) !== '') return textOf(own)
  if (Object.hasOwn(TYPES, type)) return TYPES[type]!
  if (/global/.test(type)) return 'kit'
  if (type.startsWith('section')) return 'section'
  if (/^(single|archive)-/.test(type)) return 'wp-page'
  return type || textOf(file?.['type']) || textOf(said['type'])
}

export const marketConditions = (said: Record<string, unknown>, file: Record<string, unknown> | undefined): unknown =>
  recordOf(said['metadata'])['elementor_pro_conditions'] ?? recordOf(file?.['metadata'])['elementor_pro_conditions']
