import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import type { Fields } from '#builder/fields.ts'
import { loadWidgets } from '#builder/registry.ts'

const widgets = await loadWidgets(join(import.meta.dirname, '..', 'src', 'widgets'))

/** Conditions that could never hold, or that hang on nothing that the form has. */
function troublesOf(fields: Fields, skins: readonly string[]): string[] {
  return Object.entries(fields).flatMap(([name, { when = {}, fields: rows }]) => [
    ...Object.entries(when).flatMap(([master, wanted]) => {
      const options =
        master === '_skin' ? skins : master === '_el_type' ? ['widget', 'container'] : Object.keys(fields[master]?.options ?? {})
      const isKnown = master.startsWith('_') ? options.length > 0 || master in fields : master in fields
      if (!isKnown) return [`${name} hangs on ${master}, which is not there`]
      if (typeof wanted === 'boolean') return []
      return wanted.filter((one) => !options.includes(one)).map((one) => `${name} waits for ${master} to be ${one}`)
    }),
    ...(circleFrom(name, name, fields) ? [`${name} hangs on itself`] : []),
    ...(rows ? troublesOf(rows, []) : []),
  ])
}

const circleFrom = (start: string, at: string, fields: Fields, seen: string[] = []): boolean =>
  Object.keys(fields[at]?.when ?? {}).some(
    (next) => next === start || (!seen.includes(next) && circleFrom(start, next, fields, [...seen, next])),
  )

test('every condition between settings can be met, by settings that stand in the same form', () => {
  const troubles = [...widgets.values()].flatMap(({ definition: { name, fields, skins = [] } }) =>
    troublesOf(fields, skins).map((trouble) => `${name}: ${trouble}`),
  )
  expect([...troubles, ...troublesOf(ADVANCED_FIELDS, [])]).toEqual([])
})

test('a condition that can never hold, or that turns in a circle, is found', () => {
  const field = Object.values(ADVANCED_FIELDS)[0]!
  const told = (fields: Record<string, object>) =>
    troublesOf(Object.fromEntries(Object.entries(fields).map(([name, more]) => [name, { ...field, ...more }])), [])
  expect(told({ a: { when: { ghost: true } } })).toEqual(['a hangs on ghost, which is not there'])
  expect(told({ a: { when: { b: ['x'] } }, b: { options: { y: 'Y' } } })).toEqual(['a waits for b to be x'])
  expect(told({ a: { when: { b: true } }, b: { when: { a: true } } })).toHaveLength(2)
})
