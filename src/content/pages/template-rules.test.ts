import { expect, test } from 'vitest'
import type { TemplatePart } from './contract.ts'
import {
  canStandAt,
  type ConditionsProblem,
  conditionsProblem,
  coveredBy,
  isEmptyDocument,
  leavesPagesBare,
  losesList,
  type Standing,
} from './template-rules.ts'

test.each<[part: TemplatePart, conditions: string[], problem: ConditionsProblem | undefined]>([
  ['header', [], undefined],
  ['header', ['include/general'], undefined],
  ['header', ['include/general', 'exclude/private'], undefined],
  ['header', ['include/singular/page/12', 'include/product'], undefined],
  ['footer', ['exclude/private'], 'nowhere'],
  ['footer', ['include/product', 'exclude/product'], 'contradiction'],
  ['product', ['include/product/in_product_cat/4'], undefined],
  ['product', ['include/general'], undefined],
  ['product', ['include/singular/post'], 'elsewhere'],
  ['product', ['include/product', 'exclude/archive'], 'elsewhere'],
  ['archive', ['include/product_archive', 'include/archive/search'], undefined],
  ['archive', ['include/private'], 'elsewhere'],
  ['single', ['include/singular/page', 'include/singular/in_category/5'], undefined],
  ['single', ['include/singular/not_found404'], 'elsewhere'],
  ['not-found', ['include/singular/not_found404'], undefined],
  ['not-found', ['include/product'], 'elsewhere'],
  ['header', ['include/lua'], 'unknown'],
  ['header', ['general'], 'unknown'],
  ['header', ['show/general'], 'unknown'],
  ['header', ['include/singular/page/0'], 'unknown'],
  ['header', [''], 'unknown'],
])('a %s at the places %j: %s', (part, conditions, problem) => {
  expect(conditionsProblem(part, conditions)).toBe(problem)
})

test('a part of the site is offered only where it can stand', () => {
  expect(canStandAt('footer', 'private')).toBe(true)
  expect(canStandAt('product', 'private')).toBe(false)
  expect(canStandAt('archive', 'product_archive/product_cat/4')).toBe(true)
})

const aTemplate = (over: Partial<Standing> = {}): Standing => ({
  id: 1,
  part: 'header',
  isOut: true,
  isEmpty: false,
  conditions: [],
  ...over,
})
const general = { conditions: ['include/general'] }

test.each<[what: string, before: Standing, after: Standing | undefined, others: Standing[], isBare: boolean]>([
  ['the only header goes', aTemplate(), undefined, [], true],
  ['the only footer goes', aTemplate({ part: 'footer' }), undefined, [], true],
  ['the only header becomes a draft', aTemplate(), aTemplate({ isOut: false }), [], true],
  ['the only header is emptied', aTemplate(), aTemplate({ isEmpty: true }), [], true],
  ['the only header is kept to products', aTemplate(general), aTemplate({ conditions: ['include/product'] }), [], true],
  ['the only header leaves the cart', aTemplate(), aTemplate({ conditions: ['include/general', 'exclude/private'] }), [], true],
  ['the only header says that it is everywhere', aTemplate(), aTemplate(general), [], false],
  ['the only header gets other words', aTemplate(), aTemplate(), [], false],
  ['there is another header everywhere', aTemplate(), undefined, [aTemplate({ id: 2, ...general })], false],
  ['the other header is a draft', aTemplate(), undefined, [aTemplate({ id: 2, isOut: false })], true],
  ['the other header is empty', aTemplate(), undefined, [aTemplate({ id: 2, isEmpty: true })], true],
  ['the other header is for products', aTemplate(), undefined, [aTemplate({ id: 2, conditions: ['include/product'] })], true],
  ['only a footer is left', aTemplate(), undefined, [aTemplate({ id: 2, part: 'footer' })], true],
  ['itself among the others does not count', aTemplate(), undefined, [aTemplate()], true],
  ['a draft goes', aTemplate({ isOut: false }), undefined, [], false],
  ['a header for products goes', aTemplate({ conditions: ['include/product'] }), undefined, [], false],
  ['the only product design goes', aTemplate({ part: 'product' }), undefined, [], false],
])('%s', (_what, before, after, others, isBare) => {
  expect(leavesPagesBare(before, after, others)).toBe(isBare)
})

test.each<[what: string, conditions: string[], other: Partial<Standing>, isCovered: boolean]>([
  ['an older one that names no place either', [], { id: 1 }, true],
  ['a newer one that names no place either', [], { id: 9 }, false],
  ['a newer one that says «everywhere»', [], { id: 9, ...general }, true],
  ['one that leaves some pages out', [], { id: 1, conditions: ['include/general', 'exclude/private'] }, false],
  ['an older one at the same places', ['include/product'], { id: 1, conditions: ['include/product'] }, true],
  [
    'an older one at the same places and more',
    ['include/product'],
    { id: 1, conditions: ['include/product', 'include/archive'] },
    true,
  ],
  [
    'an older one at some of the places',
    ['include/product', 'include/archive'],
    { id: 1, conditions: ['include/product'] },
    false,
  ],
  ['a newer one at the same places', ['include/product'], { id: 9, conditions: ['include/product'] }, false],
  ['an older one that names places less closely', ['include/product'], { id: 1, ...general }, false],
  ['an older one that names no place', ['include/general'], { id: 1 }, false],
  [
    'an older one that leaves out what this one wants',
    ['include/general'],
    { id: 1, conditions: ['include/general', 'exclude/product'] },
    false,
  ],
  ['a draft', [], { id: 1, isOut: false }, false],
  ['another part of the site', [], { id: 1, part: 'footer' }, false],
])('behind %s', (_what, conditions, other, isCovered) => {
  expect(coveredBy(aTemplate({ id: 5, conditions }), [aTemplate(other)]) !== undefined).toBe(isCovered)
})

const widget = (widgetType: string) => ({ id: 'a', elType: 'widget', widgetType, settings: {}, elements: [] })
const inside = (...elements: object[]) => [{ id: 'b', elType: 'container', widgetType: 'container', settings: {}, elements }]

test.each<[part: TemplatePart, conditions: string[], document: unknown, loses: boolean]>([
  ['archive', [], inside(widget('heading')), true],
  ['archive', [], inside(widget('archive-posts')), false],
  ['archive', ['include/archive/category/5'], [], true],
  ['archive', ['include/archive'], [], true],
  ['archive', ['include/product_archive'], [], false],
  ['archive', ['include/archive/search'], [], false],
  ['single', [], [], false],
])('a %s at %j with %j loses its list: %s', (part, conditions, document, loses) => {
  expect(losesList(part, conditions, document)).toBe(loses)
})

test('a document of nothing but containers is empty', () => {
  expect(isEmptyDocument(inside())).toBe(true)
  expect(isEmptyDocument(undefined)).toBe(true)
  expect(isEmptyDocument(inside(widget('heading')))).toBe(false)
})
