import { expect, test } from 'vitest'
import { xmlElement, xmlEmpty, xmlText } from './xml.ts'

test.each([
  ['Sal & pimenta', 'Sal &amp; pimenta'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [']]>', ']]&gt;'],
  [`"a" 'b'`, '&quot;a&quot; &#39;b&#39;'],
  ['a\u0000b\u0008c\u001fd\ufffee', 'abcde'],
  ['só\tuma\nlinha', 'só\tuma\nlinha'],
  ['meia \ud83d letra', 'meia \ufffd letra'],
  ['🏺', '🏺'],
])('%j becomes %j', (text, safe) => expect(xmlText(text)).toBe(safe))

test('an element without text is none, and attributes are quoted', () => {
  expect(xmlElement('title', '')).toBe('')
  expect(xmlElement('title', undefined)).toBe('')
  expect(xmlElement('guid', 'a&b', { isPermaLink: 'true' })).toBe('<guid isPermaLink="true">a&amp;b</guid>')
  expect(xmlEmpty('link', { href: 'https://x.example/?a="b"&c' })).toBe('<link href="https://x.example/?a=&quot;b&quot;&amp;c"/>')
})
