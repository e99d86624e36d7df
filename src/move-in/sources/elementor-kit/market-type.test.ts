import { expect, test } from 'vitest'
import { marketType } from './market-type.ts'

test.each([
  [{ template_type: 'global-styles' }, 'kit'],
  [{ template_type: 'section-header' }, 'header'],
  [{ template_type: 'section-contact' }, 'section'],
  [{ template_type: 'single-home' }, 'wp-page'],
  [{ template_type: 'single-404', elementor_library_type: 'error-404' }, 'error-404'],
  [{ template_type: 'archive-blog', elementor_library_type: 'archive' }, 'archive'],
  [{ template_type: 'archive-blog' }, 'wp-page'],
  [{ template_type: 'single-post', elementor_library_type: 'single-post' }, 'single-post'],
  [{}, 'page'],
])('a template of a marketplace with %j is «%s»', (metadata, type) => {
  expect(marketType({ metadata, type: 'page' }, undefined)).toBe(type)
  expect(marketType({}, { metadata, type: 'page' })).toBe(type)
})
