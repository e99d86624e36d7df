import { expect, test } from 'vitest'
import { largestOfEach, linksIn, numbersIn, pictureUrlsIn } from './references.ts'

test('numbers of things are found as numbers, texts, in dynamic values and in links of popups', () => {
  const popup = btoa(JSON.stringify({ id: '77', toggle: false }))
  const stored = JSON.stringify([
    { image: { id: 12 }, template_id: '34', size: 1.5, colour: '#123456' },
    `[elementor-tag name="internal-url" settings="%7B%22post_id%22%3A%2256%22%7D"]`,
    `#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${popup}`,
  ])
  expect(numbersIn(stored)).toEqual(expect.arrayContaining(['12', '34', '56', '77']))
  expect(numbersIn(stored)).not.toContain('123456')
})

test('pictures are found wherever their address stands, the grey placeholder is none', () => {
  const stored = JSON.stringify({
    image: { url: 'https://antiga.example/wp-content/uploads/2024/a.jpg' },
    editor: '<img src="https://antiga.example/u/b-300x200.png?x=1" srcset="https://antiga.example/u/b-600x400.png 600w">',
    css: 'url(https://antiga.example/u/c.webp)',
    none: { url: 'https://antiga.example/wp-content/plugins/elementor/assets/images/placeholder.png' },
    text: 'https://antiga.example/a.jpg.html',
  })
  const found = pictureUrlsIn(stored)
  expect(found.map((url) => url.split('/').at(-1))).toEqual(['a.jpg', 'b-300x200.png', 'b-600x400.png', 'c.webp'])
  expect(largestOfEach(found).map((url) => url.split('/').at(-1))).toEqual(['a.jpg', 'b-600x400.png', 'c.webp'])
})

test('links to the old shop are found, not those to its files or to others', () => {
  const stored = JSON.stringify([
    'https://www.antiga.example/sobre/?a=1#x',
    '<a href="http://antiga.example">',
    'https://antiga.example/wp-content/uploads/x.pdf',
    'https://outra.example/sobre/',
    'https://antiga.example.evil.test/x',
  ])
  expect(linksIn(stored, ['antiga.example'])).toEqual(['https://www.antiga.example/sobre/?a=1#x', 'http://antiga.example'])
  expect(linksIn(stored, [])).toEqual([])
})
