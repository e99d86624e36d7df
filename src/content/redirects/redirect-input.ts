import { isPlain, meantQuery, tidyPath, withoutAccents } from './asked-address.ts'
import { REDIRECT_CODES, type RedirectCode, type RedirectInput, type RedirectKind } from './contract.ts'
import { knownAddress } from './known-addresses.ts'
import { readPattern } from './patterns.ts'

type Raw = { from: string; to: string; kind: RedirectKind; code: number }
export type InputProblem = { field: 'from' | 'to' | 'code'; text: string }
export type ReadRedirect = { ok: true; redirect: RedirectInput; note?: string } | { ok: false; problem: InputProblem }

const LONGEST_TARGET = 1_000
/** Parts of the shop that always answer themselves. */
const OWN = /^\/(?:painel|wp-json|wc-ajax|assets|midia|cart|checkout|minha-conta)(?:\/|$)/
/** Codes of other systems that mean the same. */
const SAME_CODE: Record<number, RedirectCode> = { 303: 302, 404: 410, 451: 410 }

const refuse = (field: InputProblem['field'], text: string) => ({ ok: false, problem: { field, text } }) as const

/** Reads a redirect as people, tables and other systems write one; or says in the merchant's words what is wrong. */
export function readRedirect({ from, to, kind, code }: Raw, shopUrl?: string): ReadRedirect {
  const known = REDIRECT_CODES.find((one) => one === code) ?? SAME_CODE[code]
  if (known === undefined) return refuse('code', `O código ${code} não existe aqui. Use 301, 302, 307, 308 ou 410.`)
  const target = known === 410 ? { address: '' } : readTarget(to.trim(), kind, shopUrl)
  if ('problem' in target) return refuse('to', target.problem)
  const source = kind === 'pattern' ? readSource(from.trim(), target.address) : readPath(from.trim())
  if ('problem' in source) return refuse('from', source.problem)
  if (source.address === target.address) return refuse('to', 'O endereço leva a si mesmo.')
  const redirect = { from: source.address, to: target.address, kind, code: known }
  return { ok: true, redirect, ...(known !== code && { note: `O código ${code} virou ${known}.` }) }
}

type Read = { address: string } | { problem: string }

function readPath(text: string): Read {
  if (text === '') return { problem: 'Falta o endereço antigo.' }
  const relative = /^https?:\/\//i.test(text) || text.startsWith('/') ? text : `/${text}`
  if (!URL.canParse(relative, 'https://x')) return { problem: 'O endereço antigo não é um caminho, como /pagina-antiga/.' }
  const { pathname, search } = new URL(relative.replace(/^\/{2,}/, '/'), 'https://x')
  const path = tidyPath(pathname)
  if (path === undefined) return { problem: 'O endereço antigo não é um caminho, como /pagina-antiga/.' }
  const address = path + meantQuery(search)
  if (address === '/') return { problem: 'A página inicial não pode levar a outro lugar.' }
  if (OWN.test(path)) return { problem: 'Este endereço é da própria loja: nele sempre há uma página.' }
  return address.length > 500 ? { problem: 'O endereço antigo tem mais de 500 caracteres.' } : { address }
}

function readSource(text: string, target: string): Read {
  if (text.length < 2) return { problem: 'Falta o padrão, por exemplo ^/antigo/(.*)$.' }
  const read = readPattern(text, target)
  return 'refusal' in read ? { problem: read.refusal } : { address: text }
}

function readTarget(text: string, kind: RedirectKind, shopUrl: string | undefined): Read {
  if (text === '') return { problem: 'Falta o destino.' }
  if (text.length > LONGEST_TARGET) return { problem: `O destino tem mais de ${LONGEST_TARGET} caracteres.` }
  if (/[\p{Cc}\s\\<>"]/u.test(text)) return { problem: 'O destino tem um espaço ou um sinal que não cabe num endereço.' }
  const own = shopUrl === undefined ? text : withoutHost(text, shopUrl)
  if (/^https?:/i.test(own)) return outsideTarget(own)
  if (/^[a-z][a-z0-9+.-]*:/i.test(own)) return { problem: 'O destino tem de ser um caminho da loja ou um endereço https://.' }
  const path = `/${own.replace(/^\/+/, '')}`
  if (kind === 'pattern') return { address: path }
  const { pathname, search, hash } = new URL(path, 'https://x')
  const tidy = tidyPath(pathname)
  if (tidy === undefined) return { problem: 'O destino não é um caminho da loja, como /produto/caneca/.' }
  const plain = withoutAccents(tidy)
  return { address: (knownAddress(plain) ?? (isPlain(plain) ? plain : encodeURI(tidy))) + search + hash }
}

function outsideTarget(text: string): Read {
  if (!URL.canParse(text) || !/^https:\/\/[^/@]+(?:\/|$)/i.test(text))
    return { problem: 'Fora da loja, o destino tem de começar com https://.' }
  return { address: text }
}

function withoutHost(text: string, shopUrl: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const { host, pathname, search, hash } = new URL(text)
  return host === new URL(shopUrl).host ? pathname + search + hash : text
}
