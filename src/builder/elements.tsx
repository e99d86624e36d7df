import { createElement, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandChunks } from '#islands/island-slot.tsx'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import type { OuterProps } from './define-widget.ts'
import type { PageInfo } from './page-info.ts'
import type { ReadyElement } from './prepare.ts'

export type Show = {
  page: PageInfo
  /** Draw each widget by itself, so that one which throws takes only itself away. */ isolated?: (problem: string) => void
}

type List = { elements: ReadyElement[]; show: Show; startsPage?: boolean }
type One = { ready: ReadyElement; show: Show; startsPage: boolean }

/** The elements of a document as markup with the hooks that scripts of this ecosystem look for. */
export function Elements({ elements, show, startsPage = false }: List): ReactNode {
  const first = startsPage && elements.find(({ element }) => element.elType === 'container')
  return elements.map((ready) => createElement(Element, { key: ready.id, ready, show, startsPage: ready === first }))
}

function Element({ ready, show, startsPage }: One) {
  const chunks = useContext(IslandChunks)
  if (!ready.widget) return show.page.editMode ? <UnknownWidget element={ready.element} /> : null
  const content = <Content ready={ready} show={show} startsPage={startsPage} />
  const alone = <IslandChunks value={chunks}>{content}</IslandChunks>
  const body = show.isolated ? isolate(alone, ready, show.isolated) : content
  if (ready.element.elType === 'container') return body
  const { name } = ready.widget.definition
  // Scripts and style sheets of others look for the name that the document has, ours for our own.
  const type = ready.element.widgetType
  const names = type === name ? `elementor-widget-${name}` : `elementor-widget-${type} elementor-widget-${name}`
  const outer = outerProps(ready)
  const hasSettings = Object.keys(ready.frontend).length > 0
  return (
    <div
      {...outer}
      className={`${outer.className} elementor-widget ${names}`}
      data-widget_type={`${type}.${ready.skin}`}
      data-settings={hasSettings ? JSON.stringify(ready.frontend) : undefined}
    >
      {body}
    </div>
  )
}

function Content({ ready, show, startsPage }: One) {
  const View = ready.widget!.View
  const { settings, data, id, skin, elements } = ready
  const panels = ready.copies
    ? ready.copies.map((copy, index) => (
        <Elements key={copy.page?.id ?? index} elements={copy.elements} show={copy.page ? { ...show, page: copy.page } : show} />
      ))
    : ready.widget!.definition.nests && elements.map((one) => <Elements key={one.id} elements={[one]} show={show} />)
  return (
    <View
      settings={settings}
      data={data}
      page={show.page}
      id={id}
      skin={skin}
      outer={outerProps(ready)}
      startsPage={startsPage}
      panels={panels}
    >
      {elements.length > 0 ? <Elements elements={elements} show={show} startsPage={startsPage} /> : undefined}
    </View>
  )
}

function outerProps({ advanced, element, motion }: ReadyElement): OuterProps {
  const { id } = element
  const hidden = (['desktop', 'tablet', 'mobile'] as const).filter((device) => advanced[`hide_${device}`])
  return {
    id: advanced._element_id || undefined,
    className: [
      `elementor-element elementor-element-${id}`,
      ...hidden.map((device) => `elementor-hidden-${device}`),
      ...(motion?.className ? [motion.className] : []),
      ...(advanced._css_classes ? [advanced._css_classes] : []),
    ].join(' '),
    'data-id': id,
    'data-element_type': element.elType,
    ...motion?.data,
  }
}

/** Drawn by itself, a widget knows nothing of the page around it but what it was given. */
function isolate(content: ReactNode, ready: ReadyElement, report: (problem: string) => void) {
  try {
    return <TrustedMarkup html={renderToString(content, { identifierPrefix: ready.id })} />
  } catch (error) {
    report(
      `${ready.element.widgetType} ${ready.id} could not be drawn: ${error instanceof Error ? error.message : String(error)}`,
    )
    return null
  }
}

function UnknownWidget({ element: { id, widgetType } }: Pick<ReadyElement, 'element'>) {
  return (
    <p className="builder-notice" role="note" data-id={id}>
      O widget «{widgetType}» não está instalado. Visitantes não veem este aviso.
    </p>
  )
}
