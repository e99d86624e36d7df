import { expect, test } from 'vitest'
import { dateOf } from './blog-routes.ts'

test.each([
  [['2026'], '/2026/', '2026'],
  [['2026', '11'], '/2026/11/', 'novembro de 2026'],
  [['2026', '02', '28'], '/2026/02/28/', '28 de fevereiro de 2026'],
  [['2024', '02', '29'], '/2024/02/29/', '29 de fevereiro de 2024'],
])('the date %j stands at %s and is told as «%s»', (parts, base, words) => {
  expect(dateOf(...(parts as [string, string?, string?]))).toMatchObject({ base, words })
})

test.each([[['2026', '13']], [['2026', '00']], [['2026', '04', '31']], [['2025', '02', '29']], [['0000']], [['9999']]])(
  '%j is no date',
  (parts) => {
    expect(dateOf(...(parts as [string, string?, string?]))).toBeUndefined()
  },
)
