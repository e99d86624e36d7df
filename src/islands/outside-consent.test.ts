import { expect, test } from 'vitest'
import { writeChoice } from '#kit/consent.ts'
import { saidYes, sayYes } from './outside-consent.ts'

const aMemory = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}
const chosen = (at: number, marketing: boolean) =>
  `vitrine_consent=${writeChoice({ version: '1-1', at, statistics: false, marketing, receipt: 'A'.repeat(22) })}`

test('[CORE-4] a yes to one host is no yes to another', () => {
  const memory = aMemory()
  expect(saidYes('YouTube', { cookies: '', memory })).toBe(false)
  sayYes('YouTube', { memory, now: 5_000_000 })
  expect(saidYes('YouTube', { cookies: '', memory })).toBe(true)
  expect(saidYes('Vimeo', { cookies: '', memory })).toBe(false)
})

test('[CORE-4] a refusal before the yes does not undo it, one after it does', () => {
  const memory = aMemory()
  sayYes('YouTube', { memory, now: 5_000_000 })
  expect(saidYes('YouTube', { cookies: chosen(4_000, false), memory })).toBe(true)
  expect(saidYes('YouTube', { cookies: chosen(5_001, false), memory })).toBe(false)
  expect(saidYes('YouTube', { cookies: chosen(5_001, true), memory })).toBe(true)
})

test('[CORE-4] a browser that forbids storage still plays what was asked for', () => {
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(() => sayYes('YouTube', { memory: forbidden })).not.toThrow()
})
