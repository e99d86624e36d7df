import type { FacebookSettings } from './contract.ts'

/** Stored settings, healed: the language becomes part of a script's address, so it is only ever one. */
export function readFacebook(stored: unknown): FacebookSettings {
  const { lang, app_id: appId } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  return {
    lang: typeof lang === 'string' && /^[a-z]{2}_[A-Z]{2}$/.test(lang) ? lang : 'pt_BR',
    app_id: /^\d{5,20}$/.test(String(appId)) ? String(appId) : '',
  }
}
