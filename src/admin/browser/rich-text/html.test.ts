import fc from 'fast-check'
import { Node } from 'prosemirror-model'
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { cleanHtml } from '#kit/safe-html.ts'
import { DEEDS, plugins } from './commands.ts'
import { htmlOf } from './html.ts'
import { linkAt, withLink, withoutLink } from './link.ts'
import { schema } from './schema.ts'

const text = (words: string, ...marks: (string | object)[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const item = (...content: object[]) => ({ type: 'list_item', content })
const html = (...content: object[]) => htmlOf(Node.fromJSON(schema, { type: 'doc', content }))
const link = (href: string, target: string | null = null) => ({ type: 'link', attrs: { href, target } })

test.each<[what: string, content: object[], kept: string]>([
  ['nothing', [paragraph()], ''],
  ['words', [paragraph(text('Feito à mão & com <calma>'))], '<p>Feito à mão &amp; com &lt;calma&gt;</p>'],
  [
    'marks in each other',
    [paragraph(text('Só ', 'strong'), text('hoje', 'strong', 'em'), text('!', 'em'))],
    '<p><strong>Só <em>hoje</em></strong><em>!</em></p>',
  ],
  [
    'a link with formatting in it is one link',
    [paragraph(text('veja ', link('/loja/?a=1&b="2"')), text('aqui', link('/loja/?a=1&b="2"'), 'strong'))],
    '<p><a href="/loja/?a=1&amp;b=&quot;2&quot;">veja <strong>aqui</strong></a></p>',
  ],
  [
    'a link to another tab',
    [paragraph(text('fora', link('https://a.example/', '_blank')))],
    '<p><a href="https://a.example/" target="_blank" rel="noopener noreferrer">fora</a></p>',
  ],
  [
    'a list as people write it, with one below',
    [
      {
        type: 'bullet_list',
        content: [
          item(paragraph(text('um'))),
          item(paragraph(text('dois')), {
            type: 'ordered_list',
            attrs: { start: '3' },
            content: [item(paragraph(text('três')))],
          }),
          item(paragraph(text('a')), paragraph(text('b'))),
        ],
      },
    ],
    '<ul><li>um</li><li>dois<ol start="3"><li>três</li></ol></li><li><p>a</p><p>b</p></li></ul>',
  ],
  [
    'a heading, a quote and a line break',
    [
      { type: 'heading', attrs: { level: 3, id: 'c-cuidados' }, content: [text('Cuidados')] },
      { type: 'blockquote', content: [paragraph(text('Bela'), { type: 'hard_break' }, text('peça'))] },
      { type: 'horizontal_rule' },
    ],
    '<h3 id="c-cuidados">Cuidados</h3><blockquote><p>Bela<br />peça</p></blockquote><hr />',
  ],
])('what is written is kept as the shop writes it: %s', (_what, content, kept) => {
  expect(html(...content)).toBe(kept)
  expect(cleanHtml(kept)).toBe(kept)
})

const anyWords = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
const anyMark = fc.oneof(
  fc.constantFrom('strong', 'em', 'underline', 'strike', 'small', 'highlight', 'code'),
  fc.record({
    type: fc.constant('link'),
    attrs: fc.record({
      href: fc.constantFrom('/loja/', '#fim', 'https://a.example/?q="&x=<y>'),
      target: fc.constantFrom(null, '_blank'),
    }),
  }),
)
const anyInline = fc.oneof(
  fc
    .tuple(anyWords, fc.uniqueArray(anyMark, { maxLength: 3, selector: (mark) => (typeof mark === 'string' ? mark : 'link') }))
    .map(([words, marks]) => text(words, ...marks)),
  fc.constant({ type: 'hard_break' }),
  fc.constant({ type: 'image', attrs: { src: '/media/vaso.webp', alt: 'Um "vaso"', width: '300', height: '200' } }),
)
const anyInlines = fc.array(anyInline, { maxLength: 4 })
const { block: anyBlock } = fc.letrec<{ block: object; items: object[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    anyInlines.map((content) => ({ type: 'paragraph', content })),
    fc
      .tuple(fc.integer({ min: 2, max: 6 }), anyInlines)
      .map(([level, content]) => ({ type: 'heading', attrs: { level }, content })),
    anyWords.map((words) => ({ type: 'code_block', content: [text(words)] })),
    fc.constant({ type: 'horizontal_rule' }),
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content) => ({ type: 'blockquote', content })),
    tie('items').map((content) => ({ type: 'bullet_list', content })),
    tie('items').map((content) => ({ type: 'ordered_list', content })),
  ),
  items: fc.array(
    fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((content) => item(...content)),
    { minLength: 1, maxLength: 3 },
  ),
}))

test('whatever is written, the shop’s cleaner finds nothing to change in it', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { minLength: 1, maxLength: 4 }), (content) => {
      const written = html(...content)
      expect(cleanHtml(written)).toBe(written)
    }),
    { numRuns: 300 },
  )
})

