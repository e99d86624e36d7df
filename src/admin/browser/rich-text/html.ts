import type { Attrs, Fragment, Mark, Node } from 'prosemirror-model'

const TAGS: Record<string, string> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  code_block: 'pre',
  link: 'a',
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  small: 'small',
  sub: 'sub',
  sup: 'sup',
  highlight: 'mark',
  code: 'code',
}
const VOID: Record<string, string> = { horizontal_rule: 'hr', hard_break: 'br', image: 'img' }

/** A document as the shop keeps it: letter for letter what its cleaner would write. An empty one is nothing. */
export function htmlOf(doc: Node): string {
  const isEmpty = doc.childCount === 1 && doc.firstChild!.type.name === 'paragraph' && doc.firstChild!.childCount === 0
  return isEmpty ? '' : blocksOf(doc.content)
}

const blocksOf = (content: Fragment) => content.content.map(blockOf).join('')

function blockOf(node: Node): string {
  const { name } = node.type
  const empty = VOID[name]
  if (empty) return `<${empty} />`
  if (name === 'heading') return element(`h${node.attrs.level}`, { id: node.attrs.id }, inlineOf(node))
  const tag = TAGS[name]!
  if (node.isTextblock) return element(tag, {}, inlineOf(node))
  if (name === 'list_item') return element(tag, {}, itemOf(node))
  return element(tag, node.attrs, blocksOf(node.content))
}

/** The words of an entry stand in it as they are, as people write lists, unless there is more than them and lists below. */
function itemOf({ content }: Node): string {
  const [first, ...rest] = content.content
  const isPlain = first?.type.name === 'paragraph' && rest.every(({ type }) => type.name.endsWith('_list'))
  return isPlain ? inlineOf(first) + rest.map(blockOf).join('') : blocksOf(content)
}

/** Marks are opened as late and closed as early as their order allows. */
function inlineOf(block: Node): string {
  let html = ''
  let open: readonly Mark[] = []
  block.forEach((node) => {
    const shared = node.marks.findIndex((mark, at) => !open[at]?.eq(mark))
    const kept = shared < 0 ? node.marks.length : shared
    html += closing(open.slice(kept))
    html += node.marks.slice(kept).map(opening).join('')
    open = node.marks
    const empty = VOID[node.type.name]
    html += empty ? `<${empty}${attributes(node.attrs)} />` : escaped(node.text ?? '')
  })
  return html + closing(open)
}

const closing = (marks: readonly Mark[]) =>
  marks
    .toReversed()
    .map(({ type }) => `</${TAGS[type.name]}>`)
    .join('')

const opening = ({ type, attrs }: Mark) =>
  `<${TAGS[type.name]}${attributes({ ...attrs, ...(attrs.target === '_blank' && { rel: 'noopener noreferrer' }) })}>`

const element = (tag: string, attrs: Attrs, inside: string) => `<${tag}${attributes(attrs)}>${inside}</${tag}>`

const attributes = (attrs: Attrs) =>
  Object.entries(attrs)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
