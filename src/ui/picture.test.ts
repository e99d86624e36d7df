import { expect, test } from 'vitest'
import { focusCss } from './focus-css.ts'
import { focusOf } from './picture.tsx'

test.each([
  [undefined, undefined],
  [{ x: 50, y: 50 }, undefined],
  [{ x: 49.6, y: 50.4 }, undefined],
  [{ x: 0, y: 100 }, '0% 100%'],
  [{ x: 31, y: 78 }, '31% 78%'],
  [{ x: 50, y: 12 }, '50% 12%'],
])('a picture whose point is %j is cut around %j', (focus, told) => {
  expect(focusOf({ focus })).toBe(told)
})

test('a page has a rule for each point that its pictures name, once, and none for pictures without one', () => {
  const markup = '<img data-focus="31% 78%"><img><a data-focus="0% 100%"></a><img data-focus="31% 78%">'
  expect(focusCss(markup)).toBe("[data-focus='31% 78%']{object-position:31% 78%}[data-focus='0% 100%']{object-position:0% 100%}")
  expect(focusCss('<img alt="data-focus">')).toBe('')
})
