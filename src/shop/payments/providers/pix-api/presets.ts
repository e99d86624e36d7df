/** How a bank differs from the standard: where it is, how it hands out tokens, what it wants besides. */
export type Preset = {
  label: string
  tokenUrl: string
  baseUrl: string
  test?: { tokenUrl: string; baseUrl: string }
  /** Client id and secret as a Basic header with a JSON or a form body, or inside the form. */
  token: 'basic-json' | 'basic-form' | 'form'
  /** Headers of every call; `{clientId}`, `{appKey}`, `{account}` are filled in, empty ones left out. */
  headers?: Record<string, string>
  /** The key of the application in the address of every call. */
  appKeyQuery?: string
  /** For the registration of notifications alone. */
  webhookHeaders?: Record<string, string>
}

/** Addresses as the banks publish them; every one can be written over in the settings. */
export const PRESETS: Record<string, Preset> = {
  efi: {
    label: 'Efí (Gerencianet)',
    tokenUrl: 'https://pix.api.efipay.com.br/oauth/token',
    baseUrl: 'https://pix.api.efipay.com.br/v2',
    test: { tokenUrl: 'https://pix-h.api.efipay.com.br/oauth/token', baseUrl: 'https://pix-h.api.efipay.com.br/v2' },
    token: 'basic-json',
    // Our server is behind a proxy that asks for no certificate; the address itself is the secret.
    webhookHeaders: { 'x-skip-mtls-checking': 'true' },
  },
  bb: {
    label: 'Banco do Brasil',
    tokenUrl: 'https://oauth.bb.com.br/oauth/token',
    baseUrl: 'https://api-pix.bb.com.br/pix/v2',
    test: { tokenUrl: 'https://oauth.hm.bb.com.br/oauth/token', baseUrl: 'https://api-pix.hm.bb.com.br/pix/v2' },
    token: 'basic-form',
    appKeyQuery: 'gw-dev-app-key',
  },
  itau: {
    label: 'Itaú',
    tokenUrl: 'https://sts.itau.com.br/api/oauth/token',
    baseUrl: 'https://secure.api.itau/pix_recebimentos/v2',
    token: 'form',
    headers: { 'x-itau-apikey': '{appKey}' },
  },
  inter: {
    label: 'Inter',
    tokenUrl: 'https://cdpj.partners.bancointer.com.br/oauth/v2/token',
    baseUrl: 'https://cdpj.partners.bancointer.com.br/pix/v2',
    token: 'form',
    headers: { 'x-conta-corrente': '{account}' },
  },
  sicoob: {
    label: 'Sicoob',
    tokenUrl: 'https://auth.sicoob.com.br/auth/realms/cooperado/protocol/openid-connect/token',
    baseUrl: 'https://api.sicoob.com.br/pix/api/v2',
    token: 'form',
    headers: { 'x-sicoob-clientid': '{clientId}', client_id: '{clientId}' },
  },
  other: { label: 'Outro banco ou PSP', tokenUrl: '', baseUrl: '', token: 'basic-form' },
}

export type Endpoints = { tokenUrl: string; baseUrl: string }

/** Where the API is: what the merchant wrote, else the bank's own. */
export function endpointsOf(settings: Readonly<Record<string, unknown>>): Endpoints {
  const text = (name: string) => (typeof settings[name] === 'string' ? settings[name].trim().replace(/\/+$/, '') : '')
  const preset = presetOf(settings)
  const own = settings['environment'] === 'test' ? (preset.test ?? { tokenUrl: '', baseUrl: '' }) : preset
  return { tokenUrl: text('tokenUrl') || own.tokenUrl, baseUrl: text('baseUrl') || own.baseUrl }
}

export const presetOf = (settings: Readonly<Record<string, unknown>>): Preset => {
  const name = String(settings['bank'] ?? '')
  return Object.hasOwn(PRESETS, name) ? PRESETS[name]! : PRESETS['other']!
}
