import type { FontChoice } from './choice.ts'
import type { UsableFont } from './contract.ts'

/** A font of the visitor's device, with the average width of its letters as `metrics.ts` measures it, plain and bold. */
type StandIn = { plain: readonly string[]; bold: readonly string[]; width: number; boldWidth: number }

/** Arial and its twins of the same widths; where neither is there, as on Android, Roboto. */
const SANS: readonly StandIn[] = [
  {
    plain: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 0.4618,
    boldWidth: 0.4915,
  },
  { plain: ['Roboto'], bold: ['Roboto Bold'], width: 0.4594, boldWidth: 0.4642 },
]
const SERIF: readonly StandIn[] = [
  {
    plain: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
    width: 0.4129,
    boldWidth: 0.4388,
  },
  { plain: ['Noto Serif'], bold: ['Noto Serif Bold'], width: 0.4875, boldWidth: 0.5175 },
]

/** The style sheet of a page's families: faces, stand-ins of the same measures, and the tokens that name them. */
export function fontCss(fonts: readonly UsableFont[], choice: FontChoice, named: ReadonlySet<string>): string {
  if (fonts.length === 0) return ''
  const byId = new Map(fonts.map((font) => [font.id, font]))
  const tokens = [
    ...(['text', 'display'] as const).flatMap((role) => {
      const font = byId.get(choice[role] ?? '')
      return font ? [`--font-${role}:${stackOf(font)}`] : []
    }),
    ...fonts.filter(({ id }) => named.has(id)).map((font) => `--font-${font.id}:${stackOf(font)}`),
  ]
  const isTitle = (id: string) => id === choice.display && id !== choice.text
  return fonts.map((font) => face(font) + standIns(font, isTitle(font.id))).join('') + `:root{${tokens.join(';')}}`
}

const face = ({ id, url, metrics: { weights } }: UsableFont) =>
  `@font-face{font-family:${id};src:url(${url})format("woff2");font-weight:${[...new Set(weights)].join(' ')};font-display:swap}`

/** With the same widths and heights nothing moves when the font arrives. Titles are bold, so is what stands in for them. */
const standIns = ({ id, kind, metrics }: UsableFont, isTitle: boolean) =>
  standInsOf(kind)
    .map(({ plain, bold, width, boldWidth }, index) => {
      const scale = isTitle ? metrics.titleWidth / boldWidth : metrics.textWidth / width
      const sources = (isTitle ? bold : plain).map((name) => `local("${name}")`).join(',')
      const heights = `ascent-override:${percent(metrics.ascent / scale)};descent-override:${percent(metrics.descent / scale)};line-gap-override:${percent(metrics.lineGap / scale)}`
      const weight = isTitle ? 'font-weight:400 900;' : ''
      return `@font-face{font-family:${id}-${index};src:${sources};${weight}size-adjust:${percent(scale)};${heights}}`
    })
    .join('')

const standInsOf = (kind: UsableFont['kind']) => (kind === 'serif' ? SERIF : SANS)

const stackOf = ({ id, kind }: Pick<UsableFont, 'id' | 'kind'>) =>
  [id, ...standInsOf(kind).map((_, index) => `${id}-${index}`), kind].join()

const percent = (share: number) => `${(share * 100).toFixed(2).replace(/\.?0+$/, '')}%`

/** For mails, which fetch no fonts: the family for whoever has it, then what every program has. */
export const mailStack = ({ name, kind }: Pick<UsableFont, 'name' | 'kind'>) =>
  kind === 'serif'
    ? `'${name}', Georgia, 'Times New Roman', serif`
    : `'${name}', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`
