import {
  type AttributeSpec,
  type DOMOutputSpec,
  type Mark,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'
import { safeHref } from '#kit/url.ts'

const optional = (...names: string[]): Record<string, AttributeSpec> =>
  Object.fromEntries(names.map((name) => [name, { default: null }]))
const attributesOf = (element: HTMLElement, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]))

const IMAGE = [
  'src',
  'srcset',
  'sizes',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'class',
  'data-no-lazy',
  'data-crazy-lazy',
]
const HEADINGS = [1, 2, 3, 4, 5, 6]

const around =
  (tag: string) =>
  ({ attrs }: Node | Mark): DOMOutputSpec => [tag, { ...attrs }, 0]

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 }, ...optional('id') },
    // A page has one heading of the first level, and that is its title.
    parseDOM: HEADINGS.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level: Math.max(2, level), id: level > 1 && level < 5 ? element.getAttribute('id') : null }),
    })),
    toDOM: ({ attrs: { level, id } }) => [`h${level}`, { id }, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: optional('start'),
    parseDOM: [{ tag: 'ol', getAttrs: (element) => attributesOf(element, ['start']) }],
    toDOM: around('ol'),
  },
  list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  code_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: optional(...IMAGE),
    parseDOM: [{ tag: 'img[src]', getAttrs: (element) => attributesOf(element, IMAGE) }],
    toDOM: ({ attrs }) => ['img', { ...attrs }],
  },
} satisfies Record<string, NodeSpec>

const plain = (tag: string, ...others: NonNullable<MarkSpec['parseDOM']>): MarkSpec => ({
  parseDOM: [{ tag }, ...others],
  toDOM: () => [tag, 0],
})

const marks = {
  link: {
    inclusive: false,
    attrs: { href: {}, ...optional('title', 'target') },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = safeHref(element.getAttribute('href') ?? '')
          if (!href) return false
          const { title, target } = attributesOf(element, ['title', 'target'])
          return { href, title, target: target === '_blank' ? target : null }
        },
      },
    ],
    toDOM: around('a'),
  },
  // Some programs copy their pages inside of a <b> that says it is none.
  strong: plain('strong', { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null }),
  em: plain('em', { tag: 'i', getAttrs: ({ style }) => style.fontStyle !== 'normal' && null }),
  underline: plain('u'),
  strike: plain('s'),
  small: plain('small'),
  sub: { ...plain('sub'), excludes: 'sub sup' },
  sup: { ...plain('sup'), excludes: 'sub sup' },
  highlight: plain('mark'),
  code: plain('code'),
} satisfies Record<string, MarkSpec>

/** What the editor of words can hold: what the shop keeps of written markup, without tables and figures. */
export const schema = new Schema({ nodes, marks })
