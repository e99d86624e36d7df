import { join } from 'node:path'
import { type Node, takeApart } from '../lean-style.ts'
import { readStyle } from '../registry.ts'
import type { ElementMotion } from './element-motion.ts'

const sheet = (name: string) => readStyle(join(import.meta.dirname, `${name}.css`))
const read = () => ({
  sticky: sheet('sticky'),
  entrance: takeApart(sheet('entrance')),
  wholeEntrance: sheet('entrance'),
  effects: sheet('effects'),
  marks: sheet('marks'),
})
let sheets: ReturnType<typeof read> | undefined

/** The style of what moves or stays in a document: nothing of ways to move that none of its elements has, but in the editor. */
export function motionCss(moving: readonly ElementMotion[], { isWhole }: { isWhole: boolean }): string {
  if (moving.length === 0) return ''
  const { sticky, entrance, wholeEntrance, effects, marks } = (sheets ??= read())
  if (isWhole) return sticky + wholeEntrance + effects + marks
  const has = (...names: `data-${string}`[]) => moving.some(({ data }) => names.some((name) => data[name] !== undefined))
  const entrances = moving.flatMap(({ data }) => data['data-entrance'] ?? [])
  return (
    (has('data-sticky', 'data-over-page') ? sticky : '') +
    (entrances.length > 0 ? entranceCss(entrance, new Set(entrances)) : '') +
    (has('data-motion') ? effects : '') +
    marks
  )
}

/** The rules for these entrances, with the steps and properties that they name. */
export function entranceCss(nodes: readonly Node[], names: ReadonlySet<string>): string {
  const kept = withRulesFor(nodes, names)
  const rules = printed(kept.filter(({ head }) => !/^@(?:keyframes|property)/.test(head)))
  const steps = printed(kept.filter(({ head }) => isNamedIn(rules, head, '@keyframes ')))
  return rules + steps + printed(kept.filter(({ head }) => isNamedIn(rules + steps, head, '@property ')))
}

const isNamedIn = (text: string, head: string, kind: string) => head.startsWith(kind) && text.includes(head.slice(kind.length))

const withRulesFor = (nodes: readonly Node[], names: ReadonlySet<string>): Node[] =>
  nodes.flatMap((node) => {
    if (node.nodes) return [{ ...node, nodes: withRulesFor(node.nodes, names) }]
    if (!node.selectors) return [node]
    const selectors = node.selectors.filter(({ text }) => meetsOne(text, names))
    return selectors.length > 0 ? [{ ...node, selectors }] : []
  })

const CONDITION = /\[data-entrance([$^]?)=["']?(\w+)["']?\]/g

function meetsOne(selector: string, names: ReadonlySet<string>): boolean {
  const conditions = [...selector.matchAll(CONDITION)]
  const fits = (name: string) =>
    conditions.every(([, how, value]) =>
      how === '$' ? name.endsWith(value!) : how === '^' ? name.startsWith(value!) : name === value,
    )
  return conditions.length === 0 || [...names].some(fits)
}

const printed = (nodes: readonly Node[]): string =>
  nodes
    .map(({ head, body, selectors, nodes: inner }) =>
      inner ? `${head}{${printed(inner)}}` : `${selectors?.map(({ text }) => text).join(',') ?? head}{${body}}`,
    )
    .join('')
