import { recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierSettings, Party, ReturnAsked, ReturnBefore, ReturnLabel } from '../carrier.ts'
import { centimetres, reais, unreadable } from '../wire.ts'
import type { Card } from './api.ts'

type Around = {
  ask: (method: 'GET' | 'POST', path: string, asking: { body?: unknown }) => Promise<unknown>
  card: Card
  settings: CarrierSettings
}

/** A pre-posting from the buyer to the shop. It costs when it is posted, so one that was made twice and is never used costs nothing. */
export async function correiosReturn(asked: ReturnAsked, { key, keep }: ReturnBefore, around: Around): Promise<ReturnLabel> {
  const { ask, card, settings } = around
  const service = (settings['reverseCode'] ?? '').trim()
  if (service === '') throw new ServiceTrouble('refused', 'Correios: falta o serviço de logística reversa em Ajustes › Frete.')
  const [first, ...others] = asked.packages
  if (!first || others.length > 0)
    throw new ServiceTrouble('refused', 'Correios: a devolução é de um pacote só. Digite o código à mão.')
  const body = {
    idCorreios: settings['user'] ?? '',
    remetente: party(asked.from),
    destinatario: party(asked.to),
    codigoServico: service,
    numeroCartaoPostagem: card.cardNumber,
    itensDeclaracaoConteudo: asked.items.map(({ name, units, unitCents }) => ({
      conteudo: name.slice(0, 60),
      quantidade: String(units),
      valor: reais(unitCents * units).toFixed(2),
    })),
    pesoInformado: String(Math.max(1, first.grams)),
    codigoFormatoObjetoInformado: '2',
    comprimentoInformado: String(centimetres(first.sides[0])),
    larguraInformada: String(centimetres(first.sides[1])),
    alturaInformada: String(centimetres(first.sides[2])),
    cienteObjetoNaoProibido: 1,
    solicitarColeta: 'N',
    logisticaReversa: 'S',
    observacao: key.slice(0, 50),
  }
  const made = recordOf(await ask('POST', '/prepostagem/v1/prepostagens', { body }))
  const [id, code] = [String(made['id'] ?? ''), textOf(made['codigoObjeto'])]
  if (code === '') throw unreadable('Correios')
  await keep(id)
  return { reference: id, code, url: '', costCents: undefined }
}

const party = (one: Party) => ({
  nome: one.name.slice(0, 50),
  cpfCnpj: one.document,
  email: one.email,
  dddCelular: one.phone.replace(/^55/, '').slice(0, 2),
  celular: one.phone.replace(/^55/, '').slice(2),
  endereco: {
    cep: one.postcode,
    logradouro: one.street.slice(0, 50),
    numero: one.number.slice(0, 6),
    complemento: one.complement.slice(0, 30),
    bairro: one.neighborhood.slice(0, 30),
    cidade: one.city.slice(0, 30),
    uf: one.state,
  },
})
