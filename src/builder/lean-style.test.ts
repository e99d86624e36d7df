import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attributesIn, createLeanSheet, leanStyle, PRINTED_ONCE, takeApart } from './lean-style.ts'

const lean = (css: string, markup: string) => leanStyle(takeApart(css), attributesIn(markup))

test('a page brings the rules of the looks that stand on it', () => {
  const css =
    '.a{color:red}.a[data-look=card]{color:blue}.a[data-look="large"],.b{color:green}.a[data-whole] b{color:pink}' +
    '@media (width<=767px){.a[data-look=card]{margin:0}}@keyframes x{to{opacity:0}}'
  expect(lean(css, '<p class="a" data-look="card">')).toBe(
    '.a{color:red}.a[data-look=card]{color:blue}.b{color:green}@media (width<=767px){.a[data-look=card]{margin:0}}@keyframes x{to{opacity:0}}',
  )
  expect(lean(css, '<p class="a" data-whole="true">')).toBe(
    '.a{color:red}.b{color:green}.a[data-whole] b{color:pink}@keyframes x{to{opacity:0}}',
  )
})

test('what a script may change, and what is one of several, stays', () => {
  const css =
    '.a[data-state=open]{color:red}.a:not([data-look=card]){color:red}:is(.a[data-look=card],.b){color:red}.a[data-look^=c]{color:red}'
  expect(lean(css, '<p>')).toBe(css)
})

test('of a widget that draws in the browser only the shares of a line are trimmed', () => {
  const css = '.elementor-col-33{--col:33}.elementor-col-50{--col:50}.a[data-look=card]{color:red}'
  const found = attributesIn('<p class="elementor-field-group elementor-col-50">')
  expect(leanStyle(takeApart(css, { drawsLater: true }), found)).toBe('.elementor-col-50{--col:50}.a[data-look=card]{color:red}')
  expect(leanStyle(takeApart(css), found)).toBe('.elementor-col-50{--col:50}')
})

test('no script writes what counts as printed once', () => {
  const written = scriptsIn(join(import.meta.dirname, '..')).flatMap((code) =>
    [...code.matchAll(/dataset\.(\w+)\s*=[^=]|(?:set|toggle|remove)Attribute\('data-([\w-]+)'/g)].map(
      ([, property = '', attribute]) => `data-${attribute ?? property.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`,
    ),
  )
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter((name) => PRINTED_ONCE.has(name))).toEqual([])
})

/** All code but the workbench's own and tests. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'admin' ? [] : scriptsIn(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [readFileSync(path, 'utf8')] : []
  })
}

test('a sheet that is put together once for each set of looks is the same as made anew', () => {
  const style = takeApart('.a{color:red}.a[data-look=card]{color:blue}@media (width<=767px){.a[data-whole]{margin:0}}')
  const sheet = createLeanSheet(style)
  for (const markup of ['<p>', '<p data-look="card">', '<p data-whole="true">', '<p data-look="card">', '<p data-size="l">'])
    expect(sheet(attributesIn(markup))).toBe(leanStyle(style, attributesIn(markup)))
})