/** A text with some of it chosen, as positions in it. */
function anOpenText(content: object[], from: number, to = from) {
  const state = EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content }), plugins: plugins() })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
}
const after = (state: EditorState, ...deeds: (keyof typeof DEEDS)[]) =>
  deeds.reduce((before, deed) => {
    let next = before
    DEEDS[deed].run(before, (transaction) => (next = before.apply(transaction)))
    return next
  }, state)

test('a mark, a heading, a list and a quote go on and off again, and steps are taken back', () => {
  const open = anOpenText([paragraph(text('Barro'))], 1, 6)
  const bold = after(open, 'bold')
  expect(htmlOf(bold.doc)).toBe('<p><strong>Barro</strong></p>')
  expect([DEEDS.bold.isOn?.(bold), DEEDS.italic.isOn?.(bold)]).toEqual([true, false])
  expect(htmlOf(after(open, 'heading').doc)).toBe('<h2>Barro</h2>')
  expect(htmlOf(after(open, 'heading', 'subheading').doc)).toBe('<h3>Barro</h3>')
  expect(htmlOf(after(open, 'bullets').doc)).toBe('<ul><li>Barro</li></ul>')
  expect(htmlOf(after(open, 'quote').doc)).toBe('<blockquote><p>Barro</p></blockquote>')
  for (const deed of ['bold', 'italic', 'heading', 'bullets', 'numbers', 'quote'] as const)
    expect([deed, htmlOf(after(open, deed, deed).doc)]).toEqual([deed, '<p>Barro</p>'])
  expect(htmlOf(after(open, 'bold', 'quote', 'undo', 'undo').doc)).toBe('<p>Barro</p>')
  expect(htmlOf(after(open, 'bold', 'undo', 'redo').doc)).toBe('<p><strong>Barro</strong></p>')
})

const bullets = (...words: string[]) => ({ type: 'bullet_list', content: words.map((one) => item(paragraph(text(one)))) })
const everything = (state: EditorState) => state.apply(state.tr.setSelection(new AllSelection(state.doc)))

test('a list is turned into the other kind, wherever in it the cursor is and however it was chosen', () => {
  const one = anOpenText([bullets('um')], 4)
  expect(DEEDS.numbers.run(one)).toBe(true)
  expect(htmlOf(after(one, 'numbers').doc)).toBe('<ol><li>um</li></ol>')
  const two = anOpenText([bullets('um', 'dois')], 3, 12)
  const numbered = '<ol><li>um</li><li>dois</li></ol>'
  expect(htmlOf(after(two, 'numbers').doc)).toBe(numbered)
  expect(htmlOf(after(two, 'numbers', 'bullets').doc)).toBe('<ul><li>um</li><li>dois</li></ul>')
  const whole = after(everything(two), 'numbers')
  expect([htmlOf(whole.doc), DEEDS.numbers.isOn(whole), DEEDS.bullets.isOn(whole)]).toEqual([numbered, true, false])
  expect(htmlOf(after(whole, 'numbers').doc)).toBe('<p>um</p><p>dois</p>')
  const mixed = anOpenText([paragraph(text('zero')), bullets('um', 'dois')], 1, 18)
  expect(htmlOf(after(mixed, 'numbers').doc)).toBe('<ol><li>zero</li><li>um</li><li>dois</li></ol>')
  expect(htmlOf(after(mixed, 'numbers', 'bullets').doc)).toBe('<ul><li>zero</li><li>um</li><li>dois</li></ul>')
})

test('of a list inside of another only the inner one is turned', () => {
  const inner = anOpenText([{ type: 'bullet_list', content: [item(paragraph(text('um')), bullets('dois'))] }], 10)
  expect(htmlOf(after(inner, 'numbers').doc)).toBe('<ul><li>um<ol><li>dois</li></ol></li></ul>')
  expect(htmlOf(after(inner, 'numbers', 'bullets').doc)).toBe('<ul><li>um<ul><li>dois</li></ul></li></ul>')
})

test('words lead somewhere, a link is changed whole from wherever the cursor is in it, and taken away', () => {
  const chosen = anOpenText([paragraph(text('veja a loja'))], 6, 12)
  const linked = chosen.apply(withLink(chosen, { href: '/loja/', isOutside: false }))
  expect(htmlOf(linked.doc)).toBe('<p>veja <a href="/loja/">a loja</a></p>')
  const inside = anOpenText([paragraph(text('veja '), text('a ', link('/loja/')), text('loja', link('/loja/'), 'strong'))], 7)
  expect(linkAt(inside)).toEqual({ href: '/loja/', isOutside: false, from: 6, to: 12 })
  expect(htmlOf(inside.apply(withLink(inside, { href: '/novo/', isOutside: true })).doc)).toBe(
    '<p>veja <a href="/novo/" target="_blank" rel="noopener noreferrer">a <strong>loja</strong></a></p>',
  )
  expect(htmlOf(inside.apply(withoutLink(inside)).doc)).toBe('<p>veja a <strong>loja</strong></p>')
  const nowhere = anOpenText([paragraph()], 1)
  expect(linkAt(nowhere)).toBeUndefined()
  expect(htmlOf(nowhere.apply(withLink(nowhere, { href: '/sobre/', isOutside: false })).doc)).toBe(
    '<p><a href="/sobre/">/sobre/</a></p>',
  )
})
