import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test.each([
  ['Helena Prates', 'HP'],
  ['Otto', 'O'],
  ['ângela de sá', 'ÂS'],
  ['  Nina   P. ', 'NP'],
  ['Ana (oficina)', 'A'],
  ['123', ''],
  ['', ''],
])('the first letters of «%s» are «%s»', (name, letters) => expect(initialsOf(name)).toBe(letters))
