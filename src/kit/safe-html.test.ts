import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAZY_EXCLUSION_CLASSES } from './lazy-exclusions.ts'
import { cleanHtml, plainText } from './safe-html.ts'

test('ordinary writing stays as it is', () => {
  const html = '<h2 id="c-a">Barro</h2><p>Feito <strong>à mão</strong> em <a href="/sobre/">Minas</a>.</p><ul><li>um</li></ul>'
  expect(cleanHtml(html)).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<svg onload=alert(1)><script>1</script></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed;inset:0">x</p>',
  '<form action="//evil.example"><input name=a></form>',
  '<math><mi xlink:href="data:x"></mi></math>',
  '<p onclick="x()">x</p>',
  '<base href="//evil.example">',
  '<img src="//evil.example/x.png">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
])('%s loses its teeth', (html) => {
  expect(cleanHtml(html)).not.toMatch(/script:|<script|onerror|onload|onclick|<iframe|<svg|<form|<base|style=|\/\/evil/i)
})

test('an id can not shadow a name that scripts use', () => {
  expect(cleanHtml('<h2 id="location">x</h2>')).toBe('<h2 id="c-location">x</h2>')
})

test.each(LAZY_EXCLUSION_CLASSES)('[MEDIA-2] a picture keeps the class %s, by which it loads at once, and no other', (name) => {
  const kept = `<img src="/a.webp" class="${name}" alt="" />`
  expect(cleanHtml(`<img src="/a.webp" class="button ${name} onsale" alt="">`)).toBe(kept)
  expect(cleanHtml(kept)).toBe(kept)
  expect(cleanHtml(`<p class="${name}">x</p><img src="/a.webp" class="button">`)).toBe('<p>x</p><img src="/a.webp" />')
})

test('[MEDIA-2] a picture keeps the attributes that say the same', () => {
  const kept = '<img src="/a.webp" data-no-lazy="1" data-crazy-lazy="exclude" />'
  expect(cleanHtml(kept)).toBe(kept)
})

test('a link to another window can not reach back', () => {
  expect(cleanHtml('<a href="https://x.example" target="_blank">x</a>')).toContain('rel="noopener noreferrer"')
})

test('cleaning twice changes nothing', () => {
  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<b',
    '>',
    '&lt;',
    '<script>',
    '</script>',
    'texto',
    '"',
    "'",
    '<a href="/x">',
    '</a>',
    '<!--',
    '-->',
    '<h2 id="a">',
    '&amp;lt;',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (list) => cleanHtml(cleanHtml(list.join(''))) === cleanHtml(list.join(''))),
  )
})

test('plain text keeps words apart and signs readable', () => {
  expect(plainText('<p>Pão &amp; café</p><p>na mesa</p>')).toBe('Pão & café na mesa')
})
