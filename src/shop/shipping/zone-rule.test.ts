import { expect, test } from 'vitest'
import { type ZonePlaces, zoneFor } from './zone-rule.ts'

const zone = (id: number, states: string[], ranges: ZonePlaces['ranges'] = []): ZonePlaces => ({ id, states, ranges })
const SP = { postcode: '01310100', state: 'SP' }

test.each<[string, { postcode: string; state: string }, ZonePlaces[], number | undefined]>([
  ['the state is named', SP, [zone(1, ['RJ']), zone(2, ['MG', 'SP'])], 2],
  ['the first of two wins', SP, [zone(1, ['SP']), zone(2, ['SP'])], 1],
  ['the CEP lies in a range', SP, [zone(1, [], [['01310000', '01310999']])], 1],
  ['it is the first of a range', SP, [zone(1, [], [['01310100', '01310100']])], 1],
  ['it lies behind a range', SP, [zone(1, [], [['01000000', '01310099']])], undefined],
  ['it lies before a range', SP, [zone(1, [], [['01310101', '99999999']])], undefined],
  ['a state or a range is enough', SP, [zone(1, ['RJ'], [['01310000', '01310999']])], 1],
  ['a zone without places is the rest of the country', SP, [zone(1, ['RJ']), zone(2, [])], 2],
  ['the rest of the country that comes first takes all', SP, [zone(1, []), zone(2, ['SP'])], 1],
  ['a CEP of no state lies only in the rest', { postcode: '00000000', state: '' }, [zone(1, ['SP']), zone(2, [])], 2],
  ['there is no zone', SP, [], undefined],
])('%s', (_case, to, zones, id) => {
  expect(zoneFor(to, zones)?.id).toBe(id)
})
