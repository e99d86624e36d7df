import { expect, test } from 'vitest'
import { readDueDate, writeDueDate, writeInterval } from './due-date.ts'

const NEW_YEAR = Date.UTC(2027, 0, 1, 3) / 1000

test.each<[unknown, number | undefined]>([
  [NEW_YEAR, NEW_YEAR],
  [String(NEW_YEAR), NEW_YEAR],
  ['2027-01-01 00:00', NEW_YEAR],
  ['2027-01-01T00:00', NEW_YEAR],
  ['2027-01-01 00:00:00', NEW_YEAR],
  ['2027-01-01', NEW_YEAR],
  [' 2026-12-31 23:59 ', NEW_YEAR - 60],
  ['2027-13-01 00:00', undefined],
  ['2027-01-01 25:00', undefined],
  ['amanhã', undefined],
  ['', undefined],
  [0, undefined],
  [-5, undefined],
  [1.5, undefined],
  [9_999_999_999_999, undefined],
  [null, undefined],
  [{ date: '2027-01-01' }, undefined],
])('[TIME-1] a due date of %j is read as %j', (raw, seconds) => {
  expect(readDueDate(raw)).toBe(seconds)
})

test('[TIME-1] a due date is written by the clock of São Paulo', () => {
  expect(writeDueDate(NEW_YEAR - 60)).toBe('31 de dezembro de 2026, às 23:59')
})

test.each([
  [60, '1 minuto'],
  [3_600, '1 hora'],
  [9_000, '2 horas e 30 minutos'],
  [86_400, '24 horas'],
])('[TIME-2] an interval of %i s is written «%s»', (seconds, words) => {
  expect(writeInterval(seconds)).toBe(words)
})
