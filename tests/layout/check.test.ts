import { expect, test } from 'vitest'
import { toReport } from './check.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { mostSeen, narrow, readAreas } from './state.ts'

const found = { rule: 'clipped text' as const, selector: 'span.quantity', what: '«1 ×» is cut off by 9 px in span.quantity' }

test('a finding is a sentence with the state, the width, the element, what is wrong and by how much', () => {
  expect(toReport([{ ...found, state: 'cart: drawer', width: 360 }])).toEqual([
    'cart: drawer at 360 px: span.quantity «1 ×» is cut off by 9 px in span.quantity [clipped text]',
  ])
})

test('the same thing at the same place is told once', () => {
  const one = { ...found, state: 'cart: drawer', width: 360 }
  expect(toReport([one, { ...one }, { ...one, width: 768 }])).toHaveLength(2)
})

test('every exception says why', () => {
  expect(EXCEPTIONS.filter(({ because }) => because.length < 20)).toEqual([])
})

test('every state has a name of its own, and words choose among them', async () => {
  const areas = await readAreas()
  const names = areas.flatMap(({ area, states }) => states.map(({ name }) => `${area}: ${name}`))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(120)
  expect(narrow(areas, 'drawer').map(({ area }) => area)).toEqual(['cart'])
  expect(narrow(areas, '')).toEqual(areas)
})

test('about twenty states are compared between commits', async () => {
  const compared = mostSeen(await readAreas()).flatMap(({ states }) => states)
  expect(compared.length).toBeGreaterThanOrEqual(18)
  expect(compared.length).toBeLessThanOrEqual(22)
})
