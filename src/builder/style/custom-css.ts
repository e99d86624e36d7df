import { Features, transform, type Selector, type SelectorComponent } from 'lightningcss'

/** What may be written of style for one element, or for one page. */
export const MAX_CUSTOM_CSS = 10_000

export type CustomCss = { ok: true; css: string } | { ok: false; problem: string }
type Place = { line: number; column: number }

const RULES = new Set(['style', 'media', 'supports', 'container', 'keyframes', 'nesting', 'nested-declarations'])
const AT_RULES = new Set(['media', 'supports', 'container', 'keyframes', '-webkit-keyframes'])

/**
 * Style that a merchant wrote, as rules that reach nothing outside of `root`. «selector» stands for root itself, every other
 * selector is looked for below it. Nothing is imported, and no address of another host is asked for anything.
 */
export function scopedCss(root: string, written: string): CustomCss {
  if (written.trim() === '') return { ok: true, css: '' }
  if (written.length > MAX_CUSTOM_CSS) return refused(`tem mais de ${MAX_CUSTOM_CSS.toLocaleString('pt-BR')} caracteres`)
  const atRule = unknownAtRule(written)
  if (atRule) return refused(`a regra @${atRule.name} não pode ser usada`, atRule.at)
  try {
    const found: { problem: string; at?: Place }[] = []
    const frames = printed(written, found, ({ type }) => type === 'keyframes')
    const rules = printed(written, found, ({ type }) => type !== 'keyframes')
    if (found.length > 0) return refused(found[0]!.problem, found[0]!.at)
    // Printed anew, every rule is closed: nothing of it can end the rule around it.
    const scoped = transform({
      filename: 'custom.css',
      code: Buffer.from(`${root}{${rules}}`),
      minify: true,
      include: Features.Nesting,
    })
    const css = frames + scoped.code.toString()
    return /<[/!]|image-set\(|src\(/i.test(css)
      ? refused('contém um endereço ou um sinal que não pode ser usado')
      : { ok: true, css }
  } catch (error) {
    const { loc, data } = error as { loc?: Place; data?: { type?: string } }
    return refused(WORDS[data?.type ?? ''] ?? 'não foi entendido', loc)
  }
}

const WORDS: Record<string, string> = {
  EndOfInput: 'termina antes da hora: falta um sinal',
  UnexpectedToken: 'há um sinal inesperado',
  SelectorError: 'o seletor está errado',
  InvalidDeclaration: 'a declaração está errada',
  AtRuleInvalid: 'a regra @ não é conhecida',
  AtRulePreludeInvalid: 'a regra @ está incompleta',
}

const refused = (problem: string, at?: Place): CustomCss => ({
  ok: false,
  problem: at ? `${problem} (linha ${at.line}, coluna ${at.column})` : problem,
})

function printed(written: string, found: { problem: string; at?: Place }[], keeps: (rule: { type: string }) => boolean): string {
  const { code } = transform({
    filename: 'custom.css',
    code: Buffer.from(written),
    minify: true,
    visitor: {
      Rule: (rule) => {
        if (!RULES.has(rule.type)) found.push({ problem: 'há uma regra que não pode ser usada' })
        return keeps(rule) ? undefined : []
      },
      Selector: (selector) => {
        const named = selector.map(asRoot)
        if (reachesOutside(named))
          found.push({ problem: '«selector» só pode estar no começo, com o que fica dentro do elemento' })
        return named
      },
      Url: ({ url, loc }) => {
        if (!/^(\/(?!\/)|data:image\/(png|jpeg|webp|avif|gif);|#)/i.test(url))
          found.push({ problem: 'há um endereço de fora da loja', at: loc })
      },
    },
  })
  return code.toString()
}

const asRoot = (component: SelectorComponent): SelectorComponent =>
  component.type === 'type' && component.name === 'selector' ? { type: 'nesting' } : component

/** A selector that names the element anywhere but at its beginning, or goes on with what stands beside it, styles its surroundings. */
function reachesOutside(selector: Selector): boolean {
  const rest = selector.slice(selector[0]?.type === 'nesting' ? 1 : 0)
  const first = rest.find((component) => component.type === 'combinator')
  const goesBeside =
    rest.length < selector.length &&
    first !== undefined &&
    'value' in first &&
    first.value !== 'descendant' &&
    first.value !== 'child'
  return goesBeside || /"type":"nesting"|"name":"selector"/.test(JSON.stringify(rest))
}

/** The first rule of another kind, outside of comments and texts. */
function unknownAtRule(written: string): { name: string; at: Place } | undefined {
  const bare = written.replaceAll(/\/\*[\s\S]*?(\*\/|$)|"[^"\n]*"|'[^'\n]*'/g, (text) => text.replaceAll(/[^\n]/g, ' '))
  const found = [...bare.matchAll(/@([\w\\-]+)/g)].find(([, name]) => !AT_RULES.has(name!.toLowerCase()))
  if (!found) return undefined
  const before = written.slice(0, found.index).split('\n')
  return { name: found[1]!.slice(0, 30), at: { line: before.length, column: before.at(-1)!.length + 1 } }
}
