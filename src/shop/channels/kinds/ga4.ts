import { addressField, secretField } from '#kit/service-fields.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { reaisOf, toldByStatus, unreadable } from '../answers.ts'
import type { ChannelDefinition } from '../contract.ts'
import { idField, onField } from '../fields.ts'
import { known } from '../hashed-person.ts'

const NAME = 'Google Analytics'
const API_URL = 'https://www.google-analytics.com'

/** Google Analytics 4: gtag in the browser, the Measurement Protocol from the shop. */
export const ga4: ChannelDefinition = {
  id: 'ga4',
  name: 'Google Analytics 4',
  help: 'No Google Analytics: Administrador › Fluxos de dados › seu site. A chave secreta fica ali mesmo, em «Chaves secretas da API do Measurement Protocol».',
  purpose: 'statistics',
  fields: [
    onField,
    idField({
      name: 'measurementId',
      label: 'ID da métrica',
      description: 'Começa com G-.',
      pattern: /^G-[A-Z0-9]{4,20}$/,
      wrong: 'Copie o ID da métrica, como G-ABC123DEF4.',
    }),
    secretField('apiSecret', 'Chave secreta da API', 'Com ela a loja conta também as vendas que o navegador não contou.'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda para quem usa um servidor de tags.'),
  ],
  needs: ['measurementId'],
  browser: ({ measurementId }) => ({ key: String(measurementId) }),
  outside: {
    scripts: ['https://www.googletagmanager.com'],
    connects: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  },
  server: {
    needs: ['apiSecret'],
    sends: ['purchase', 'refund'],
    request: ({ measurementId, apiSecret, baseUrl }, { sale, ids, allowsAds, isTest }) => {
      // Without the visitor's own number Google would count a visitor who never came.
      if (ids.ga === undefined && !isTest) return { skipped: 'O navegador não chegou a ser contado pelo Google Analytics.' }
      const query = new URLSearchParams({ measurement_id: String(measurementId), api_secret: String(apiSecret) })
      const base = (String(baseUrl ?? '') || API_URL).replace(/\/+$/, '')
      const word = allowsAds ? 'GRANTED' : 'DENIED'
      const body = {
        client_id: ids.ga ?? '1.1',
        timestamp_micros: sale.at.getTime() * 1_000,
        consent: { ad_user_data: word, ad_personalization: word },
        events: [
          {
            name: sale.name,
            params: known({
              transaction_id: sale.orderNumber,
              value: reaisOf(sale.cents),
              currency: 'BRL',
              shipping: reaisOf(sale.shippingCents),
              coupon: sale.coupons.join(',').slice(0, 100),
              session_id: ids.gaSession,
              engagement_time_msec: 1,
              items: sale.items.slice(0, 200).map(({ id, name, quantity, unitCents }) => ({
                item_id: id,
                item_name: name.slice(0, 100),
                price: reaisOf(unitCents),
                quantity,
              })),
            }),
          },
        ],
      }
      return {
        url: `${base}${isTest ? '/debug' : ''}/mp/collect?${query.toString()}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    },
    read: (answered, isTest) => {
      const trouble = toldByStatus(NAME, answered)
      if (trouble) return trouble
      if (!isTest) return { state: 'sent', text: 'Recebido. O Google Analytics não diz se contou; veja em Tempo real.' }
      const read = parseOrNothing(answered.body)
      if (read === undefined) return unreadable(NAME)
      const [first] = listOf(recordOf(read)['validationMessages'])
      return first === undefined
        ? { state: 'sent', text: 'O Google Analytics leu o evento de teste e não achou erro. (Ele não confere a chave secreta.)' }
        : { state: 'failed', text: `O Google Analytics achou um erro: ${textOf(recordOf(first)['description']).slice(0, 300)}` }
    },
  },
}
