/** Marks the node that is being written in: whoever draws the page leaves it alone, and whoever drags lets presses in it through. */
export const WRITING = 'data-writing'

const LOOK = { outline: '2px dashed #9c4327', outlineOffset: '3px', cursor: 'text', userSelect: 'text' }
const CHANGED_LOOK = [...Object.keys(LOOK), 'whiteSpace', 'display', 'minInlineSize', 'textAlign'] as (keyof typeof LOOK)[]
const CHANGED = [WRITING, 'role', 'aria-label', 'aria-multiline', 'contenteditable', 'translate', 'class']

/** A node made ready to be written in, and put back as it was. Words beside a picture get a tag of their own meanwhile. */
export function prepareNode(node: Element | Text, label: string, isMultiline: boolean) {
  const place = node.nodeType === 3 ? wrapped(node as Text) : (node as HTMLElement)
  const before = CHANGED.map((name) => [name, place.getAttribute(name)] as const)
  const lookBefore = CHANGED_LOOK.map((name) => [name, place.style[name]] as const)
  const link = place.closest('a:not([draggable])')
  // Else a pressed and moved mouse carries the link away and chooses no words.
  link?.setAttribute('draggable', 'false')
  const attributes = { [WRITING]: '', role: 'textbox', 'aria-label': label, 'aria-multiline': String(isMultiline) }
  for (const [name, value] of Object.entries(attributes)) place.setAttribute(name, value)
  Object.assign(place.style, LOOK)
  return {
    place,
    restore: () => {
      link?.removeAttribute('draggable')
      for (const [name, value] of before)
        if (value === null) place.removeAttribute(name)
        else place.setAttribute(name, value)
      for (const [name, value] of lookBefore) place.style[name] = value
      if (place.style.length === 0) place.removeAttribute('style')
      if (place !== node) place.replaceWith(...place.childNodes)
    },
  }
}

export const alignLines = (place: HTMLElement, way: string) => Object.assign(place.style, { textAlign: way })

function wrapped(text: Text): HTMLElement {
  const span = text.ownerDocument.createElement('span')
  text.replaceWith(span)
  span.append(text)
  return span
}
