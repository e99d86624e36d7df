import { expect, test } from 'vitest'
import { mediaSlug, titleOfFile, titleOfSlug } from './file-name.ts'

test('a file without a title goes by its name, also once only its address is left of that', () => {
  expect(titleOfFile('Praia do Forte.JPG')).toBe('Praia do Forte')
  expect(titleOfFile('.png')).toBe('arquivo')
  expect(titleOfSlug(mediaSlug('Praia do Forte.JPG', 31), 31)).toBe('praia-do-forte')
  expect(titleOfSlug(mediaSlug('.png', 31), 31)).toBe('arquivo')
  expect(titleOfSlug('vaso-2', 31)).toBe('vaso-2')
})
