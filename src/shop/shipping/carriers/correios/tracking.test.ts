import { expect, test } from 'vitest'
import { correiosEvents, correiosStep } from './tracking.ts'
import type { TrackingStep } from '#shop/orders/tracking/step.ts'

test.each<[type: string, number: string, words: string, step: TrackingStep]>([
  ['PO', '01', 'Objeto postado', 'posted'],
  ['PO', '09', 'Objeto postado após o horário limite da unidade', 'posted'],
  ['CO', '01', 'Objeto coletado', 'posted'],
  ['RO', '01', 'Objeto em transferência - por favor aguarde', 'moving'],
  ['DO', '01', 'Objeto em transferência - por favor aguarde', 'moving'],
  ['PMT', '01', 'Partiu em meio de transporte', 'moving'],
  ['TRI', '01', 'Objeto em triagem', 'moving'],
  ['PAR', '10', 'Fiscalização aduaneira finalizada', 'moving'],
  ['OEC', '01', 'Objeto saiu para entrega ao destinatário', 'out-for-delivery'],
  ['OEC', '1', 'Objeto saiu para entrega ao destinatário', 'out-for-delivery'],
  ['OEC', '09', 'Objeto saiu para entrega ao remetente', 'returned'],
  ['BDE', '01', 'Objeto entregue ao destinatário', 'delivered'],
  ['BDI', '01', 'Objeto entregue ao destinatário', 'delivered'],
  ['BDR', '01', 'Objeto entregue ao destinatário', 'delivered'],
  ['BDE', '67', 'Objeto entregue ao destinatário', 'delivered'],
  ['BDI', '70', 'Objeto entregue ao destinatário', 'delivered'],
  ['BDE', '20', 'Objeto não entregue - carteiro não atendido', 'failed-attempt'],
  ['BDE', '21', 'Objeto não entregue - empresa sem expediente', 'failed-attempt'],
  ['BDE', '35', 'Coleta ou entrega de objeto não efetuada', 'failed-attempt'],
  ['BDR', '46', 'Tentativa de entrega não efetuada', 'failed-attempt'],
  ['BDE', '23', 'Objeto devolvido ao remetente', 'returned'],
  ['BDE', '01', 'Objeto entregue ao remetente', 'returned'],
  ['BDE', '26', 'Objeto não procurado no prazo', 'returned'],
  ['BDE', '04', 'Cliente recusou-se a receber o objeto', 'returned'],
  ['BDE', '09', 'Objeto extraviado', 'problem'],
  ['BDE', '50', 'Objeto roubado', 'problem'],
  ['BDE', '24', 'Objeto disponível em Caixa Postal', 'awaiting-pickup'],
  ['BDE', '45', 'Objeto recebido na unidade de distribuição', 'moving'],
  ['BDE', '999', 'Objeto não entregue', 'failed-attempt'],
  ['LDI', '01', 'Objeto aguardando retirada no endereço indicado', 'awaiting-pickup'],
  ['LDI', '14', 'Objeto aguardando retirada', 'awaiting-pickup'],
  ['BLQ', '01', 'Entrega de objeto bloqueada a pedido do remetente', 'problem'],
  ['BLQ', '21', 'Objeto bloqueado, em devolução', 'returned'],
  ['FC', '01', 'Objeto será devolvido por solicitação do remetente', 'returned'],
  ['XYZ', '01', 'Objeto saiu para entrega', 'out-for-delivery'],
  ['XYZ', '01', 'Objeto entregue ao destinatário', 'delivered'],
  ['XYZ', '01', 'Não foi possível entregar o objeto', 'failed-attempt'],
  ['XYZ', '01', 'Objeto extraviado', 'problem'],
  ['XYZ', '01', 'Um texto novo', 'moving'],
])('%s %s «%s» is %s', (type, number, words, step) => expect(correiosStep(type, number, words)).toBe(step))

test('an object’s events are read with place and moment of Brasília', () => {
  const event = {
    codigo: '01',
    tipo: 'OEC',
    descricao: 'Objeto saiu para entrega ao destinatário',
    detalhe: 'É preciso ter alguém no endereço',
    dtHrCriado: '2026-11-24T08:15:00',
    unidade: { tipo: 'Unidade de Distribuição', endereco: { cidade: 'SAO PAULO', uf: 'SP' } },
  }
  expect(correiosEvents({ codObjeto: 'AB123456785BR', eventos: [event] })).toEqual([
    {
      package: 'AB123456785BR',
      source: 'correios',
      code: 'OEC-01',
      step: 'out-for-delivery',
      text: 'Objeto saiu para entrega ao destinatário. É preciso ter alguém no endereço',
      place: 'SAO PAULO – SP',
      at: new Date('2026-11-24T08:15:00-03:00'),
    },
  ])
})

test.each<[string, unknown]>([
  ['an unknown object', { codObjeto: 'AB123456785BR', mensagem: 'SRO-020: Objeto não encontrado' }],
  ['nothing', undefined],
  ['events that are none', { eventos: 'muitos' }],
  ['an event without its moment', { eventos: [{ tipo: 'PO', codigo: '01', descricao: 'Objeto postado' }] }],
  ['an event without words', { eventos: [{ tipo: 'PO', codigo: '01', dtHrCriado: '2026-11-24T08:15:00' }] }],
  ['a moment that is none', { eventos: [{ tipo: 'PO', codigo: '01', descricao: 'Postado', dtHrCriado: 'ontem' }] }],
])('of %s nothing is read', (_what, object) => expect(correiosEvents(object)).toEqual([]))
