import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourCss, expressionCss, familyCss, gapCss, numberCss, pictureCss, shadowCss, sidesCss, sizeCss } from './values.ts'

test.each([
  [{ unit: 'px', size: 12, sizes: [] }, '12px'],
  [{ unit: 'em', size: '1.5', sizes: [] }, '1.5em'],
  [{ unit: '%', size: 33.333333 }, '33.3333%'],
  [{ unit: 'px', size: 0 }, '0'],
  [{ unit: 'custom', size: 'clamp(1rem, 2vw + 1rem, 3rem)' }, 'clamp(1rem, 2vw + 1rem, 3rem)'],
  [{ unit: 'custom', size: 'auto' }, 'auto'],
  [{ size: 20 }, '20px'],
  [20, '20px'],
  ['20', '20px'],
  [{ unit: 'px', size: '' }, ''],
  [{ unit: 'furlong', size: 3 }, ''],
  [{ unit: 'px', size: 1e9 }, ''],
  [{ unit: 'px', size: NaN }, ''],
  [{ unit: 'px}', size: 3 }, ''],
  ['3px;color:red', ''],
  [null, ''],
  [[], ''],
])('a size %j is «%s»', (stored, css) => {
  expect(sizeCss(stored)).toBe(css)
})

test.each([
  [{ unit: 'px', top: '10', right: '10', bottom: '10', left: '10', isLinked: true }, '10px'],
  [{ unit: 'px', top: '10', right: '20', bottom: '10', left: '20' }, '10px 20px'],
  [{ unit: 'em', top: 1, right: 2, bottom: 3, left: 2 }, '1em 2em 3em'],
  [{ unit: 'px', top: '1', right: '2', bottom: '3', left: '4' }, '1px 2px 3px 4px'],
  [{ unit: 'px', top: '-5', right: '', bottom: '', left: '' }, '-5px 0 0'],
  [{ unit: 'px', top: '0', right: 'auto', bottom: '0', left: 'auto' }, '0 auto'],
  [{ unit: 'custom', top: '1rem', right: 'calc(1% + 2px)', bottom: '1rem', left: 'calc(1% + 2px)' }, '1rem calc(1% + 2px)'],
  [{ unit: 'px', top: '', right: '', bottom: '', left: '' }, ''],
  [{ unit: 'px', top: '1;}', right: '2', bottom: '3', left: '4' }, ''],
  ['10px', ''],
])('a box %j is «%s»', (stored, css) => {
  expect(sidesCss(stored)).toBe(css)
})

test.each([
  ['#FFF', '#FFF'],
  ['#12345678', '#12345678'],
  ['rgba(0, 0, 0, 0.5)', 'rgba(0,0,0,0.5)'],
  ['rgb(1 2 3 / 50%)', 'rgb(1 2 3 / 50%)'],
  ['hsla(120deg, 50%, 50%, .3)', 'hsla(120deg,50%,50%,.3)'],
  ['transparent', 'transparent'],
  ['brand-strong', 'var(--color-brand-strong)'],
  ['#12', ''],
  ['url(//evil.example)', ''],
  ['red;}', ''],
  ['rgb(1,2,3);x:y', ''],
  [7, ''],
])('a colour %j is «%s»', (stored, css) => {
  expect(colourCss(stored)).toBe(css)
})

test('gaps, shadows, families and pictures are read as they are stored', () => {
  expect(gapCss({ column: '20', row: '20', isLinked: true, unit: 'px', size: 20 })).toBe('20px')
  expect(gapCss({ column: '30', row: '10', unit: 'px' })).toBe('10px 30px')
  expect(gapCss({ unit: 'px', size: 12 })).toBe('12px')
  expect(shadowCss({ horizontal: 1, vertical: 2, blur: 3, spread: 4, color: '#000' }, { spread: 0 })).toBe('1px 2px 3px 4px #000')
  expect(shadowCss({ horizontal: 1, vertical: 2, blur: -3, color: '#000' }, {})).toBe('')
  expect(numberCss({ size: '0.5' }, 0, 1)).toBe('0.5')
  expect(familyCss('Open Sans')).toBe('var(--font-open-sans,var(--font-text))')
  expect(familyCss('display')).toBe('var(--font-display)')
  expect(familyCss('a"; } body{')).toBe('')
  expect(pictureCss({ id: 3, url: '/wp-content/uploads/2026/07/mesa.jpg' })).toBe('url("/wp-content/uploads/2026/07/mesa.jpg")')
  for (const url of ['//evil.example/x', 'https://evil.example/x', 'javascript:x', '/a") red', '/a\nb', '/a\\b'])
    expect(pictureCss({ url })).toBe('')
})

test.each([
  'url(x)',
  'calc(1px',
  '1px)',
  'expression(1)',
  '1px;',
  '1px}',
  '/* x */',
  '"a"',
  'attr(x)',
  'a:b',
  '@x',
  '\\75rl(x)',
  '1px!important',
])('the expression «%s» is refused', (text) => expect(expressionCss(text)).toBe(''))

test('whatever a document holds, no value can leave its declaration', () => {
  const readers = [
    sizeCss,
    sidesCss,
    colourCss,
    familyCss,
    pictureCss,
    gapCss,
    expressionCss,
    (raw: unknown) => shadowCss(raw, {}),
  ]
  const text = fc.oneof(fc.string(), fc.constantFrom('custom', 'px', '}', ';', 'url(', '/*', '"', '\\', '<', 'var(--x)'))
  const stored = fc.oneof(
    text,
    fc.anything(),
    fc.record({ unit: text, size: text, top: text, right: text, bottom: text, left: text, url: text, color: text }),
  )
  fc.assert(
    fc.property(stored, (value) => {
      for (const read of readers) expect(read(value)).not.toMatch(/[;{}<\\]|\/\*|url\((?!"\/[^/])/)
    }),
  )
})
