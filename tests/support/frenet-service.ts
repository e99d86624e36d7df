import type { IncomingMessage } from 'node:http'
import { serveFaulty } from './faulty-server.ts'
import { makePapers } from './throw-away-papers.ts'

const TOKEN = 'TOKEN-DA-FRENET-123'

/** Frenet as its SDK and programs that use it describe it: errors inside of good answers, numbers as text, its own spelling. */
export async function aFrenet({ deadlineMs = 5_000 } = {}) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const objects = new Map<string, unknown[]>()
  const handle = (request: IncomingMessage, url: URL, text: string) => {
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    sent.push({ path: url.pathname, body })
    if (request.headers['token'] !== TOKEN) return { status: 401, answer: { Message: 'Token inválido' } }
    if (url.pathname === '/shipping/info')
      return { status: 200, answer: { ShippingSeviceAvailableArray: [{ ServiceCode: '04014' }, { ServiceCode: 'JAD' }] } }
    if (url.pathname === '/tracking/trackinginfo') {
      const strange = Object.keys(body).filter((name) => !['ShippingServiceCode', 'TrackingNumber'].includes(name))
      if (strange.length > 0) return { status: 400, answer: { Message: strange.join(', ') } }
      const TrackingEvents = objects.get(String(body['TrackingNumber'])) ?? []
      return { status: 200, answer: { TrackingNumber: body['TrackingNumber'], ServiceDescrition: 'SEDEX', TrackingEvents } }
    }
    const items = body['ShippingItemArray'] as { Weight: number; Quantity: number }[]
    const kilos = items.reduce((sum, { Weight, Quantity }) => sum + Weight * Quantity, 0)
    const price = (20 + 5 * kilos).toFixed(2)
    const service = (over: object) => ({
      ServiceCode: '04014',
      ServiceDescription: 'SEDEX',
      Carrier: 'Correios',
      CarrierCode: 'COR',
      ShippingPrice: price,
      DeliveryTime: '3',
      Error: false,
      Msg: '',
      OriginalShippingPrice: price,
      OriginalDeliveryTime: '3',
      ResponseTime: '120',
      ...over,
    })
    return {
      status: 200,
      answer: {
        ShippingSevicesArray: [
          service({}),
          service({
            ServiceCode: 'JAD',
            ServiceDescription: 'Jadlog Package',
            Carrier: 'Jadlog',
            ShippingPrice: 19.9,
            DeliveryTime: 5,
          }),
          service({
            ServiceCode: 'TNT',
            ServiceDescription: 'Rodoviário',
            Carrier: 'TNT',
            Error: true,
            Msg: 'CEP não atendido.',
          }),
          service({ ServiceCode: 'X', ServiceDescription: 'Meia resposta', ShippingPrice: null }),
        ],
        Timeout: 0,
      },
    }
  }
  const server = await serveFaulty({ papers: makePapers() }, handle)
  return {
    ...server,
    network: { ...server.network, deadlineMs },
    sent,
    /** What it tells of a parcel. */
    objects,
    settings: { baseUrl: server.origin, token: TOKEN },
  }
}
