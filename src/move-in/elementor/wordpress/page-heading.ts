type Element = { elType: string; widgetType?: string; settings: Record<string, unknown>; elements: Element[] }

/** A page that was a text had its title above it, from the theme; here the page says it itself, unless it did before. */
export function withHeading(document: Element[], title = ''): Element[] {
  const [first, ...others] = document
  if (title === '' || document.some(hasTitle)) return document
  const heading = {
    id: 'title',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title, header_size: 'h1' },
    elements: [],
  }
  // Under the same roof as the text, so that both begin at the same edge.
  if (first?.elType === 'container') return [{ ...first, elements: [heading, ...first.elements] }, ...others]
  return [heading, ...document]
}

const hasTitle = ({ settings, elements }: Element): boolean =>
  settings['header_size'] === 'h1' ||
  Object.values(settings).some((value) => typeof value === 'string' && /<h1[\s>]/i.test(value)) ||
  elements.some(hasTitle)
