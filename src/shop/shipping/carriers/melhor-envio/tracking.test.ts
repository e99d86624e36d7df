import { expect, test } from 'vitest'
import { melhorEnvioEvents, melhorEnvioStep } from './tracking.ts'

const SEEN = new Date('2026-11-24T12:00:00Z')

test.each([
  ['pending', undefined],
  ['released', undefined],
  ['generated', 'created'],
  ['received', 'posted'],
  ['posted', 'posted'],
  ['delivered', 'delivered'],
  ['undelivered', 'failed-attempt'],
  ['suspended', 'problem'],
  ['paused', 'problem'],
  ['canceled', undefined],
  ['cancelled', undefined],
  ['expired', undefined],
  ['toString', undefined],
])('a label that is %s', (status, step) => expect(melhorEnvioStep(status)).toBe(step))

const label = { id: 'x', status: 'posted', tracking: 'AB123456785BR', generated_at: '2026-11-20 09:00:00' }
const told = (over: object) => melhorEnvioEvents({ ...label, ...over }, SEEN).map(({ code, at }) => `${code} ${at.toISOString()}`)

test.each<[string, object, string[]]>([
  ['made', { status: 'generated' }, ['generated 2026-11-20T12:00:00.000Z']],
  ['posted', { posted_at: '2026-11-21 10:00:00' }, ['generated 2026-11-20T12:00:00.000Z', 'posted 2026-11-21T13:00:00.000Z']],
  [
    'delivered',
    { status: 'delivered', posted_at: '2026-11-21 10:00:00', delivered_at: '2026-11-23 15:30:00' },
    ['generated 2026-11-20T12:00:00.000Z', 'posted 2026-11-21T13:00:00.000Z', 'delivered 2026-11-23T18:30:00.000Z'],
  ],
  [
    'not delivered, of which no moment is told',
    { status: 'undelivered' },
    ['generated 2026-11-20T12:00:00.000Z', 'undelivered 2026-11-24T12:00:00.000Z'],
  ],
  ['paid only', { status: 'released', generated_at: null }, []],
  ['cancelled', { status: 'canceled', generated_at: null }, []],
])('a label that is %s tells', (_what, over, events) => expect(told(over)).toEqual(events))

test('a label without the carrier’s code goes by its own', () => {
  const [event] = melhorEnvioEvents({ ...label, status: 'generated', tracking: null, melhorenvio_tracking: 'ME1' }, SEEN)
  expect(event).toMatchObject({ package: 'ME1', source: 'melhor-envio', text: 'Etiqueta emitida' })
  expect(melhorEnvioEvents('nonsense', SEEN)).toEqual([])
})
