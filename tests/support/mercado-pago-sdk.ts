import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { installmentsFor } from './mercado-pago-cards.ts'
import type { MercadoPagoService } from './mercado-pago-service.ts'

/** What its script does on a page, as far as the shop uses it: the fields are frames of its own host, and keep what is typed to themselves. */
const SDK = (origin: string) => `
window.MercadoPago = class {
  constructor(key, options) {
    const session = crypto.randomUUID()
    const made = new Map()
    let typing = 0
    addEventListener('message', ({ origin, data }) => {
      if (origin !== '${origin}' || data.session !== session) return
      if (data.event === 'typing') return void typing++
      if (data.event === 'typed') return void typing--
      for (const hear of made.get(data.field)?.[data.event] ?? []) hear(data)
    })
    const ask = async (path, body) => {
      const answer = await fetch('${origin}' + path, body && { method: 'POST', body: JSON.stringify({ key, session, ...body }) })
      const told = await answer.json()
      if (told.problems) throw told.problems
      return told
    }
    this.fields = {
      create: (field, { placeholder, srLabel }) => {
        const heard = {}
        made.set(field, heard)
        const frame = document.createElement('iframe')
        frame.title = srLabel
        frame.src = '${origin}/field?' + new URLSearchParams({ session, field, placeholder, srLabel })
        const self = {
          mount: (id) => (document.getElementById(id).append(frame), self),
          unmount: () => (made.delete(field), frame.remove()),
          on: (event, hear) => void (heard[event] ??= []).push(hear),
          update: () => {},
          focus: () => frame.focus(),
        }
        return self
      },
      createCardToken: async (holder) => {
        while (typing > 0) await new Promise((next) => setTimeout(next, 10))
        return ask('/tokens', holder)
      },
    }
    this.getPaymentMethods = ({ bin }) => ask('/payment_methods?bin=' + bin)
    this.getInstallments = ({ amount, bin }) => ask('/installments?bin=' + bin + '&amount=' + amount)
  }
}`

const FIELD = `<!doctype html><title>Campo</title><style>html,body{margin:0;height:100%}input{box-sizing:border-box;width:100%;height:100%;border:0;padding:0;font:16px sans-serif;outline:0;background:none}</style>
<input autocomplete="off" inputmode="numeric"><script>
const own = Object.fromEntries(new URLSearchParams(location.search))
const input = document.querySelector('input')
input.placeholder = own.placeholder
input.ariaLabel = own.srLabel
const tell = (event, more) => parent.postMessage({ event, session: own.session, field: own.field, ...more }, '*')
input.onfocus = () => tell('focus')
input.onblur = () => tell('blur')
input.oninput = async () => {
  tell('typing')
  const answer = await fetch('/typed', { method: 'POST', body: JSON.stringify({ ...own, value: input.value }) })
  const { isWhole, bin } = await answer.json()
  if (own.field === 'cardNumber') tell('binChange', { bin })
  tell('validityChange', { errorMessages: isWhole ? [] : [{ cause: 'invalid_length', message: '' }] })
  tell('typed')
}
</script>`

const WHOLE: Record<string, RegExp> = {
  cardNumber: /^\d{13,19}$/,
  expirationDate: /^(0[1-9]|1[0-2])\/?\d{2}$/,
  securityCode: /^\d{3,4}$/,
}

/** Serves the script, its frames and what both ask for. */
export async function aMercadoPagoSdk(service: Pick<MercadoPagoService, 'tokenFor' | 'tokenForSaved'>) {
  const typed = new Map<string, Record<string, string>>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    const url = new URL(request.url ?? '/', origin)
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, string>
    const send = (type: string, words: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(words)
    if (url.pathname === '/js/v2') return send('text/javascript', SDK(origin))
    if (url.pathname === '/field') return send('text/html; charset=utf-8', FIELD)
    return send('application/json', JSON.stringify(say(url, body)))
  }

  function say(url: URL, body: Record<string, string>): unknown {
    const { session = '', field = '', value = '' } = body
    const card = typed.get(session) ?? {}
    const isWhole = (name: string) => WHOLE[name]!.test((card[name] ?? '').replaceAll(' ', ''))
    switch (url.pathname) {
      case '/typed': {
        card[field] = value
        typed.set(session, card)
        const digits = value.replaceAll(' ', '')
        return { isWhole: isWhole(field), bin: digits.length >= 8 ? digits.slice(0, 8) : null }
      }
      case '/tokens': {
        const asked = body['cardId'] === undefined ? Object.keys(WHOLE) : ['securityCode']
        const wrong = asked.filter((name) => !isWhole(name))
        if (wrong.length > 0) return { problems: wrong.map((name) => ({ field: name, cause: 'invalid_length', message: name })) }
        return {
          id:
            body['cardId'] === undefined ? service.tokenFor(body['cardholderName'] ?? '') : service.tokenForSaved(body['cardId']),
        }
      }
      case '/payment_methods':
        return { results: [{ id: 'master', issuer: { id: 24 }, settings: [{ security_code: { length: 3 } }] }] }
      default:
        return [{ payment_method_id: 'master', payer_costs: installmentsFor(Number(url.searchParams.get('amount'))) }]
    }
  }
  return {
    origin,
    scriptUrl: `${origin}/js/v2`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
