import { expect, test } from 'vitest'
import { fullText } from './full-text.ts'

const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings, elements: [] })

test('[POSTS-1] the whole text of a post is its headings and paragraphs, in their order', () => {
  const document = [
    {
      elType: 'container',
      settings: {},
      elements: [
        widget('heading', { title: 'O barro' }),
        widget('image', { image: { id: 3 } }),
        widget('text-editor', { editor: '<p>Vem do <strong>rio</strong>.</p>' }),
      ],
    },
    widget('text-editor', { editor: '<p>Fim.</p>' }),
  ]
  expect(fullText(document)).toBe('<h3>O barro</h3>\n<p>Vem do <strong>rio</strong>.</p>\n<p>Fim.</p>')
})

test('what is no text, or is meant to harm, is left out', () => {
  expect(fullText([widget('text-editor', { editor: '<p onclick="x()">Oi</p><script>alert(1)</script>' })])).toBe('<p>Oi</p>')
  expect(fullText({ not: 'a document' })).toBe('')
  expect(fullText(['nonsense', null, widget('text-editor', { editor: 7 })])).toBe('')
})
