/** Schemes that do something in the browser itself, or carry a password in the clear. */
const UNSAFE = /^(javascript|data|vbscript|file|blob|about|view-source|filesystem|ftp|ws|wss|mailto|tel|http):$/
const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where an application wants people back: over https, on their own machine, or in an app of theirs. Anything else is undefined. */
export function returnAddress(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw === '' || raw.length > 2_000 || !URL.canParse(raw)) return undefined
  const url = new URL(raw)
  if (url.username !== '' || url.password !== '') return undefined
  if (url.protocol === 'http:') return OWN_MACHINE.has(url.hostname) ? url : undefined
  return UNSAFE.test(url.protocol) ? undefined : url
}

/** Whom the person would hand the password to, as they can recognise it. */
export const holderName = (url: URL) => url.host || `aplicativo ${url.protocol.replace(/:$/, '')}`

export function withAnswers(url: URL, answers: Record<string, string>): string {
  const whole = new URL(url)
  for (const [name, value] of Object.entries(answers)) whole.searchParams.set(name, value)
  return whole.href
}
