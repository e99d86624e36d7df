import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { namesOf } from '../editor/commands/element-names.ts'
import { duplicateAll, neighbourOfAll, outermost, removeAll, stepAll } from '../editor/commands/several.ts'
import { between } from '../editor/commands/walk.ts'
import { deedOf, type OutlineDeed } from './outline-keys.ts'
import { OutlineMenu } from './outline-menu.tsx'
import { LIST_LOOK } from './outline-row.tsx'
import { OutlineSection } from './outline-section.tsx'
import { find, type PageElement, type Row, rowsOf, spotOf } from './tree.ts'
import { newElementId, type OpenDocument } from './use-document.ts'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { Held } from '../editor/canvas/drop-element.ts'
import { useStable } from '../shared/use-stable.ts'
import type { useCanvasDrag } from '../editor/canvas/use-canvas-drag.ts'

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  list: RefObject<HTMLUListElement | null>
  drag: ReturnType<typeof useCanvasDrag>
  /** What is taken along by a row: its element, or all of the selection. */
  heldOf: (id: string) => Held
  onOpen: () => void
  /** Its last element was taken away by key. */
  onEmptied: () => void
}

/** The page's elements as a tree: the arrows go about in it, with Alt they take the chosen one along; a handle moves a row by hand. */
export function Outline({ document, widgets, list, drag: { drag, grab }, heldOf, onOpen, onEmptied }: Options) {
  const { tree, selection, chosen, choose, chooseAll, change, undo, redo } = document
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = rowsOf(tree, closed)
  const holdsFocus = useRef(false)
  const carried = drag && 'ids' in drag.held ? drag.held.ids : []
  const current = rows.find(({ element }) => element.id === chosen?.id) ?? rows[0]

  // An element that moved is another place of the list: who moved it by key goes on from there.
  useEffect(() => {
    if (!holdsFocus.current) return
    if (rows.length > 0) return list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    holdsFocus.current = false
    onEmptied()
  })

  const onChoose = (id: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey) return document.toggle(id)
    if (shiftKey) return chooseAll(between(tree, chosen?.id, id))
    choose(id)
    onOpen()
  }
  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(closed)
    if (isOpen) next.delete(id)
    else next.add(id)
    setClosed(next)
  }
  const go = (to: Extract<OutlineDeed, { kind: 'go' }>['to'], { id, elements }: PageElement) => {
    const at = rows.findIndex(({ element }) => element.id === id)
    if (to === 'inwards' && closed.has(id)) return toggle(id, true)
    if (to === 'outwards' && elements.length > 0 && !closed.has(id)) return toggle(id, false)
    const target = {
      before: rows[at - 1]?.element.id,
      after: rows[at + 1]?.element.id,
      first: rows[0]?.element.id,
      last: rows.at(-1)?.element.id,
      inwards: elements[0]?.id,
      outwards: spotOf(tree, id)?.parent?.id,
    }[to]
    if (target !== undefined) choose(target)
  }
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const deed = deedOf(event)
    const element = find(tree, id)
    if (!deed || !element) return
    event.preventDefault()
    if (deed.kind === 'go') return go(deed.to, element)
    if (deed.kind === 'undo') return undo()
    if (deed.kind === 'redo') return redo()
    if (deed.kind === 'open') {
      choose(id)
      return onOpen()
    }
    const ids = selection.includes(id) ? selection : [id]
    if (deed.kind === 'step') {
      change(stepAll(tree, ids, deed.way, newElementId))
      return chooseAll(ids)
    }
    if (deed.kind === 'duplicate') {
      const copies = duplicateAll(tree, ids, newElementId)
      change(copies.tree, '', `Duplicar ${namesOf(outermost(tree, ids), { widgets })}`)
      return chooseAll(copies.ids)
    }
    change(removeAll(tree, ids))
    choose(neighbourOfAll(tree, ids))
  }
  const onGrab = (id: string, event: PointerEvent) => {
    event.preventDefault()
    grab(event.nativeEvent, heldOf(id))
  }
  const actions = useStable({ onToggle: toggle, onChoose, onKeyDown, onGrab })

  if (rows.length === 0)
    return (
      <Typography color="textSecondary" variant="body2" sx={{ p: 2 }}>
        A página está vazia. Comece por “Acrescentar”: um título, uma imagem, uma grade de produtos…
      </Typography>
    )
  return (
    <>
      <Box
        component="ul"
        role="tree"
        aria-multiselectable
        aria-label="Estrutura da página"
        ref={list}
        onFocus={() => (holdsFocus.current = true)}
        onBlur={() => (holdsFocus.current = false)}
        sx={LIST_LOOK}
      >
        {sectionsOf(rows).map((section) => (
          <OutlineSection
            key={section[0]!.element.id}
            rows={section}
            widgets={widgets}
            closed={closed}
            marks={{ chosen: selection, reachable: current?.element.id, held: carried, drop: drag?.row?.drop }}
            actions={actions}
          />
        ))}
      </Box>
      <OutlineMenu document={document} widgets={widgets} list={list} />
    </>
  )
}

/** Each row of the top level with those in it. */
function sectionsOf(rows: readonly Row[]): Row[][] {
  const sections: Row[][] = []
  for (const row of rows) {
    if (row.level === 1) sections.push([row])
    else sections.at(-1)?.push(row)
  }
  return sections
}
