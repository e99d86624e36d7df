import { expect, test } from 'vitest'
import { type Chosen, compareUrl, keepChosen, MOST_COMPARED, readChosen, toggleChosen } from './chosen.ts'

const aChoice = (id: number): Chosen => ({ id, name: `Jarro ${id}` })
function aStore(text?: string) {
  let kept: string | null = text ?? null
  return () => ({ getItem: () => kept, setItem: (_name: string, value: string) => void (kept = value) })
}

test('a product is chosen by one press and left out by the next, and a fifth finds no room', () => {
  let chosen: Chosen[] = []
  for (let id = 1; id <= MOST_COMPARED; id++) chosen = toggleChosen(chosen, aChoice(id)) ?? chosen
  expect(toggleChosen(chosen, aChoice(9))).toBeUndefined()
  expect(toggleChosen(chosen, aChoice(2))?.map(({ id }) => id)).toEqual([1, 3, 4])
})

test('what was chosen is there on the next page', () => {
  const store = aStore()
  keepChosen(store, [aChoice(3), aChoice(5)])
  expect(readChosen(store)).toEqual([aChoice(3), aChoice(5)])
  expect(compareUrl(readChosen(store).map(({ id }) => id))).toBe('/comparar/?ids=3,5')
})

test.each(['{', '{}', '[1]', '[{"id":"1","name":"x"}]', `[{"id":1,"name":"${'x'.repeat(500)}"}]`])(
  'what somebody else wrote there, %s, counts as nothing',
  (text) => {
    expect(readChosen(aStore(text))).toEqual([])
  },
)
