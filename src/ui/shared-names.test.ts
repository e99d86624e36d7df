import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Names that the ecosystem's markup gives to more than one kind of thing: a text in the small cart, a field, a cell, a state. */
const SHARED =
  'quantity qty price amount total remove variation label value stock title description content message error info success active open loading updating added shipping count first last product cart item text summary actions'.split(
    ' ',
  )

test('no style sheet gives looks to a name alone that stands for several things in a page', () => {
  const src = join(import.meta.dirname, '..')
  const found = globSync('{ui,widgets,storefront}/**/*.css', { cwd: src }).flatMap((file) => {
    const rules = readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const selectors = [...rules.matchAll(/([^{};]+)\{/g)].flatMap(([, list]) => list!.split(',').map((one) => one.trim()))
    const isBare = (selector: string) => SHARED.some((name) => new RegExp(`^\\.${name}(?:::?[\\w-]+)*$`).test(selector))
    return selectors.filter(isBare).map((selector) => `${file}: ${selector}`)
  })
  expect(found).toEqual([])
})
