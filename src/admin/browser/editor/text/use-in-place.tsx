import { useLayoutEffect, useRef, useState } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { type Device, shownValue, type Values, withValue } from '../../documents/setting-values.ts'
import { find, type PageElement, setSettings, type Tree } from '../../documents/tree.ts'
import { MediaPicker } from '../../media/media-picker.tsx'
import { sendPicture } from './send-picture.ts'
import { firstPictureOf, pictureSettingOf } from './picture-setting.ts'
import { withValueAt } from './setting-path.ts'
import { shownTexts, textSettingOf, type ShownText } from './text-setting.ts'
import { useTextWriting } from './use-text-writing.tsx'

type Options = {
  document: { tree: Tree; change: (next: Tree, mark?: string, label?: string) => unknown }
  widgets: readonly WireWidget[]
  device: Device
  notify: (text: string) => void
}
type Meant = { element: PageElement; widget: WireWidget }
type Editing = { id: string; setting: string }

/**
 * Texts and pictures changed where they stand in the drawn page. While `editing` names an element its node must not be drawn
 * again; the document has its new words already. Place `tools` once beside the page.
 */
export function useInPlace({ document, widgets, device, notify }: Options) {
  const [editing, setEditing] = useState<Editing>()
  const [picturing, setPicturing] = useState<Editing>()
  const now = useRef(document)
  useLayoutEffect(() => {
    now.current = document
  })

  const meantAt = (clicked: Node): Meant | undefined => {
    const tag = clicked.nodeType === 1 ? (clicked as Element) : clicked.parentElement
    for (let one = tag?.closest('[data-id]'); one; one = one.parentElement?.closest('[data-id]')) {
      const element = find(document.tree, one.getAttribute('data-id') ?? '')
      const widget = element && widgets.find(({ name }) => name === element.widgetType)
      if (widget) return { element, widget }
    }
    return undefined
  }
  const set = (id: string, change: (values: Values) => Values, mark: string, label: string) => {
    const { tree, change: keep } = now.current
    const element = find(tree, id)
    if (element) keep(setSettings(tree, id, change(element.settings)), mark, label)
  }
  const setPicture = ({ id, setting }: Editing, picture: number) =>
    set(id, (values) => withValueAt(values, setting, { id: picture, alt: '' }), '', 'Imagem trocada')

  const edited = editing && find(document.tree, editing.id)
  const alignment = edited && alignOf(widgets, edited)
  const writing = useTextWriting(
    edited &&
      alignment && {
        value: shownValue(alignment, edited.settings, device),
        onPick: (way) => set(edited.id, (values) => withValue(alignment, values, device, way), '', 'Alinhamento'),
      },
  )

  const write = ({ element, widget }: Meant, text: ShownText) => {
    // One writing is one step to take back, however long it lasts.
    const mark = `written-${crypto.randomUUID()}`
    writing.begin({
      text,
      onChange: (value) =>
        set(element.id, (values) => withValueAt(values, text.setting, value), mark, `${widget.title}: ${text.label}`),
      onEnd: () => setEditing(undefined),
      onRefused: (tags) => notify(`Este texto tem ${tags.join(', ')}: mude-o nos ajustes, em HTML.`),
    })
    setEditing({ id: element.id, setting: text.setting })
    return true
  }
  const pick = ({ element }: Meant, setting: string | undefined) => {
    if (setting !== undefined) setPicturing({ id: element.id, setting })
    return setting !== undefined
  }

  return {
    editing,
    /** For a double click or a second tap. False: there is nothing to write or to choose. */
    beginAt: (clicked: Node): boolean => {
      const meant = meantAt(clicked)
      if (!meant) return false
      const { element, widget } = meant
      const picture = pictureSettingOf(widget, element, clicked)
      if (picture !== undefined) return pick(meant, picture)
      const text = textSettingOf(widget, element, clicked)
      if (text) return write(meant, text)
      const hasTexts = widget.settings.some(({ control }) => control === 'text' || control === 'rich-text')
      return !hasTexts || widget.name === 'image' ? pick(meant, firstPictureOf(widget, element.settings)) : false
    },
    /** For the Enter key: the first text of the element with this node, else its picture. */
    beginIn: (root: Element): boolean => {
      const meant = meantAt(root)
      if (!meant) return false
      const [text] = shownTexts(meant.widget, meant.element, root)
      return text ? write(meant, text) : pick(meant, firstPictureOf(meant.widget, meant.element.settings))
    },
    /** For files dropped on the page. False: nothing there shows a picture. */
    dropAt: (clicked: Node, file: File): boolean => {
      const meant = meantAt(clicked)
      if (!meant) return false
      const { element, widget } = meant
      const setting = pictureSettingOf(widget, element, clicked) ?? firstPictureOf(widget, element.settings)
      if (setting === undefined) return false
      void sendPicture(file, notify).then((id) => id !== undefined && setPicture({ id: element.id, setting }, id))
      return true
    },
    end: writing.end,
    tools: (
      <>
        {writing.toolbar}
        {picturing && (
          <MediaPicker
            several={false}
            onPick={([id]) => id !== undefined && setPicture(picturing, id)}
            onClose={() => setPicturing(undefined)}
          />
        )}
      </>
    ),
  }
}

/** The setting that aligns an element's lines, where it has one. */
const alignOf = (widgets: readonly WireWidget[], { widgetType }: PageElement) =>
  widgets
    .find(({ name }) => name === widgetType)
    ?.settings.find(
      ({ name, options }) =>
        name === 'align' && ['start', 'center', 'end'].every((way) => options.some(({ value }) => value === way)),
    )
