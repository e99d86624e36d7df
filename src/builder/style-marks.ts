/** Whose the rules are that follow a mark. */
type Kind = 'widget' | 'look' | 'document' | 'element' | 'rest'

/** A comment in the style of a page that is open in the editor, which swaps the rules of single elements. */
export const styleMark = (kind: Kind, name = '') => `/*~${kind} ${name}*/`

export type MarkedRules = { kind: Kind; name: string; css: string }

/** The style of a page by its marks; `base` is what stands before the first of them. */
export function readMarks(style: string): { base: string; rules: MarkedRules[] } {
  const [base = '', ...pieces] = style.split(/\/\*~(widget|look|document|element|rest) ([\w-]*)\*\//)
  const rules: MarkedRules[] = []
  for (let at = 0; at + 2 < pieces.length; at += 3)
    rules.push({ kind: pieces[at] as Kind, name: pieces[at + 1]!, css: pieces[at + 2]! }) // as the expression says
  return { base, rules }
}
