/** SVG as text. Paints and clips are written where they are used; `svgDocument` moves them to one `<defs>` and names them. */

export type Point = readonly [x: number, y: number]
export type Stop = readonly [offset: number, color: string, opacity?: number]
type Attributes = Record<string, string | number | undefined>

export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  // On a single shape `opacity` makes the renderer paint a whole extra layer; these two look the same and cost nothing.
  const { opacity, ...rest } = attributes
  const shown =
    tag === 'g' ? attributes : { ...rest, 'fill-opacity': opacity, 'stroke-opacity': rest['stroke-opacity'] ?? opacity }
  const written = Object.entries(shown)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('')
  return children.length ? `<${tag}${written}>${children.join('')}</${tag}>` : `<${tag}${written}/>`
}

export const group = (attributes: Attributes, ...children: string[]) => el('g', attributes, children.join(''))
export const path = (d: string, fill: string, attributes: Attributes = {}) => el('path', { d, fill, ...attributes })
export const line = (d: string, stroke: string, width: number, attributes: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })
export const rect = (x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}) =>
  el('rect', { x, y, width, height, fill, ...attributes })
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, attributes: Attributes = {}) =>
  el('ellipse', { cx, cy, rx, ry, fill, ...attributes })

/** Moves a drawing made around the origin to its place in the scene. */
export function at(x: number, y: number, content: string, { scale = 1, turn = 0 }: { scale?: number; turn?: number } = {}) {
  const turned = turn ? ` rotate(${num(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${num(scale)})`
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`
}

/** A gradient between two points of the shape's box (0…1), or of the drawing when `absolute`. */
export function linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [1, 0], absolute = false): string {
  const units = absolute ? { gradientUnits: 'userSpaceOnUse' } : {}
  return def(el('linearGradient', { ...units, x1: from[0], y1: from[1], x2: to[0], y2: to[1] }, ...stops.map(stopTag)))
}

export const downward = (stops: readonly Stop[]) => linear(stops, [0, 0], [0, 1])

export function radial(stops: readonly Stop[], [cx, cy]: Point = [0.5, 0.5], r = 0.5): string {
  return def(el('radialGradient', { cx, cy, r }, ...stops.map(stopTag)))
}

export const clip = (d: string) => def(el('clipPath', {}, el('path', { d })))
export const clipped = (d: string, ...content: string[]) => group({ 'clip-path': clip(d) }, ...content)

/** Points written as `'x y, x y'`. */
export const parsePoints = (text: string): Point[] =>
  text.split(',').map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x, y]
  })

export function polyline(points: readonly Point[], closed = false): string {
  return 'M' + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L') + (closed ? 'Z' : '')
}

/** A soft curve through all points. */
export function curve(points: readonly Point[], closed = false): string {
  const pick = (i: number): Point =>
    (closed ? points[(i + points.length) % points.length] : points[Math.min(points.length - 1, Math.max(0, i))]) ?? [0, 0]
  const parts = [`M${pick(0).map(num).join(' ')}`]
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)]
    const first = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const second = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    parts.push(`C${[...first, ...second, ...p2].map(num).join(' ')}`)
  }
  return parts.join('') + (closed ? 'Z' : '')
}

/** The same soft curve as points, for shapes that widen along it. */
export function smoothPoints(points: readonly Point[]): Point[] {
  const pick = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  return points.flatMap((point, i) => {
    if (i === points.length - 1) return [point]
    const [p0, p1, p2, p3] = [pick(i - 1), point, pick(i + 1), pick(i + 2)]
    const bend = (axis: 0 | 1, t: number) =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): Point => [bend(0, t), bend(1, t)])
  })
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`

export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - radius * 2, height - radius * 2, radius]
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`
  return `M${num(x + r)} ${num(y)}h${num(w)}${corner(r, r)}v${num(h)}${corner(-r, r)}h${num(-w)}${corner(-r, -r)}v${num(-h)}${corner(r, -r)}Z`
}

export function svgDocument(width: number, height: number, content: string): string {
  const names = new Map<string, string>()
  const innermost = /⟦([^⟦⟧]*)⟧/g
  let body = content
  while (body.includes('⟦')) {
    body = body.replace(innermost, (_, markup: string) => {
      const name = names.get(markup) ?? `d${names.size + 1}`
      names.set(markup, name)
      return `url(#${name})`
    })
  }
  const defs = [...names].map(([markup, name]) => markup.replace(/^<(\w+)/, `<$1 id="${name}"`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
}

const tenth = (value: number) => String(Math.round(value * 10) / 10)

export const num = (value: number) => String(Math.round(value * 100) / 100)

const def = (markup: string) => `⟦${markup}⟧`

function stopTag([offset, color, opacity]: Stop): string {
  return el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity })
}
