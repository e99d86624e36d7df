import type { ScriptPiece } from '#kit/consent.ts'
import { outsideScriptAddress } from '#kit/csp-sources.ts'
import type { Snippet, SnippetProblem } from './contract.ts'

/** It stands in every page that carries it. */
export const MAX_CODE_LENGTH = 20_000

const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g
const KINDS_THAT_RUN = new Set(['', 'text/javascript', 'application/javascript', 'module'])
/** Attributes that mean the same on a script that is added later. */
const KEPT_ATTRIBUTE = /^(?:id|crossorigin|integrity|referrerpolicy|data-[\w.-]{1,60})$/

/** Reads what a service gives merchants to paste: script elements, bare code, or an address. */
export function readSnippet(pasted: string): Snippet {
  if (pasted.trim() === '') return refused('empty')
  if (pasted.length > MAX_CODE_LENGTH) return refused('too-long')
  // Code may speak of markup: only what begins like an element is meant as one.
  if (!pasted.trimStart().startsWith('<')) return bareSnippet(pasted.trim())
  const { scripts, problem } = splitMarkup(pasted)
  if (problem) return refused(problem)
  const pieces = scripts.map(({ attributes, code }) => pieceOf(attributes, code))
  const wrong = pieces.find((piece) => typeof piece === 'string')
  if (wrong !== undefined || pieces.length === 0) return refused(wrong ?? 'empty')
  return { ok: true, pieces: pieces.filter((piece) => typeof piece !== 'string') }
}

type Split = { scripts: { attributes: string; code: string }[]; problem?: SnippetProblem }

/** One way through the text, from its start to its end, whatever stands in it. What is shown without scripts is left out. */
function splitMarkup(text: string): Split {
  const small = text.toLowerCase()
  const scripts: Split['scripts'] = []
  for (let at = 0; at < text.length;) {
    if (/\s/.test(text[at]!)) at++
    else if (small.startsWith('<!--', at)) at = endOf(small, '-->', at)
    else if (small.startsWith('<noscript', at)) at = endOf(small, '</noscript>', at)
    else if (small.startsWith('<script', at)) {
      const open = endOfTag(text, at)
      const close = small.indexOf('</script', open)
      if (close < 0) return { scripts, problem: 'unclosed' }
      scripts.push({ attributes: text.slice(at + '<script'.length, open - 1), code: text.slice(open, close) })
      at = endOf(small, '>', close)
    } else return { scripts, problem: 'other-markup' }
  }
  return { scripts }
}

const endOf = (text: string, mark: string, from: number) => {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}

/** Behind the bracket that closes the tag: one inside of quotes does not. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return text.length
}

const refused = (problem: SnippetProblem): Snippet => ({ ok: false, problem })

function bareSnippet(text: string): Snippet {
  if (!/^(?:https?:)?\/\/\S+$/.test(text)) return { ok: true, pieces: [{ code: text }] }
  const src = addressOf(text)
  return src ? { ok: true, pieces: [{ src }] } : refused('bad-address')
}

/** Written without a scheme, an address is meant to be encrypted as the page is. */
const addressOf = (text: string) => outsideScriptAddress(text.startsWith('//') ? `https:${text}` : text)

function pieceOf(written: string, code: string): ScriptPiece | SnippetProblem {
  const given = new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )
  const names = [...given.keys()]
  if (names.some((name) => name.startsWith('on'))) return 'handler'
  const type = (given.get('type') ?? '').trim().toLowerCase()
  if (!KINDS_THAT_RUN.has(type)) return 'not-a-script'
  const kept = Object.fromEntries([...given].filter(([name]) => KEPT_ATTRIBUTE.test(name)))
  const attributes = type === 'module' ? { ...kept, type } : kept
  const more = Object.keys(attributes).length > 0 ? { attributes } : {}
  const address = given.get('src')
  if (address === undefined) return code.trim() === '' ? 'empty' : { code, ...more }
  const src = addressOf(address.trim().replaceAll('&amp;', '&'))
  if (!src) return 'bad-address'
  return { src, ...(given.has('async') && { isAsync: true }), ...more }
}
