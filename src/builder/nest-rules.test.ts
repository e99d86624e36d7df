import { Features, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { nestRules } from './nest-rules.ts'

const PLAIN = '.elementor-element-a1'
const ROOT = `.elementor-element${PLAIN}`
const onPhones = (css: string) => `@media(max-width:767px){${css}}`

test('an element with one rule stays as it is', () => {
  for (const css of ['', `${PLAIN}{--align:start}`, `${ROOT} .title{color:red}`, onPhones(`${PLAIN}{--align:start}`)])
    expect(nestRules('a1', css)).toBe(css)
})

test('the name of an element is written once, whatever of it has a look', () => {
  const css =
    `${PLAIN}{--gap:0;--items:center}${onPhones(`${PLAIN}{--gap:1px}`)}` +
    `${ROOT}{padding:1px}${ROOT}::before{opacity:0.5}${ROOT} .title{color:red}${ROOT}>svg{fill:red}:where(${ROOT}) a{color:blue}` +
    `${ROOT} h2{margin:0}${ROOT}:hover .title{color:green}` +
    onPhones(`${ROOT}{padding:0}:is(${ROOT}.e-con-full,${ROOT}>.e-con-inner){flex-wrap:wrap}`)
  expect(nestRules('a1', css)).toBe(
    `${PLAIN}{--gap:0;--items:center;@media(max-width:767px){--gap:1px}&.elementor-element{padding:1px;&::before{opacity:0.5}` +
      `.title{color:red}>svg{fill:red}:where(&) a{color:blue}& h2{margin:0}&:hover .title{color:green}` +
      `@media(max-width:767px){padding:0;:is(&.e-con-full,&>.e-con-inner){flex-wrap:wrap}}}}`,
  )
})

test('what was written last still counts', () => {
  const css = `${ROOT} .a{color:red}${ROOT}{color:blue}${onPhones(`${ROOT} .a{color:green}`)}${ROOT}{color:pink}`
  expect(nestRules('a1', css)).toBe(`${ROOT}{.a{color:red}&{color:blue}@media(max-width:767px){.a{color:green}}&{color:pink}}`)
})

test('a style sheet takes nested rules as the same ones', () => {
  const flat = `${PLAIN}{--a:1}${ROOT}{padding:1px}${ROOT} .a{color:red}${ROOT}>.b{color:red}${onPhones(`${ROOT} .a{color:#000}`)}`
  const lowered = transform({
    filename: 'a',
    code: Buffer.from(nestRules('a1', flat)),
    include: Features.Nesting,
    minify: true,
  }).code.toString()
  expect(lowered.replaceAll('.elementor-element-a1.elementor-element', ROOT)).toBe(
    transform({ filename: 'a', code: Buffer.from(flat), minify: true }).code.toString(),
  )
})

test('what it can not read it leaves alone', () => {
  for (const css of ['.other{color:red}.more{color:red}', `${PLAIN}{--a:1}.other{}`, `${PLAIN}{`, '@import "x";'])
    expect(nestRules('a1', css)).toBe(css)
})
