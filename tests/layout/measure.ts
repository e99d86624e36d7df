import type { Box, Clip, Measured, MeasuredBar, MeasuredPicture, MeasuredTarget, MeasuredText } from './measured.ts'

type Facts = {
  style: CSSStyleDeclaration
  box: DOMRect
  isUnseen: boolean
  isModal: boolean
  isFixed: boolean
  /** What stays while the page scrolls under it. */
  bar?: Element
  layer: number
  clips: Clipping[]
  /** What clips the positioned elements inside. */
  outerClips: Clipping[]
  ground?: MeasuredText['ground']
}
type Clipping = Clip & { x: string; y: string }

/** Runs in the page: everything that the rules ask about, as plain data. It may use nothing from outside of itself. */
export function measureLayout(): Measured {
  const known = new Map<Element, Facts>()
  let layers = 0
  const TARGETS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], [role="radio"], [role="switch"]'
  const boxOf = ({ left: x, top: y, width, height }: DOMRect): Box => ({ x, y, width, height })

  const nameOf = (element: Element): string => {
    const classes = [...element.classList].filter((name) => !/^(css-|Mui.*-(root|sizeMedium|colorPrimary)$)|\d{3,}/.test(name))
    const id = element.id && !/[\d:«»]/.test(element.id) ? `#${element.id}` : ''
    return (
      element.localName +
      id +
      (id
        ? ''
        : classes
            .slice(0, 2)
            .map((name) => `.${name}`)
            .join(''))
    )
  }
  const selectorOf = (element: Element): string => {
    const own = nameOf(element)
    if (own.includes('#')) return own
    let above = element.parentElement
    while (above && above !== document.body && !/[#.]/.test(nameOf(above))) above = above.parentElement
    return above && above !== document.body ? `${nameOf(above)} ${own}` : own
  }
  const paints = (style: CSSStyleDeclaration) =>
    !/^rgba\(\d+, \d+, \d+, 0\)$|^transparent$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    ['Top', 'Right', 'Bottom', 'Left'].every(
      (side) => parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
    )

  /** How round the corners are, at most half of the shorter side. */
  const radiusOf = (style: CSSStyleDeclaration, { width, height }: DOMRect) => {
    const [radius = ''] = style.borderTopLeftRadius.split(' ')
    const length = radius.endsWith('%') ? (parseFloat(radius) / 100) * width : parseFloat(radius)
    return Math.min(length || 0, width / 2, height / 2)
  }
  /** The padding box: what `overflow` clips to. */
  const paddingBox = (element: Element, box: DOMRect): Box => ({
    x: box.left + element.clientLeft,
    y: box.top + element.clientTop,
    width: element.clientWidth || box.width,
    height: element.clientHeight || box.height,
  })

  const factsOf = (element: Element): Facts => {
    const found = known.get(element)
    if (found) return found
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const above = element.parentElement ? factsOf(element.parentElement) : undefined
    const isRoot = element === document.documentElement || element === document.body
    const isPositioned = style.position !== 'static'
    const leavesFlow = ['absolute', 'fixed', 'sticky'].includes(style.position) || element.matches('dialog[open], [popover]')
    const holdsFixed = style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint')
    const inherited =
      style.position === 'fixed' || element.matches('dialog[open]')
        ? []
        : style.position === 'absolute'
          ? (above?.outerClips ?? [])
          : (above?.clips ?? [])
    const clipsSelf = !isRoot && style.display !== 'inline' && (style.overflowX !== 'visible' || style.overflowY !== 'visible')
    const clipping: Clipping[] = clipsSelf
      ? [
          {
            selector: selectorOf(element),
            box: paddingBox(element, box),
            radius: radiusOf(style, box),
            x: style.overflowX,
            y: style.overflowY,
            how:
              style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
                ? 'line-clamp'
                : style.textOverflow === 'ellipsis'
                  ? 'ellipsis'
                  : 'hidden',
          },
        ]
      : []
    const clips = [...clipping, ...inherited]
    const isTiny = clipsSelf && (box.width <= 1.5 || box.height <= 1.5)
    const facts: Facts = {
      style,
      box,
      isUnseen:
        (above?.isUnseen ?? false) ||
        isTiny ||
        /inset\((50|100)%/.test(style.clipPath) ||
        /rect\((0px|1px),? /.test(style.clip) ||
        Number(style.opacity) === 0,
      isModal:
        (above?.isModal ?? false) ||
        element.matches(
          'dialog[open], [aria-modal="true"], [role="dialog"], [role="alertdialog"], [popover], .MuiModal-root, .MuiPopper-root',
        ),
      isFixed: (above?.isFixed ?? false) || style.position === 'fixed',
      bar: ['fixed', 'sticky'].includes(style.position) ? element : above?.bar,
      layer: leavesFlow || style.opacity !== '1' || !above ? ++layers : above.layer,
      clips,
      outerClips: isPositioned || holdsFixed || !above ? clips : above.outerClips,
      ground:
        style.display !== 'inline' && style.display !== 'contents' && !isRoot && paints(style)
          ? { selector: selectorOf(element), box: boxOf(box), radius: radiusOf(style, box) }
          : leavesFlow
            ? undefined
            : above?.ground,
    }
    known.set(element, facts)
    return facts
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !factsOf(element).isUnseen
  const cut = (box: Box, to: Box, x: boolean, y: boolean): Box => {
    const left = x ? Math.max(box.x, to.x) : box.x
    const top = y ? Math.max(box.y, to.y) : box.y
    const right = x ? Math.min(box.x + box.width, to.x + to.width) : box.x + box.width
    const bottom = y ? Math.min(box.y + box.height, to.y + to.height) : box.y + box.height
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  }

  // Under a dialog the page can't be used: it is measured where nothing lies over it.
  const dialogs = [...document.querySelectorAll('dialog[open], [aria-modal="true"], [role="dialog"], .MuiModal-root')]
  const scope = dialogs.findLast((one) => isShown(one) && one.getBoundingClientRect().width > 0) ?? document.body

  const texts: MeasuredText[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.nodeValue?.trim() || !element || element.closest('script, style, noscript, template, option, svg, textarea'))
      continue
    if (!isShown(element)) continue
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0).map(boxOf)
    if (lines.length === 0) continue
    const { clips, layer, ground } = factsOf(element)
    let seen = lines
    let clip: Clip | undefined
    const scrolls = { x: false, y: false }
    for (const one of clips) {
      const before = seen
      seen = seen.map((line) => cut(line, one.box, one.x !== 'visible', one.y !== 'visible'))
      const hides = { x: /hidden|clip/.test(one.x) && !scrolls.x, y: /hidden|clip/.test(one.y) && !scrolls.y }
      const isCut = before.some((line, index) => {
        const left = seen[index]!
        return (hides.x && line.width - left.width > 1) || (hides.y && line.height - left.height > line.height / 4 + 1)
      })
      const isNearCorner = one.radius > 4 && hides.x && lines.some((line) => line.x < one.box.x + one.radius / 2)
      if ((isCut || isNearCorner) && !clip) clip = { selector: one.selector, box: one.box, radius: one.radius, how: one.how }
      scrolls.x ||= /auto|scroll/.test(one.x)
      scrolls.y ||= /auto|scroll/.test(one.y)
    }
    texts.push({
      selector: selectorOf(element),
      text: node.nodeValue.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
      lines,
      seen: seen.filter(({ width, height }) => width > 0.5 && height > 0.5),
      ...(clip && { clip }),
      ...(ground && { ground }),
      layer,
    })
  }

  /** How far absolutely positioned pseudo elements reach beyond their element. */
  const reach = (element: Element, box: DOMRect): Box => {
    let { left, top, right, bottom } = box
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (style.content === 'none' || style.position !== 'absolute' || getComputedStyle(element).position === 'static') continue
      left = Math.min(left, box.left + (parseFloat(style.left) || 0))
      top = Math.min(top, box.top + (parseFloat(style.top) || 0))
      right = Math.max(right, box.right - (parseFloat(style.right) || 0))
      bottom = Math.max(bottom, box.bottom - (parseFloat(style.bottom) || 0))
    }
    return { x: left, y: top, width: right - left, height: bottom - top }
  }
  const union = (one: Box, other: Box): Box => {
    const x = Math.min(one.x, other.x)
    const y = Math.min(one.y, other.y)
    const right = Math.max(one.x + one.width, other.x + other.width)
    const bottom = Math.max(one.y + one.height, other.y + other.height)
    return { x, y, width: right - x, height: bottom - y }
  }
  const labelOf = (element: Element): Element | undefined => {
    if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(element.type)) return undefined
    return [...(element.labels ?? [])].find((label) => label.checkVisibility())
  }
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const around = (block?.textContent ?? '').replaceAll(/\s+/g, '').length
    return around > (element.textContent ?? '').replaceAll(/\s+/g, '').length + 1
  }
  const isPressable = (element: Element) =>
    !element.matches(
      ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *, [tabindex="-1"]:not(a, button, [role])',
    ) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (isShown(element) || element.matches('input[type="checkbox"], input[type="radio"]'))
  /** Something else lies over its middle: a menu, a list of choices. */
  const isCovered = (element: Element, { x, y, width, height }: Box) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && !element.contains(top) && !top.contains(element) && !(top.closest('label')?.contains(element) ?? false)
  }
  const pressable = [...scope.querySelectorAll(TARGETS)].filter((element) => {
    if (!isPressable(element)) return false
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    // What has scrolled out of its box, or lies outside of it, is not there to be pressed.
    const seen = factsOf(element).clips.reduce(
      (left, one) => cut(left, one.box, one.x !== 'visible', one.y !== 'visible'),
      boxOf(factsOf(element).box),
    )
    return seen.width > 1 && seen.height > 1 && !isCovered(element, seen)
  })
  const targets: MeasuredTarget[] = pressable.map((element) => {
    const label = labelOf(element)
    const own = reach(element, element.getBoundingClientRect())
    return {
      selector: selectorOf(element),
      box: label ? union(own, boxOf(label.getBoundingClientRect())) : own,
      isInline: isInSentence(element),
      related: pressable.flatMap((other, index) =>
        other !== element &&
        (factsOf(other).bar !== factsOf(element).bar ||
          other.contains(element) ||
          element.contains(other) ||
          (label !== undefined && label.contains(other)))
          ? [index]
          : [],
      ),
    }
  })

  const frameOf = (picture: Element): MeasuredPicture['frame'] => {
    let inner = picture
    for (let frame = picture.parentElement; frame && frame !== document.body; inner = frame, frame = frame.parentElement) {
      const style = getComputedStyle(frame)
      const isAlone = [...frame.childNodes].every(
        (child) =>
          child === inner ||
          (child instanceof Element
            ? child.localName === 'source' ||
              !child.checkVisibility() ||
              ['absolute', 'fixed'].includes(getComputedStyle(child).position)
            : !child.nodeValue?.trim()),
      )
      if (!isAlone) return undefined
      if (style.display === 'contents' || style.display === 'inline') continue
      if (style.overflowX === 'visible' && style.aspectRatio === 'auto' && !paints(style)) continue
      const box = frame.getBoundingClientRect()
      const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(
        (side) =>
          parseFloat(style.getPropertyValue(`padding-${side}`)) + parseFloat(style.getPropertyValue(`border-${side}-width`)),
      ) as [number, number, number, number]
      return {
        selector: selectorOf(frame),
        box: { x: box.left + left, y: box.top + top, width: box.width - left - right, height: box.height - top - bottom },
      }
    }
    return undefined
  }
  const pictures: MeasuredPicture[] = [...scope.querySelectorAll('img')].filter(isShown).map((picture) => {
    const frame = frameOf(picture)
    return {
      selector: selectorOf(picture),
      box: boxOf(picture.getBoundingClientRect()),
      ...(frame && { frame }),
      fit: getComputedStyle(picture).objectFit,
      natural: { width: picture.naturalWidth, height: picture.naturalHeight },
      hasFailed: picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '',
    }
  })

  const bars: MeasuredBar[] = []
  let contentEnd = { selector: 'body', bottom: 0 }
  let widest: Measured['widest']
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const { style, box, isModal, isFixed, isUnseen, clips } = factsOf(element)
    if (box.width < 1 || box.height < 1 || isUnseen) continue
    const isInBar = element.parentElement !== null && factsOf(element.parentElement).isFixed
    const isStuck =
      style.position === 'sticky' && style.top !== 'auto' && scrollY > 0 && Math.abs(box.top - parseFloat(style.top)) <= 1
    const isBar = (style.position === 'fixed' && !isInBar) || (isStuck && box.width > innerWidth / 2)
    const isAtScreen = box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0
    const holdsDialog = dialogs.some((one) => element.contains(one))
    if (
      isBar &&
      !isModal &&
      !holdsDialog &&
      isAtScreen &&
      style.pointerEvents !== 'none' &&
      (paints(style) || element.textContent?.trim())
    )
      bars.push({ selector: selectorOf(element), box: boxOf(box) })
    if (!isFixed && style.position !== 'absolute' && box.bottom + scrollY > contentEnd.bottom && clips.length === 0)
      contentEnd = { selector: selectorOf(element), bottom: box.bottom + scrollY }
    const right = clips.reduce((left, one) => cut(left, one.box, one.x !== 'visible', one.y !== 'visible'), boxOf(box))
    if (!isFixed && right.width > 0 && right.x + right.width > innerWidth + 1 && right.x + right.width > (widest?.right ?? 0) + 1)
      widest = { selector: selectorOf(element), right: right.x + right.width }
  }

  const root = document.documentElement
  return {
    window: { width: innerWidth, height: innerHeight },
    document: { width: root.scrollWidth, height: root.scrollHeight, scrolled: scrollY },
    ...(widest && root.scrollWidth > innerWidth && { widest }),
    contentEnd,
    focused: !document.activeElement || document.activeElement === document.body ? 'body' : selectorOf(document.activeElement),
    texts,
    targets,
    pictures,
    bars,
    fields: [
      ...document.querySelectorAll<HTMLElement>('input[type="number"], input[type="submit"], input[type="button"], select'),
    ]
      .filter((field) => isShown(field) && field.clientWidth > 0)
      .map((field) => ({ selector: selectorOf(field), content: field.scrollWidth, room: field.clientWidth })),
  }
}
