import { createHash } from 'node:crypto'
import { INLINE_BEGINNING, type Inventory } from './script-inventory.ts'

/** A page as a browser gets it. */
export type ReceivedPage = { html: string; headers: { get: (name: string) => string | null }; origin: string }

const DATA = new Set(['application/json', 'application/ld+json'])
const GUARDS: Record<string, string> = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }
const FIXED: Record<string, string> = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

/** All in which the payment page differs from its inventory: scripts, and the headers that guard it (PCI DSS 11.6.1). */
export function differencesOf(page: ReceivedPage, inventory: Inventory): string[] {
  const policy = policyOf(page.headers.get('content-security-policy') ?? '')
  return [
    ...scriptsIn(page.html).flatMap((script) => scriptProblem(script, { page, inventory, policy }) ?? []),
    ...(/<[a-z][^>]*\son[a-z]+\s*=\s*["'][^>]*>/i.test(withoutScripts(page.html))
      ? ['A página tem código dentro de um elemento (on…=).']
      : []),
    ...policyProblems(policy, inventory),
    ...Object.entries(GUARDS).flatMap(([name, value]) =>
      page.headers.get(name) === value ? [] : [`O cabeçalho ${name} não é «${value}».`],
    ),
  ]
}

type Script = { type: string; src: string | undefined; code: string }
const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const scriptsIn = (html: string): Script[] =>
  [...html.matchAll(SCRIPTS)].map(([, attributes = '', code = '']) => ({
    type: /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? '',
    src: /\bsrc="([^"]*)"/i.exec(attributes)?.[1],
    code,
  }))
const withoutScripts = (html: string) => html.replaceAll(SCRIPTS, '').replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')

type Given = { page: ReceivedPage; inventory: Inventory; policy: Map<string, string[]> }

function scriptProblem({ type, src, code }: Script, { page, inventory, policy }: Given): string | undefined {
  if (DATA.has(type)) return undefined
  if (src === undefined) {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    const isKnown = code.startsWith(INLINE_BEGINNING) && policy.get('script-src')?.includes(hash)
    return isKnown ? undefined : `A página tem um script escrito nela que não está no inventário: «${code.trim().slice(0, 60)}».`
  }
  const url = URL.canParse(src, page.origin) ? new URL(src, page.origin) : undefined
  const source = url?.origin === page.origin ? url.pathname : url?.origin
  return inventory.scripts.some((one) => one.source === source)
    ? undefined
    : `A página carrega um script que não está no inventário: ${src.slice(0, 200)}`
}

const policyOf = (header: string) =>
  new Map(
    header
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values] as const),
  )

function policyProblems(policy: Map<string, string[]>, { outside, isOfShopAlone }: Inventory): string[] {
  const hosts = { 'script-src': outside.scripts, 'frame-src': outside.frames, 'connect-src': outside.connects }
  const strange = Object.entries(hosts).flatMap(([name, known]) => {
    const values = policy.get(name) ?? (name === 'script-src' ? ['(nada)'] : [])
    const socketOf = (host: string) => host.replace(/^http/, 'ws')
    const isKnown = (value: string) =>
      value === "'self'" ||
      value === "'none'" ||
      value.startsWith("'sha256-") ||
      known.some((host) => host === value || socketOf(host) === value)
    return values.filter((value) => !isKnown(value)).map((value) => `A política da página deixa entrar ${value} em ${name}.`)
  })
  const fixed = Object.entries(FIXED).flatMap(([name, value]) =>
    policy.get(name)?.join(' ') === value ? [] : [`A política da página não diz ${name} ${value}.`],
  )
  // Scripts that the merchant added work as they do elsewhere.
  const asksForTypes = !isOfShopAlone || policy.has('require-trusted-types-for')
  return [...strange, ...fixed, ...(asksForTypes ? [] : ['A política da página não exige Trusted Types.'])]
}
