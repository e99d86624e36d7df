import { expect, test } from 'vitest'
import type { FieldType, FormField } from '#content/forms/contract.ts'
import { firstStepWithError, indicatorState, progressPercent, splitSteps } from './steps.ts'

const field = (type: FieldType, id: string) => ({ type, id }) as FormField // only these two are looked at

const FIELDS = [
  field('step', 's1'),
  field('text', 'nome'),
  field('step', 's2'),
  field('email', 'email'),
  field('step', 's3'),
  field('text', 'fim'),
]

test('[FORM-5] a step field begins a step; what stands before the first is a step too', () => {
  const ids = (fields: FormField[]) => splitSteps(fields).map((step) => [step.head?.id, step.fields.map(({ id }) => id)])
  expect(ids(FIELDS)).toEqual([
    ['s1', ['nome']],
    ['s2', ['email']],
    ['s3', ['fim']],
  ])
  expect(ids([field('text', 'a'), field('step', 's'), field('text', 'b')])).toEqual([
    [undefined, ['a']],
    ['s', ['b']],
  ])
  expect(ids([field('text', 'a')])).toEqual([[undefined, ['a']]])
  expect(ids([])).toEqual([[undefined, []]])
})

test.each([
  [0, 3, 33],
  [1, 3, 66],
  [2, 3, 100],
  [0, 1, 100],
  [0, 7, 14],
  [5, 7, 85],
])('[FORM-5] on step %i of %i the bar shows %i %', (step, total, percent) => {
  expect(progressPercent(step, total)).toBe(percent)
})

test('[FORM-5] steps behind are completed, the one in front is active, the rest are inactive', () => {
  expect([0, 1, 2].map((index) => indicatorState(index, 1))).toEqual(['completed', 'active', 'inactive'])
})

test('[FORM-5] a form jumps to the step with its first error', () => {
  const steps = splitSteps(FIELDS)
  expect(firstStepWithError(steps, { fim: 'x', email: 'y' })).toBe(1)
  expect(firstStepWithError(steps, { nome: 'x' })).toBe(0)
  expect(firstStepWithError(steps, {})).toBeUndefined()
  expect(firstStepWithError(steps, { desconhecido: 'x' })).toBeUndefined()
})
