import { expect, test } from 'vitest'
import { wasRefused } from './publish-rule.ts'

const PRESS = { status: 'draft', submitCount: 2 }

test.each([
  ['has just been pressed', { isSubmitting: false, isSubmitSuccessful: false, submitCount: 2 }, false],
  ['is under way', { isSubmitting: true, isSubmitSuccessful: false, submitCount: 2 }, false],
  ['is under way again', { isSubmitting: true, isSubmitSuccessful: false, submitCount: 3 }, false],
  ['was kept', { isSubmitting: false, isSubmitSuccessful: true, submitCount: 3 }, false],
  ['was refused', { isSubmitting: false, isSubmitSuccessful: false, submitCount: 3 }, true],
  ['was refused twice', { isSubmitting: false, isSubmitSuccessful: false, submitCount: 4 }, true],
])('a press of «Publicar» that %s', (_what, sent, refused) => {
  expect(wasRefused(PRESS, sent)).toBe(refused)
})
