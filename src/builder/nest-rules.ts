/** At-rules hold flat rules; everything else is a flat rule itself. */
const RULE = /@([^{}]+)\{((?:[^{}]+\{[^{}]*\})*)\}|([^{}]+)\{([^{}]*)\}/y

type Rule = { selector: string; declared: string }
/** Rules that share a condition; '' is none. */
type Block = { condition: string; rules: Rule[] }

/**
 * The rules of one element with its name written once, the rest nested in it: names are what a style sheet of many elements
 * consists of, and no two are alike. Rules that it can't read it leaves as they are.
 */
export function nestRules(id: string, css: string): string {
  const blocks = blocksOf(css)
  if (!blocks || blocks.reduce((sum, { rules }) => sum + rules.length, 0) < 2) return css
  const plain = `.elementor-element-${id}`
  const strong = `.elementor-element${plain}`
  const withRules = (wanted: (rule: Rule) => boolean) =>
    blocks.map(({ condition, rules }) => ({ condition, rules: rules.filter(wanted) })).filter(({ rules }) => rules.length > 0)
  const isStrong = ({ selector }: Rule) => selector.includes(strong)
  const own = withRules((rule) => !isStrong(rule))
  if (own.some(({ rules }) => rules.some(({ selector }) => !selector.includes(plain)))) return css
  const look = bodyOf(withRules(isStrong), strong)
  if (own.length === 0) return `${strong}{${look}}`
  const plainBody = bodyOf(own, plain)
  return look === '' ? `${plain}{${plainBody}}` : `${plain}{${ended(plainBody)}&.elementor-element{${look}}}`
}

function blocksOf(css: string): Block[] | undefined {
  const blocks: Block[] = []
  let end = 0
  while (end < css.length) {
    RULE.lastIndex = end
    const [text, condition, inside, selector, declared] = RULE.exec(css) ?? []
    if (text === undefined) return undefined
    end += text.length
    if (condition === undefined) into(blocks, '').push({ selector: selector!, declared: declared! })
    else into(blocks, `@${condition}`).push(...(blocksOf(inside!)?.flatMap(({ rules }) => rules) ?? []))
  }
  return blocks
}

/** Only rules that follow each other share a block: what comes later overrules what came before. */
function into(blocks: Block[], condition: string): Rule[] {
  const last = blocks.at(-1)
  if (last?.condition === condition) return last.rules
  const rules: Rule[] = []
  blocks.push({ condition, rules })
  return rules
}

const bodyOf = (blocks: Block[], root: string): string =>
  blocks.reduce((body, { condition, rules }) => {
    const inside = rules.reduce((text, rule) => {
      const selector = belowRoot(rule.selector.replaceAll(root, '&'))
      const isFirst = text === '' && (condition !== '' || body === '')
      return selector === '&' && isFirst ? rule.declared : `${ended(text)}${selector}{${rule.declared}}`
    }, '')
    return ended(body) + (condition === '' ? inside : `${condition}{${inside}}`)
  }, '')

/** A declaration ends with a sign before a rule may follow. */
const ended = (text: string) => (text === '' || text.endsWith('}') ? text : `${text};`)

/** What stands below the element needs no sign for it; a bare tag name does, for browsers that came first. */
function belowRoot(selector: string): string {
  const below = /^& ?(?=[>+~.:#[*])/.exec(selector)
  if (!below || selector.includes('&', 1)) return selector
  return selector.startsWith('& ') || /^&[>+~]/.test(selector) ? selector.slice(below[0].length) : selector
}
