import { createHash } from 'node:crypto'
import type { OutsideCaptcha } from './contract.ts'
import { SERVICES } from './outside-captcha.ts'

/**
 * Runs inside a frame of its own, so that a service's script never shares a page with what shoppers type.
 * It tells the page around it the token, and gets the word to run from it.
 */
const SCRIPT = `const { kind, key, api } = document.body.dataset
const tell = (token) => parent.postMessage({ captcha: kind, token }, location.origin)
const start = () => {
  const service = window[api]
  if (kind !== 'recaptcha_v3') {
    service.render('box', { sitekey: key, callback: tell, 'expired-callback': () => tell(''), 'error-callback': () => tell('') })
    return
  }
  addEventListener('message', (event) => {
    if (event.origin === location.origin && event.data?.execute === kind)
      service.execute(key, { action: 'form' }).then(tell, () => tell(''))
  })
  parent.postMessage({ captcha: kind, ready: true }, location.origin)
}
window.captchaReady = () => (window[api].ready ? window[api].ready(start) : start())`

const STYLE = 'body{margin:0}'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const HOSTS: Record<OutsideCaptcha, string> = {
  recaptcha: 'https://www.google.com https://www.gstatic.com https://www.recaptcha.net',
  recaptcha_v3: 'https://www.google.com https://www.gstatic.com https://www.recaptcha.net',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
  turnstile: 'https://challenges.cloudflare.com',
}

export function captchaFrame(kind: OutsideCaptcha, siteKey: string) {
  const { script, object } = SERVICES[kind]
  const render = kind === 'recaptcha_v3' ? siteKey : 'explicit'
  const source = `${script}?onload=captchaReady&amp;render=${render}&amp;hl=pt-BR`
  const hosts = HOSTS[kind]
  return {
    html: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Verificação</title><style>${STYLE}</style></head><body data-kind="${kind}" data-key="${siteKey}" data-api="${object}"><div id="box"></div><script>${SCRIPT}</script><script src="${source}" async defer></script></body></html>`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${hashOf(SCRIPT)} ${hosts}; frame-src ${hosts}; connect-src 'self' ${hosts}; img-src data: ${hosts}; style-src 'unsafe-inline' ${hosts}; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    },
  }
}
