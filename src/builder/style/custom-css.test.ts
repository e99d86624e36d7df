import { expect, test } from 'vitest'
import { MAX_CUSTOM_CSS, scopedCss } from './custom-css.ts'

test.each([
  ['selector{color:red}', '.r.s{color:red}'],
  ['selector .a:hover, .b{color:red}', '.r.s .a:hover,.r.s .b{color:red}'],
  ['selector > p { margin: 0 }', '.r.s>p{margin:0}'],
  ['selector { &:hover { color: red } .x { color: red } }', '.r.s:hover,.r.s .x{color:red}'],
  ['body{color:red}', '.r.s body{color:red}'],
  [':root{--x:1}', '.r.s :root{--x:1}'],
  ['@media (max-width:700px){selector{color:red}}', '@media (width<=700px){.r.s{color:red}}'],
  ['@keyframes x{from{opacity:0}} selector{animation:x 1s}', '@keyframes x{0%{opacity:0}}.r.s{animation:1s x}'],
  ['selector{background:url(/wp-content/uploads/a.png)}', '.r.s{background:url(/wp-content/uploads/a.png)}'],
  ['selector{color:red', '.r.s{color:red}'],
  ['/* @import */ .a{content:"@x"}', '.r.s .a{content:"@x"}'],
  ['', ''],
])('«%s» becomes «%s»', (written, css) => {
  expect(scopedCss('.r.s', written)).toEqual({ ok: true, css })
})

test.each([
  ['.a{color:red}\n.b{color red;}', 'há um sinal inesperado (linha 2, coluna 9)'],
  ['a{b', 'termina antes da hora: falta um sinal (linha 1, coluna 4)'],
  ['a{}} body{display:none} x{', 'o seletor está errado (linha 1, coluna 4)'],
  ['\n  @import "x.css";', 'a regra @import não pode ser usada (linha 2, coluna 3)'],
  ['@font-face{font-family:x;src:url(/x)}', 'a regra @font-face não pode ser usada (linha 1, coluna 1)'],
  ['@property --a{syntax:"*";inherits:false}', 'a regra @property não pode ser usada (linha 1, coluna 1)'],
  ['a{background:url(https://evil.example/x)}', 'há um endereço de fora da loja (linha 1, coluna 14)'],
  ['a{background:\\75rl(//evil.example/x)}', 'há um endereço de fora da loja (linha 1, coluna 14)'],
  ['a{--x:url(//evil.example)}', 'há um endereço de fora da loja (linha 1, coluna 7)'],
  ['a{background:image-set("https://evil.example" 1x)}', 'contém um endereço ou um sinal que não pode ser usado'],
  ['a{content:"\\3c/style>"}', 'contém um endereço ou um sinal que não pode ser usado'],
  ['selector ~ p{display:none}', '«selector» só pode estar no começo, com o que fica dentro do elemento'],
  ['selector{+ p{display:none}}', '«selector» só pode estar no começo, com o que fica dentro do elemento'],
  ['body:has(selector){display:none}', '«selector» só pode estar no começo, com o que fica dentro do elemento'],
  ['body:has(&){display:none}', '«selector» só pode estar no começo, com o que fica dentro do elemento'],
  ['.a selector{display:none}', '«selector» só pode estar no começo, com o que fica dentro do elemento'],
  [`a{}${' '.repeat(MAX_CUSTOM_CSS)}`, 'tem mais de 10.000 caracteres'],
])('«%s» is refused: %s', (written, problem) => {
  expect(scopedCss('.r.s', written)).toEqual({ ok: false, problem })
})
