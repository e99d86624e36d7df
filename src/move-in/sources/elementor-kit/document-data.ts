import { recordOf, textOf } from '#kit/unknown-json.ts'
import { isTooDeep } from '#kit/json.ts'
import type { MovedKind, MovedThing } from '../../moved-thing.ts'

/** Deeper than any page that people built. */
const MAX_DEPTH = 200

/** What an exported document says beside its elements: a kit tells it in its manifest. */
export type Said = {
  id: string
  title: string
  type: string
  slug?: string
  conditions?: unknown
  location?: string
  link?: string
  parent?: string
}

/** JSON of a file, as a record; undefined for anything else. */
export function jsonOf(text: string): Record<string, unknown> | undefined {
  if (isTooDeep(text, MAX_DEPTH)) return undefined
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** A document of Elementor in the shape in which wp/v2 tells it: a page, post, template or popup. */
export function documentThing(
  kind: MovedKind,
  file: Record<string, unknown>,
  { id, title, type, slug = '', conditions, location, link = '', parent = '' }: Said,
): MovedThing {
  const settings = file['settings'] ?? file['page_settings']
  return {
    kind,
    oldId: id,
    data: {
      id,
      title: { raw: title || textOf(file['title']) },
      slug,
      link,
      ...(parent && { parent }),
      status: 'publish',
      type: kind === 'page' || kind === 'post' ? kind : 'elementor_library',
      content: { raw: '' },
      excerpt: { raw: '' },
      ...(location && { location }),
      meta: {
        _elementor_edit_mode: 'builder',
        _elementor_template_type: type,
        _elementor_data: JSON.stringify(file['content'] ?? file['elements'] ?? []),
        _elementor_page_settings: recordOf(settings),
        ...(conditions !== undefined && { _elementor_conditions: conditions }),
      },
    },
  }
}

/** Colours, fonts and named styles of the site. */
export const kitThing = (id: string, settings: unknown, named: Record<string, unknown> = {}): MovedThing => ({
  kind: 'kit',
  oldId: id,
  data: {
    id,
    title: { raw: 'Kit' },
    status: 'publish',
    type: 'elementor_library',
    is_active: true,
    meta: {
      _elementor_template_type: 'kit',
      _elementor_edit_mode: 'builder',
      _elementor_page_settings: recordOf(settings),
      ...named,
    },
  },
})

export const movedKindOf = (type: string): MovedKind => (type === 'popup' || type === 'kit' ? type : 'template')
