import { expect, test } from 'vitest'
import { canStandAt, conditionsProblem, TEMPLATE_PARTS } from '#content/pages/template-rules.ts'
import type { TemplateRecord } from '#api/vitrine/template-item.ts'
import { behindText, freshTemplate, NAMED_BY_PART, previewPlace, savedText, type TemplateStatus } from './template-labels.ts'

const other = { id: 7, title: 'Natal' }

test.each<[before: TemplateStatus, status: TemplateStatus, behind: TemplateRecord['behind'], told: RegExp]>([
  ['draft', 'publish', null, /^Modelo publicado: a loja já mostra/],
  ['publish', 'publish', null, /^Modelo salvo: a loja já mostra/],
  ['trash', 'publish', null, /^Modelo publicado/],
  ['draft', 'publish', other, /não aparece: “Natal”/],
  ['publish', 'draft', null, /^De volta a rascunho\. Os produtos voltam ao desenho padrão/],
  ['trash', 'draft', null, /^Fora da lixeira/],
  ['draft', 'draft', other, /^Rascunho salvo\. A loja não mudou/],
])('who saves one that was %s and is %s, behind %j, is told what happened', (before, status, behind, told) => {
  expect(savedText(before, { status, behind, part: 'product' })).toMatch(told)
})

test('that nobody sees it is said of what is out, and before it is', () => {
  expect(behindText({ behind: null, status: 'publish' })).toBeNull()
  expect(behindText({ behind: other, status: 'publish' })).toMatch(/^Não aparece: “Natal”/)
  expect(behindText({ behind: other, status: 'draft' })).toMatch(/^Publicado assim, não apareceria/)
})

test.each(TEMPLATE_PARTS)('a new %s stands at a place that the shop accepts', (part) => {
  expect(conditionsProblem(part, freshTemplate({ title: 'x', part }).conditions)).toBeUndefined()
  expect(NAMED_BY_PART[part].every((place) => canStandAt(part, `${place}/1`))).toBe(true)
})

test('only the document that is open can be clicked in its preview', () => {
  expect(previewPlace({ id: 4, part: 'header' })).toEqual({ root: '.site-header' })
  expect(previewPlace({ id: 4, part: 'footer' })).toEqual({ root: '.site-footer', beginsThere: true })
  expect(previewPlace({ id: 4, part: 'product' }).root).toContain('4')
})
