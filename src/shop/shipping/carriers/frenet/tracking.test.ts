import { expect, test } from 'vitest'
import { frenetEvents, frenetStep } from './tracking.ts'

test.each([
  ['1', 'Objeto postado', 'posted'],
  ['', 'Mercadoria coletada', 'posted'],
  ['', 'Em transferência para a filial de destino', 'moving'],
  ['', 'Objeto saiu para entrega ao destinatário', 'out-for-delivery'],
  ['', 'Em rota de entrega', 'out-for-delivery'],
  ['9', 'Finalizado', 'delivered'],
  ['', 'Objeto entregue ao destinatário', 'delivered'],
  ['9', 'Entregue ao remetente', 'returned'],
  ['', 'Objeto não entregue - destinatário ausente', 'failed-attempt'],
  ['', 'Aguardando retirada na agência', 'awaiting-pickup'],
  ['', 'Objeto extraviado', 'problem'],
])('%s «%s» is %s', (kind, words, step) => expect(frenetStep(kind, words)).toBe(step))

const told = (event: object) => frenetEvents({ TrackingEvents: [event] }, 'JD1')

test('an event has its words, place and moment by the clock of Brasília, however it is written', () => {
  const words = { EventDescription: 'Objeto postado', EventLocation: 'Tiradentes / MG', EventType: 1 }
  const event = { package: 'JD1', source: 'frenet', code: '1-posted', step: 'posted', text: 'Objeto postado' }
  const all = { ...event, place: 'Tiradentes / MG', at: new Date('2026-11-24T11:15:00Z') }
  expect(told({ ...words, EventDateTime: '24/11/2026 08:15' })).toEqual([all])
  expect(told({ ...words, EventDateTime: '2026-11-24T08:15:00' })).toEqual([all])
  expect(told({ ...words, EventDateTime: '24/11/2026' })[0]?.at).toEqual(new Date('2026-11-24T03:00:00Z'))
})

test.each([
  ['no moment', { EventDescription: 'Objeto postado', EventDateTime: 'ontem' }],
  ['no words', { EventDateTime: '24/11/2026 08:15' }],
  ['nothing', {}],
])('of %s nothing is read', (_what, event) => expect(told(event)).toEqual([]))
