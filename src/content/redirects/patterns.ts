import { RE2JS, RE2JSException } from 're2js'

export const PATTERN_MAX_LENGTH = 300
/** With the length of an address it bounds the work of a match: repetitions are written out. */
const PROGRAM_MAX_STEPS = 2_000

/** Answers the target with `$1` and the like filled in; undefined where the pattern does not fit. */
export type Pattern = (path: string) => string | undefined
export type ReadPattern = { pattern: Pattern } | { refusal: string }

/** A merchant's pattern over paths. RE2's time grows with the length of path and pattern alone, whatever is asked for. */
export function readPattern(source: string, target: string): ReadPattern {
  if (source.length > PATTERN_MAX_LENGTH) return { refusal: `O padrão tem mais de ${PATTERN_MAX_LENGTH} caracteres.` }
  try {
    const compiled = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE)
    if (compiled.programSize() > PROGRAM_MAX_STEPS) return { refusal: 'O padrão repete demais: diminua os números entre chaves.' }
    const groups = compiled.groupCount()
    const missing = [...target.matchAll(/\$(\d)/g)].find(([, number]) => Number(number) > groups)
    if (missing) return { refusal: `O destino usa ${missing[0]}, mas o padrão só tem ${groups} grupo(s) entre parênteses.` }
    if (/^https:\/\/[^/]*\$\d/.test(target)) return { refusal: 'O domínio do destino não pode vir do endereço pedido.' }
    if (compiled.matcher('').find() || compiled.matcher('/').find())
      return { refusal: 'O padrão vale para qualquer endereço. Diga como ele começa, por exemplo ^/antigo/.' }
    return { pattern: (path) => filled(compiled, target, path) }
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    return {
      refusal: 'O padrão não está correto ou usa algo que a loja não aceita (como (?=…) ou \\1). Confira parênteses e colchetes.',
    }
  }
}

function filled(compiled: RE2JS, target: string, path: string): string | undefined {
  const matcher = compiled.matcher(path)
  if (!matcher.find()) return undefined
  // What the visitor asked for never becomes more than a part of a path.
  const whole = target.replaceAll(/\$(\d)/g, (_all, number: string) =>
    encodeURI(matcher.group(Number(number)) ?? '').replaceAll(/[?#]/g, ''),
  )
  return whole.replace(/^\/+/, '/')
}
