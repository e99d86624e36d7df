import { expect, test } from 'vitest'
import { highlightLines } from './highlight.ts'
import { LANGUAGES, type LanguageName } from './languages.ts'
import { markedLines } from './marked-lines.ts'

test('code is coloured on the server, and each line closes what it opens', () => {
  const lines = highlightLines('/* um\ndois */\nconst preço = 3\n', 'javascript')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('<span class="hljs-comment">/* um</span>')
  expect(lines[1]).toBe('<span class="hljs-comment">dois */</span>')
  expect(lines[2]).toContain('<span class="hljs-keyword">const</span>')
})

test.each(Object.keys(LANGUAGES) as LanguageName[])('markup in %s stays text, and what opens is closed', (language) => {
  const code = '<script>alert("</span>")</script>\n/* " \n<img onerror=x> & \'\n</span>'
  const html = highlightLines(code, language).join('\n')
  expect(html.replaceAll(/<span class="[\w -]+">|<\/span>/g, '')).not.toMatch(/[<>]/)
  for (const line of highlightLines(code, language))
    expect(line.match(/<span /g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0)
})

test('lines are marked by number and by range; nonsense and lines that are not there are ignored', () => {
  expect([...markedLines('1, 3-5, x, 9-, 8-7, 99', 6)]).toEqual([1, 3, 4, 5])
  expect([...markedLines('5-99999', 6)]).toEqual([5, 6])
  expect([...markedLines('', 6)]).toEqual([])
})
