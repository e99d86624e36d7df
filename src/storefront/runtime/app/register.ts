type ScriptPolicy = { createScriptURL: (url: string) => string }
type Policies = { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

const WORKER = '/sw.js'

/** Lets the shop be shown without a connection, where the merchant has switched that on. */
export function registerApp() {
  if (!('serviceWorker' in navigator)) return
  // One address and no other; TypeScript's DOM knows nothing of trusted types yet.
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies }
  const url = trustedTypes ? trustedTypes.createPolicy('app', { createScriptURL: () => WORKER }).createScriptURL(WORKER) : WORKER
  void navigator.serviceWorker.register(url, { scope: '/', updateViaCache: 'none' }).catch(console.error)
}
