import { inRow, orEmpty, secret, type Setting } from './setting-kinds.ts'

const ofCaptcha = inRow('forms', 'captcha')

const SERVICES = {
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'reCAPTCHA v2',
  recaptcha_v3: 'reCAPTCHA v3',
}

/** Keys of services that tell people from programs. A form without them uses the shop's own question. */
export const CAPTCHA_SETTINGS: readonly Setting[] = Object.entries(SERVICES).flatMap(([kind, title]) => [
  ofCaptcha(`vitrine_${kind}_site_key`, [kind, 'siteKey'], `${title}: chave do site`, {
    description: 'Vazio: os formulários usam a verificação da própria loja, sem serviço de fora.',
    read: orEmpty((value) => (/^[\w-]{5,200}$/.test(value) ? value : undefined)),
    wrong: () => 'Cole a chave do site inteira: letras, números, _ e -.',
  }),
  ofCaptcha(
    `vitrine_${kind}_secret_key`,
    [kind, 'secretKey'],
    `${title}: chave secreta`,
    secret('Guardada; não é mostrada de novo.'),
  ),
])
