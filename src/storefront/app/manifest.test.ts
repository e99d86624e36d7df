import { expect, test } from 'vitest'
import { manifestOf, shortName } from './manifest.ts'

test.each([
  ['Aroeira', 'Aroeira'],
  ['Casa Aroeira', 'Casa Aroeira'],
  ['Casa Aroeira Comércio', 'Casa Aroeira'],
  ['Supercalifragilistic', 'Supercalifra'],
])('on a home screen «%s» is called «%s»', (name, short) => expect(shortName(name)).toBe(short))

test('a shop that can be installed says its name, its colours, and an icon that phones may cut', () => {
  const manifest = manifestOf({ name: 'Casa Aroeira', tagline: '' }, { paper: '#fbf8f3' })
  expect(manifest).toMatchObject({ name: 'Casa Aroeira', display: 'standalone', background_color: '#fbf8f3', start_url: '/' })
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
})
