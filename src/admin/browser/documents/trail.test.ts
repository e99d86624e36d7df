import { expect, test } from 'vitest'
import { NO_TRAIL, positionOf, stepsOf, type Trail, went, wentTo } from './trail.ts'

const labels = (trail: Trail<string>) => stepsOf(trail).map(({ label }) => label)
const back = (trail: Trail<string>, present: string) => wentTo(trail, present, positionOf(trail) - 1)
const forth = (trail: Trail<string>, present: string) => wentTo(trail, present, positionOf(trail) + 1)
const OPENED = 'Como estava ao abrir'

/** '' → 'Oi' (typed in two) → 'Oi!' */
const aTrail = () => {
  let trail: Trail<string> = NO_TRAIL
  trail = went(trail, '', 'title', { label: 'Título: Texto', at: 1 })
  trail = went(trail, 'O', 'title', { label: 'Título: Texto', at: 2 })
  return went(trail, 'Oi', 'color', { label: 'Título: Cor', at: 3 })
}

test('typing one word is one step, which carries the time of its last letter', () => {
  const trail = aTrail()
  expect(stepsOf(trail)).toMatchObject([{ label: OPENED }, { label: 'Título: Texto', at: 2 }, { label: 'Título: Cor', at: 3 }])
  expect(trail.past.map(({ value }) => value)).toEqual(['', 'Oi'])
  expect(positionOf(trail)).toBe(2)
})

test('steps are taken back and done again, and the list of them stays the same', () => {
  const trail = aTrail()
  const once = back(trail, 'Oi!')!
  expect(once.present).toBe('Oi')
  const twice = back(once.trail, once.present)!
  expect([twice.present, back(twice.trail, twice.present)]).toEqual(['', undefined])
  expect(labels(twice.trail)).toEqual(labels(trail))
  const again = forth(twice.trail, twice.present)!
  expect(again.present).toBe('Oi')
  expect(forth(again.trail, again.present)!.present).toBe('Oi!')
})

test('any step is reached at once, in both directions', () => {
  const start = wentTo(aTrail(), 'Oi!', 0)!
  expect([start.present, positionOf(start.trail)]).toEqual(['', 0])
  const end = wentTo(start.trail, start.present, 2)!
  expect([end.present, positionOf(end.trail), labels(end.trail)]).toEqual(['Oi!', 2, labels(aTrail())])
  for (const position of [-1, 2, 3, 0.5, Number.NaN]) expect(wentTo(aTrail(), 'Oi!', position)).toBeUndefined()
})

test('a new step forgets what was taken back, and what is typed after going back is a step of its own', () => {
  const { trail, present } = back(aTrail(), 'Oi!')!
  const other = went(trail, present, 'title', { label: 'Título: Texto', at: 9 })
  expect(labels(other)).toEqual([OPENED, 'Título: Texto', 'Título: Texto'])
  expect(forth(other, 'Olá')).toBeUndefined()
})

test('a step without a name has one, and changes without a mark are steps each', () => {
  const trail = went(went(NO_TRAIL as Trail<string>, 'a', ''), 'b', '')
  expect(labels(trail)).toEqual([OPENED, 'Alterar a página', 'Alterar a página'])
})

test('after 200 steps the oldest is forgotten, and the list begins with the oldest that is left', () => {
  const trail = Array.from({ length: 250 }).reduce<Trail<string>>(
    (grown, _, at) => went(grown, `v${at}`, '', { label: `passo ${at + 1}`, at }),
    NO_TRAIL,
  )
  expect(positionOf(trail)).toBe(200)
  expect(labels(trail)[0]).toBe('passo 50')
  expect(wentTo(trail, 'v250', 0)!.present).toBe('v50')
})
