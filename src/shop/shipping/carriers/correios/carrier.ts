import { environmentField, addressField, secretField, textField } from '#kit/service-fields.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierDefinition } from '../carrier.ts'
import { readCodesByAddress } from '../notified-codes.ts'
import { createCorreiosApi } from './api.ts'
import { correiosReturn } from './return.ts'
import { correiosTracking } from './tracking.ts'
import { createLabels } from './labels.ts'
import { codesOf, KNOWN_SERVICES, priceLots, readQuote, timeLots } from './quote.ts'

const flagField = (name: string, label: string, description: string) =>
  ({ name, label, description, kind: 'checkbox', fallback: '', most: 5 }) as const

/** Correios by their API (CWS) with the merchant's own contract. */
const correios: CarrierDefinition = {
  id: 'correios',
  name: 'Correios (contrato)',
  help: 'Preço e prazo pela API dos Correios, com o seu contrato e cartão de postagem. O código de acesso é gerado em cws.correios.com.br › Gestão de acesso a APIs (não é a senha do Meu Correios). As APIs Token, Preço e Prazo precisam estar liberadas no contrato; para etiquetas, também a de Pré-postagem; para o rastreio, a Rastro.',
  fields: [
    environmentField({ label: 'Ambiente', description: '', test: 'Homologação (teste)' }),
    textField('user', 'Usuário', 'O do Meu Correios (idCorreios).'),
    secretField('accessCode', 'Código de acesso às APIs', 'Gerado no portal CWS.'),
    textField('postageCard', 'Cartão de postagem', 'O número, como no contrato.'),
    {
      ...textField('codes', 'Serviços', 'Códigos do seu contrato, separados por vírgula.'),
      fallback: '03220,03298',
    },
    textField(
      'reverseCode',
      'Serviço de logística reversa',
      'Código do seu contrato para devoluções. Vazio: a loja não pede códigos aos Correios.',
    ),
    flagField('receipt', 'Aviso de recebimento (AR)', ''),
    flagField('ownHand', 'Mão própria (MP)', ''),
    flagField('declares', 'Valor declarado', 'O seguro entra no preço do frete.'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se os Correios pedirem.'),
  ],
  needs: [['user'], ['accessCode'], ['postageCard']],
  limits: { maxSide: 1_000, maxSum: 2_000, maxGrams: 30_000 },
  services: KNOWN_SERVICES,
  connect: (settings, tools) => {
    const api = createCorreiosApi(settings, tools)
    const { ask, access } = api
    return {
      track: correiosTracking(ask),
      buyReturn: async (asked, before) => await correiosReturn(asked, before, { ask, card: await access(), settings }),
      readNotification: readCodesByAddress,
      ...createLabels(api, settings, tools.now),
      quote: async (asked, signal) => {
        const card = await access()
        const all = (path: string, lots: readonly unknown[]) =>
          Promise.all(lots.map((body) => ask('POST', path, { body, signal })))
        const [prices, times] = await Promise.all([
          all('/preco/v1/nacional', priceLots(asked, settings, card)),
          all('/prazo/v1/nacional', timeLots(asked, codesOf(settings))),
        ])
        return readQuote(prices, times, asked, settings)
      },
      health: async () => {
        try {
          const { cnpj, contract, cardNumber } = await access()
          const path = `/meucontrato/v1/empresas/${cnpj}/contratos/${contract}/cartoes/${cardNumber}/servicos?page=0&size=500`
          const services = listOf(recordOf(await ask('GET', path))['itens']).map((one) => textOf(recordOf(one)['codigo']))
          const missing = codesOf(settings).filter((code) => services.length > 0 && !services.includes(code))
          if (missing.length === 0) return { ok: true, text: `Conectado aos Correios, contrato ${contract}.` }
          return { ok: false, text: `Conectado, mas o contrato ${contract} não tem: ${missing.join(', ')}.` }
        } catch (error) {
          if (!(error instanceof ServiceTrouble)) throw error
          return { ok: false, text: error.message }
        }
      },
    }
  },
}
export default correios
