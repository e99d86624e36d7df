import { addressField, secretField } from '#kit/service-fields.ts'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { reaisOf, toldByStatus, unreadable } from '../answers.ts'
import type { Buyer, ChannelDefinition, VisitIds } from '../contract.ts'
import { idField, onField, testCodeField } from '../fields.ts'
import { hashed, known, plainEmail, plainPhone, plainWord } from '../hashed-person.ts'

const NAME = 'A Meta'
const API_URL = 'https://graph.facebook.com'

/** Meta: the pixel in the browser, the Conversions API from the shop. */
export const meta: ChannelDefinition = {
  id: 'meta',
  name: 'Meta (Facebook e Instagram)',
  help: 'No Gerenciador de Eventos da Meta: escolha o pixel › Configurações. O token fica em «API de Conversões › Gerar token de acesso».',
  purpose: 'marketing',
  fields: [
    onField,
    idField({
      name: 'pixelId',
      label: 'ID do pixel',
      description: 'Só números.',
      pattern: /^\d{5,20}$/,
      wrong: 'Copie o ID do pixel: só números, como 1234567890123456.',
    }),
    secretField('token', 'Token da API de Conversões', 'Com ele a loja conta também as vendas que o navegador não contou.'),
    testCodeField('Vale só para «Testar conexão»: o evento aparece em «Testar eventos».'),
    idField({
      name: 'apiVersion',
      label: 'Versão da API',
      description: 'Deixe vazio: a loja usa v25.0. Cada versão vale uns dois anos.',
      pattern: /^v\d{2,3}\.\d$/,
      wrong: 'Escreva como v25.0.',
    }),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda para quem usa um servidor próprio.'),
  ],
  needs: ['pixelId'],
  browser: ({ pixelId }) => ({ key: String(pixelId) }),
  outside: {
    scripts: ['https://connect.facebook.net'],
    connects: ['https://connect.facebook.net', 'https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  server: {
    needs: ['token'],
    sends: ['purchase'],
    request: ({ pixelId, token, testCode, apiVersion, baseUrl }, { sale, buyer, ids, pageUrl, isTest }) => {
      const base = (String(baseUrl ?? '') || API_URL).replace(/\/+$/, '')
      const event = {
        event_name: isTest ? 'PageView' : 'Purchase',
        event_time: Math.floor(sale.at.getTime() / 1_000),
        event_id: sale.eventId,
        action_source: 'website',
        event_source_url: pageUrl,
        user_data: userData(buyer, ids),
        ...(!isTest && {
          custom_data: {
            value: reaisOf(sale.cents),
            currency: 'BRL',
            order_id: sale.orderNumber,
            content_type: 'product',
            contents: sale.items.map(({ id, quantity, unitCents }) => ({ id, quantity, item_price: reaisOf(unitCents) })),
          },
        }),
      }
      const isMarked = isTest && String(testCode ?? '') !== ''
      return {
        url: `${base}/${String(apiVersion ?? '') || 'v25.0'}/${String(pixelId)}/events?access_token=${encodeURIComponent(String(token))}`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: [event], ...(isMarked && { test_event_code: testCode }) }),
      }
    },
    read: (answered) => {
      const body = recordOf(parseOrNothing(answered.body))
      const error = recordOf(body['error'])
      const why = textOf(error['error_user_msg']) || textOf(error['message'])
      // An expired or foreign token comes with 400 and its own code.
      const isToken = answered.status === 400 && Number(error['code']) === 190
      const trouble = toldByStatus(NAME, isToken ? { status: 401 } : answered, why)
      if (trouble) return trouble
      return Number(body['events_received']) === 1 ? { state: 'sent', text: 'Recebido pela Meta.' } : unreadable(NAME)
    },
  },
}

const userData = (buyer: Buyer, { fbp, fbc }: VisitIds) => {
  const list = (word: string) => {
    const hash = hashed(word)
    return hash === undefined ? undefined : [hash]
  }
  return known({
    em: list(plainEmail(buyer.email)),
    ph: list(plainPhone(buyer.phone)),
    fn: list(plainWord(buyer.firstName)),
    ln: list(plainWord(buyer.lastName)),
    ct: list(plainWord(buyer.city)),
    st: list(plainWord(buyer.state)),
    zp: list(plainWord(buyer.postcode)),
    country: list(plainWord(buyer.country)),
    external_id: list(buyer.externalId),
    client_ip_address: buyer.ip,
    client_user_agent: buyer.userAgent,
    fbp,
    fbc,
  })
}
