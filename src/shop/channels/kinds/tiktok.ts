import { addressField, secretField } from '#kit/service-fields.ts'
import { parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { reaisOf, toldByStatus, unreadable } from '../answers.ts'
import type { ChannelDefinition } from '../contract.ts'
import { idField, onField, testCodeField } from '../fields.ts'
import { hashed, known, plainEmail, plainPhone } from '../hashed-person.ts'

const NAME = 'O TikTok'
const API_URL = 'https://business-api.tiktok.com'

/** TikTok: the pixel in the browser, the Events API from the shop. */
export const tiktok: ChannelDefinition = {
  id: 'tiktok',
  name: 'TikTok',
  help: 'No TikTok Ads Manager: Ferramentas › Eventos › Eventos da web › seu pixel › Configurações. O token é gerado em «API de eventos».',
  purpose: 'marketing',
  fields: [
    onField,
    idField({
      name: 'pixelId',
      label: 'ID do pixel',
      description: 'Letras maiúsculas e números.',
      pattern: /^[A-Z0-9]{10,40}$/,
      wrong: 'Copie o ID do pixel, como C4ABCDEF0123456789.',
    }),
    secretField('token', 'Token da API de eventos', 'Com ele a loja conta também as vendas que o navegador não contou.'),
    testCodeField('Vale só para «Testar conexão»: o evento aparece em «Testar eventos».'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se o TikTok pedir.'),
  ],
  needs: ['pixelId'],
  browser: ({ pixelId }) => ({ key: String(pixelId) }),
  outside: {
    scripts: ['https://analytics.tiktok.com'],
    connects: ['https://analytics.tiktok.com'],
    images: ['https://analytics.tiktok.com'],
  },
  server: {
    needs: ['token'],
    sends: ['purchase'],
    request: ({ pixelId, token, testCode, baseUrl }, { sale, buyer, ids, pageUrl, isTest }) => {
      const base = (String(baseUrl ?? '') || API_URL).replace(/\/+$/, '')
      const phone = plainPhone(buyer.phone)
      const event = {
        event: isTest ? 'Pageview' : 'CompletePayment',
        event_time: Math.floor(sale.at.getTime() / 1_000),
        event_id: sale.eventId,
        user: known({
          email: hashed(plainEmail(buyer.email)),
          phone: hashed(phone && `+${phone}`),
          external_id: hashed(buyer.externalId),
          ttclid: ids.ttclid,
          ttp: ids.ttp,
          ip: buyer.ip,
          user_agent: buyer.userAgent,
        }),
        page: { url: pageUrl },
        ...(!isTest && {
          properties: {
            currency: 'BRL',
            value: reaisOf(sale.cents),
            order_id: sale.orderNumber,
            content_type: 'product',
            contents: sale.items.map(({ id, name, quantity, unitCents }) => ({
              content_id: id,
              content_name: name,
              quantity,
              price: reaisOf(unitCents),
            })),
          },
        }),
      }
      const isMarked = isTest && String(testCode ?? '') !== ''
      return {
        url: `${base}/open_api/v1.3/event/track/`,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'access-token': String(token) },
        body: JSON.stringify({
          event_source: 'web',
          event_source_id: pixelId,
          ...(isMarked && { test_event_code: testCode }),
          data: [event],
        }),
      }
    },
    read: (answered) => {
      const trouble = toldByStatus(NAME, answered)
      if (trouble) return trouble
      const read = parseOrNothing(answered.body)
      if (read === undefined) return unreadable(NAME)
      // A good status says nothing yet: the code does.
      const { code, message } = recordOf(read)
      if (code === 0) return { state: 'sent', text: 'Recebido pelo TikTok.' }
      const why = textOf(message).slice(0, 300)
      const isBusy = Number(code) === 40100 || Number(code) >= 50000
      return { state: isBusy ? 'retry' : 'failed', text: `${NAME} recusou (${String(code)})${why && `: ${why}`}` }
    },
  },
}
