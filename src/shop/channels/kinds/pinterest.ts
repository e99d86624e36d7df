import { addressField, secretField } from '#kit/service-fields.ts'
import { listOf, parseOrNothing, recordOf, textOf } from '#kit/unknown-json.ts'
import { toldByStatus, unreadable } from '../answers.ts'
import type { ChannelDefinition } from '../contract.ts'
import { idField, onField } from '../fields.ts'
import { hashed, known, plainEmail, plainPhone, plainWord } from '../hashed-person.ts'

const NAME = 'O Pinterest'
const API_URL = 'https://api.pinterest.com'

/** Pinterest: the tag in the browser, the Conversions API from the shop. */
export const pinterest: ChannelDefinition = {
  id: 'pinterest',
  name: 'Pinterest',
  help: 'No Pinterest Business: Anúncios › Conversões. A tag, a conta de anúncios e o token de conversão ficam ali.',
  purpose: 'marketing',
  fields: [
    onField,
    idField({
      name: 'tagId',
      label: 'ID da tag',
      description: 'Só números.',
      pattern: /^\d{8,20}$/,
      wrong: 'Copie o ID da tag: só números, como 2612345678901.',
    }),
    idField({
      name: 'adAccountId',
      label: 'ID da conta de anúncios',
      description: 'Só números. Necessário com o token.',
      pattern: /^\d{6,20}$/,
      wrong: 'Copie o ID da conta de anúncios: só números.',
    }),
    secretField('token', 'Token de conversão', 'Com ele a loja conta também as vendas que o navegador não contou.'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se o Pinterest pedir.'),
  ],
  needs: ['tagId'],
  browser: ({ tagId }) => ({ key: String(tagId) }),
  outside: {
    scripts: ['https://s.pinimg.com'],
    connects: ['https://ct.pinterest.com', 'https://s.pinimg.com'],
    images: ['https://ct.pinterest.com'],
    frames: ['https://ct.pinterest.com'],
  },
  server: {
    needs: ['token', 'adAccountId'],
    sends: ['purchase'],
    request: ({ adAccountId, token, baseUrl }, { sale, buyer, ids, pageUrl, isTest }) => {
      const base = (String(baseUrl ?? '') || API_URL).replace(/\/+$/, '')
      const list = (word: string) => {
        const hash = hashed(word)
        return hash === undefined ? undefined : [hash]
      }
      const event = {
        event_name: isTest ? 'page_visit' : 'checkout',
        action_source: 'web',
        event_time: Math.floor(sale.at.getTime() / 1_000),
        event_id: sale.eventId,
        event_source_url: pageUrl,
        user_data: known({
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
          click_id: ids.epik,
        }),
        ...(!isTest && {
          custom_data: {
            currency: 'BRL',
            value: decimal(sale.cents),
            order_id: sale.orderNumber,
            num_items: sale.items.reduce((sum, { quantity }) => sum + quantity, 0),
            content_ids: sale.items.map(({ id }) => id),
            contents: sale.items.map(({ id, quantity, unitCents }) => ({ id, quantity, item_price: decimal(unitCents) })),
          },
        }),
      }
      return {
        url: `${base}/v5/ad_accounts/${String(adAccountId)}/events${isTest ? '?test=true' : ''}`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${String(token)}` },
        body: JSON.stringify({ data: [event] }),
      }
    },
    read: (answered) => {
      const body = recordOf(parseOrNothing(answered.body))
      const trouble = toldByStatus(NAME, answered, textOf(body['message']))
      if (trouble) return trouble
      if (Number(body['num_events_processed']) === 1) return { state: 'sent', text: 'Recebido pelo Pinterest.' }
      const [first] = listOf(body['events'])
      if (first === undefined) return unreadable(NAME)
      return { state: 'failed', text: `${NAME} recusou: ${textOf(recordOf(first)['error_message']).slice(0, 300)}` }
    },
  },
}

/** Their sums are text: «129.90». */
const decimal = (cents: number) => (cents / 100).toFixed(2)
