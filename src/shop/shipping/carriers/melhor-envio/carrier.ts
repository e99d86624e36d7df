import { environmentField, addressField, secretField, textField } from '#kit/service-fields.ts'
import { ServiceTrouble } from '#outgoing/service-trouble.ts'
import type { CarrierDefinition } from '../carrier.ts'
import { melhorEnvioAgencies } from './agencies.ts'
import { createMelhorEnvioApi } from './api.ts'
import { createLabels } from './labels.ts'
import { readMelhorEnvioNotification } from './notification.ts'
import { melhorEnvioReturn } from './return.ts'
import { melhorEnvioTracking } from './track.ts'
import { quoteRequest, readQuote } from './quote.ts'
import { labelQuotes, sumOfLabels } from './quote-labels.ts'

/** Several carriers by one account (Correios, Jadlog, Loggi, Azul …). */
const melhorEnvio: CarrierDefinition = {
  id: 'melhor_envio',
  name: 'Melhor Envio',
  help: 'Correios, Jadlog, Loggi e outras com uma conta só, sem contrato. Gere um token em Melhor Envio › Integrações › Permissões de acesso (marque ao menos «shipping-calculate»; para comprar etiquetas, também as permissões de carrinho, compra, geração, impressão, rastreio e cancelamento; para o rastreio, «shipping-tracking» e «orders-read») e cole abaixo; quem tem um aplicativo cadastrado usa Client ID e Secret.',
  fields: [
    environmentField({ label: 'Ambiente', description: 'O sandbox tem conta, token e saldo próprios.', test: 'Sandbox (teste)' }),
    secretField('token', 'Token', 'Vale como senha da sua conta: não mande a ninguém.'),
    textField('clientId', 'Client ID', 'Só para quem tem um aplicativo cadastrado; deixe vazio se colou um token.'),
    secretField('clientSecret', 'Client Secret', 'Do mesmo aplicativo.'),
    textField('contactEmail', 'E-mail técnico', 'O Melhor Envio pede um contato; vazio, vai o e-mail da loja.'),
    textField('services', 'Só estes serviços', 'Números separados por vírgula, como em 1,2,17. Vazio: todos os que a conta tem.'),
    {
      name: 'insures',
      label: 'Declarar o valor dos produtos',
      description: 'O seguro entra no preço do frete.',
      kind: 'checkbox',
      fallback: '1',
      most: 5,
    },
    { name: 'receipt', label: 'Aviso de recebimento', description: '', kind: 'checkbox', fallback: '', most: 5 },
    { name: 'ownHand', label: 'Mão própria', description: '', kind: 'checkbox', fallback: '', most: 5 },
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se o Melhor Envio pedir.'),
  ],
  needs: [['token', 'clientId']],
  // The largest of its carriers; each refuses by itself what is too much for it.
  limits: { maxSide: 2_000, maxSum: 4_000, maxGrams: 120_000 },
  services: [
    { id: '1', name: 'PAC (Correios)' },
    { id: '2', name: 'SEDEX (Correios)' },
    { id: '3', name: '.Package (Jadlog)' },
    { id: '4', name: '.Com (Jadlog)' },
    { id: '17', name: 'Mini Envios (Correios)' },
    { id: '31', name: 'Express (Loggi)' },
  ],
  connect: (settings, tools) => {
    const { ask, fetchFile, authorization } = createMelhorEnvioApi(settings, tools)
    return {
      ...createLabels({ ask, fetchFile }, settings),
      ...(authorization && { authorization }),
      track: melhorEnvioTracking(ask, tools.now),
      agencies: melhorEnvioAgencies(ask),
      buyReturn: melhorEnvioReturn(ask, settings),
      readNotification: readMelhorEnvioNotification(settings['clientSecret'] ?? ''),
      quote: async (asked, signal) => {
        const quotes = labelQuotes(asked).map(async ({ asked: one, labels }) => {
          const answer = await ask('POST', '/api/v2/me/shipment/calculate', { body: quoteRequest(one, settings), signal })
          return { quoted: readQuote(answer, settings['insures'] === 'true' ? one.valueCents : 0), labels }
        })
        return sumOfLabels(await Promise.all(quotes))
      },
      health: async () => {
        try {
          await ask('GET', '/api/v2/me/shipment/services')
          const isTest = settings['environment'] === 'test'
          return { ok: true, text: isTest ? 'Conectado ao sandbox do Melhor Envio.' : 'Conectado ao Melhor Envio.' }
        } catch (error) {
          if (!(error instanceof ServiceTrouble)) throw error
          return { ok: false, text: error.message }
        }
      },
    }
  },
}
export default melhorEnvio
