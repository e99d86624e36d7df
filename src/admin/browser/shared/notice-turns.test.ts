import { createElement } from 'react'
import { expect, test } from 'vitest'
import { seenForMs, withoutRepeats } from './notice-turns.ts'

const saved = { type: 'success', message: 'Ordem salva.' } as const
const refused = { type: 'error', message: 'Já existe.' } as const
const undoable = { type: 'info', message: '2 pedidos', notificationOptions: { undoable: true } } as const

test.each([
  ['good news that nothing waits for are read in peace', saved, false, 4_000],
  ['good news make room for what waits', saved, true, 1_000],
  ['trouble is read in peace whatever waits', refused, true, 4_000],
  ['so is what can be undone', undoable, true, 4_000],
  ['before the first there is nothing to hurry', undefined, true, 4_000],
] as const)('%s', (_what, seen, isWaitedFor, ms) => {
  expect(seenForMs(seen, isWaitedFor)).toBe(ms)
})

test('what only says the same again is said once; another one, and what can be undone, has its turn', () => {
  expect(withoutRepeats(saved, [saved, saved, refused, saved])).toEqual([refused, saved])
  expect(withoutRepeats(saved, [saved])).toEqual([])
  expect(withoutRepeats(undoable, [undoable])).toEqual([undoable])
  const args = (smart_count: number) => ({ ...saved, notificationOptions: { messageArgs: { smart_count } } })
  expect(withoutRepeats(args(1), [args(2)])).toEqual([args(2)])
  const drawn = { ...saved, message: createElement('span') }
  expect(withoutRepeats(drawn, [drawn, saved])).toEqual([drawn, saved])
})
