import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import { useCommands } from '../editor/commands/commands.ts'
import { ContextMenu } from '../editor/commands/context-menu.tsx'
import { onMenuAsked, type Point } from '../editor/commands/menu-trigger.ts'
import type { OpenDocument } from './use-document.ts'

type Options = { document: OpenDocument; widgets: WireWidget[]; list: RefObject<HTMLElement | null> }

/** The menu of the rows of an outline. */
export function OutlineMenu({ document, widgets, list }: Options) {
  const commands = useCommands(document, { widgets, notify: useNotify() })
  const [at, setAt] = useState<Point>()
  const open = useEffectEvent((target: Element, point: Point) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (id === undefined) return
    if (!document.selection.includes(id)) document.choose(id)
    setAt(point)
  })
  useEffect(() => (list.current ? onMenuAsked(list.current, ({ at: point, target }) => open(target, point)) : undefined), [list])
  return <ContextMenu commands={commands} at={at} onClose={() => setAt(undefined)} />
}
