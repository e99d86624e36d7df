import { expect, test } from 'vitest'
import { classicHtml, withParagraphs } from './classic.ts'

test.each([
  ['Um\n\nDois', '<p>Um</p>\n<p>Dois</p>'],
  ['Um\nDois', '<p>Um<br>\nDois</p>'],
  ['<h2>A</h2>texto', '<h2>A</h2>\n<p>texto</p>'],
  ['<ul>\n<li>a</li>\n</ul>', '<ul>\n<li>a</li>\n</ul>'],
  ['a\n\n<pre>x\n\ny</pre>\n\nb', '<p>a</p>\n<pre>x\n\ny</pre>\n<p>b</p>'],
  ['', ''],
])('%j is shown as %j', (written, html) => expect(withParagraphs(written)).toBe(html))

test.each(['[caption', '<pre ', '<img ', '[a '])('a text full of «%s» is read to its end', (part) => {
  expect(classicHtml(`${part.repeat(5_000)}</pre>fim`)).toBeTypeOf('string')
})
