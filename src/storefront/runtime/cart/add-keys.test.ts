import { expect, test } from 'vitest'
import { addKey } from './add-keys.ts'

const vase: [string, string][] = [['product_id', '15']]

test('an addition keeps its key until its answer is known; the next one, and every other one, has another', () => {
  const first = addKey(vase)
  expect(first.key).toMatch(/^\d+(-\d+){3}$/)
  expect(addKey(vase).key).toBe(first.key)
  expect(addKey([...vase, ['quantity', '2']]).key).not.toBe(first.key)
  first.settle()
  expect(addKey(vase).key).not.toBe(first.key)
})
