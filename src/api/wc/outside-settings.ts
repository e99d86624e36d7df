import { CONSENT_SETTING } from '#content/consent/settings.ts'
import { isPolicyHost, MAX_POLICY_HOSTS } from '#kit/csp-sources.ts'
import { inRow, isYes, orEmpty, readYes, type Setting, written } from './setting-kinds.ts'

const ofTag = inRow('privacy', CONSENT_SETTING)
const ofFacebook = inRow('privacy', 'facebook_sdk')

const hostsIn = (value: string) => value.split(/\s+/).filter((host) => host !== '')

/** What the shop loads from outside, and when. */
export const OUTSIDE_SETTINGS: readonly Setting[] = [
  ofTag('vitrine_consent_gtm_id', ['tag', 'gtm_id'], 'Gerenciador de tags', {
    description: 'Identificação do Google Tag Manager (GTM-…); carregado só com o consentimento escolhido abaixo. Vazio: nenhum.',
    read: orEmpty((value) => (/^GTM-[A-Z0-9]{4,12}$/.test(value) ? value : undefined)),
    wrong: () => 'Cole a identificação inteira, como GTM-ABC123.',
  }),
  ofTag('vitrine_consent_tag_url', ['tag', 'url'], 'Outro script de medição', {
    description: 'Endereço https de um script, no lugar do gerenciador de tags. Vazio: nenhum.',
    read: orEmpty((value) => (/^https:\/\/[^\s<>"'@]+$/.test(value) && value.length <= 500 ? value : undefined)),
    wrong: () => 'Escreva um endereço que comece com https://.',
  }),
  ofTag('vitrine_consent_tag_purpose', ['tag', 'purpose'], 'Consentimento que ele pede', {
    description: 'O script só é carregado para quem aceitou isto.',
    type: 'select',
    fallback: 'marketing',
    options: { marketing: 'Marketing', statistics: 'Estatísticas', necessary: 'Nenhum: é necessário à loja' },
    read: (value) => (['marketing', 'statistics', 'necessary'].includes(value) ? value : undefined),
    write: (stored) => (stored === 'statistics' || stored === 'necessary' ? stored : 'marketing'),
  }),
  ofTag('vitrine_consent_tag_hosts', ['tag', 'hosts'], 'Outros endereços que ele usa', {
    description: `Um por linha, como https://*.exemplo.com; até ${MAX_POLICY_HOSTS}. A página deixa falar só com estes.`,
    type: 'textarea',
    read: (value) => {
      const hosts = hostsIn(value)
      return hosts.length <= MAX_POLICY_HOSTS && hosts.every(isPolicyHost) ? hosts : undefined
    },
    write: (stored) => (Array.isArray(stored) ? stored.filter((host) => typeof host === 'string').join('\n') : ''),
    wrong: () => 'Um endereço por linha, sem caminho: https://*.exemplo.com',
  }),
  ofTag('vitrine_consent_tag_private', ['tag', 'private_pages'], 'Também no carrinho, na compra e na conta', {
    description: 'Desligado, o script fica só nas páginas públicas.',
    type: 'checkbox',
    fallback: 'no',
    read: readYes,
    write: isYes,
  }),
  ofFacebook('vitrine_facebook_app_id', 'app_id', 'Aplicativo do Facebook', {
    description: 'O número dele, para botões e comentários do Facebook. Vazio: sem aplicativo próprio.',
    read: orEmpty((value) => (/^\d{5,20}$/.test(value) ? value : undefined)),
    wrong: () => 'Só números, de 5 a 20.',
  }),
  ofFacebook('vitrine_facebook_lang', 'lang', 'Idioma do Facebook', {
    description: 'Exemplo: pt_BR.',
    fallback: 'pt_BR',
    read: (value) => (/^[a-z]{2}_[A-Z]{2}$/.test(value.trim()) ? value.trim() : undefined),
    write: (stored) => written(stored) || 'pt_BR',
    wrong: () => 'Escreva o idioma como pt_BR.',
  }),
]
