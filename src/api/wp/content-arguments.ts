import { MAX_CUSTOM_CSS } from '#builder/style/custom-css.ts'
import { Type } from 'typebox'
import { LONGEST_SEO } from '#kit/seo-words.ts'
import { anything, choice, CONTEXT, listOf, maybe, moment, orNull, PAGING, shape, text, whole } from '#http/rest/arguments.ts'

export const ID = { id: whole({ minimum: 1, description: 'Number of the item.' }) }
export const ids = () => maybe(listOf(whole()))
/** The database keeps it in four bytes. */
const MAX_PLACE = 2_147_483_647

const STATUSES = ['publish', 'future', 'draft', 'private'] as const
const ORDERS = ['author', 'date', 'id', 'include', 'modified', 'parent', 'relevance', 'slug', 'title', 'menu_order'] as const

/** Of every list whose items have a date. */
export const DATED = {
  after: maybe(moment()),
  before: maybe(moment()),
  modified_after: maybe(moment()),
  modified_before: maybe(moment()),
}
export const CHOSEN = { include: ids(), exclude: ids(), search: maybe(text({ maxLength: 200 })) }

export const LIST_ARGS = {
  ...CONTEXT,
  ...PAGING,
  ...CHOSEN,
  ...DATED,
  offset: maybe(whole({ maximum: 10_000_000 })),
  order: choice(['asc', 'desc'], { default: 'desc' }),
  orderby: choice(ORDERS, { default: 'date' }),
  slug: maybe(listOf(text({ maxLength: 200 }))),
  status: listOf(choice([...STATUSES, 'trash', 'any']), { default: ['publish'] }),
  author: ids(),
  author_exclude: ids(),
  categories: ids(),
  categories_exclude: ids(),
  tags: ids(),
  tags_exclude: ids(),
  parent: ids(),
  parent_exclude: ids(),
  menu_order: maybe(whole({ minimum: -MAX_PLACE, maximum: MAX_PLACE })),
}

/** Text, or an object that holds it as `raw`, as editors send back what they were given. */
export const wording = (maxLength: number) => maybe(Type.Union([text({ maxLength }), shape({ raw: maybe(text({ maxLength })) })]))
export const wordsOf = (value: string | { raw?: string } | undefined) => (typeof value === 'object' ? value.raw : value)

/** Of everything that two people may have open at once. */
export const VERSION = {
  version: maybe(whole({ maximum: MAX_PLACE, description: 'The version that was read; a newer one is not overwritten.' })),
}

export const WRITE_ARGS = {
  title: wording(500),
  content: wording(100_000),
  excerpt: wording(5_000),
  slug: maybe(text({ maxLength: 200 })),
  status: maybe(choice(STATUSES)),
  date: maybe(orNull(moment())),
  date_gmt: maybe(orNull(moment())),
  author: maybe(whole()),
  featured_media: maybe(whole()),
  comment_status: maybe(choice(['open', 'closed'])),
  parent: maybe(whole()),
  menu_order: maybe(whole({ minimum: -MAX_PLACE, maximum: MAX_PLACE })),
  categories: ids(),
  tags: ids(),
  meta: maybe(
    shape({
      _elementor_data: maybe(text({ maxLength: 2_000_000 })),
      _elementor_page_settings: maybe(shape({ custom_css: maybe(text({ maxLength: MAX_CUSTOM_CSS })) })),
    }),
  ),
  seo_title: maybe(text({ maxLength: LONGEST_SEO.title })),
  seo_description: maybe(text({ maxLength: LONGEST_SEO.description })),
  document: maybe(anything({ description: 'The elements of the page, as the builder keeps them.' })),
  password: maybe(text({ maxLength: 255, description: 'Must be empty: nothing here is protected by a password.' })),
  ...VERSION,
}
