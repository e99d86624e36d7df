import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { namesOf } from '../editor/commands/element-names.ts'
import { duplicateAll, elementsOf, neighbourOfAll, removeAll, stepAll } from '../editor/commands/several.ts'
import { between } from '../editor/commands/walk.ts'
import { deedOf, type OutlineDeed } from './outline-keys.ts'
import { OutlineMenu } from './outline-menu.tsx'
import { OutlineRow } from './outline-row.tsx'
import { type Row, rowsOf, spotOf } from './tree.ts'
import { newElementId, type OpenDocument } from './use-document.ts'
import { useDrag } from './use-drag.ts'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'

type Options = {
  document: OpenDocument
  widgets: WireWidget[]
  list: RefObject<HTMLUListElement | null>
  onOpen: () => void
  /** Its last element was taken away by key. */
  onEmptied: () => void
}

/** The page's elements as a tree: the arrows go about in it, with Alt they take the chosen one along; a handle moves a row by hand. */
export function Outline({ document, widgets, list, onOpen, onEmptied }: Options) {
  const { tree, selection, chosen, choose, chooseAll, change, undo, redo } = document
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = rowsOf(tree, closed)
  const holdsFocus = useRef(false)
  const { held, handle } = useDrag({
    tree,
    selection,
    onDrop: (next, ids) => {
      change(next)
      chooseAll(ids)
    },
  })
  const current = rows.find(({ element }) => element.id === chosen?.id) ?? rows[0]

  // An element that moved is another place of the list: who moved it by key goes on from there.
  useEffect(() => {
    if (!holdsFocus.current) return
    if (rows.length > 0) return list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    holdsFocus.current = false
    onEmptied()
  })

  const press = (id: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
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
  const go = (to: Extract<OutlineDeed, { kind: 'go' }>['to'], row: Row) => {
    const at = rows.indexOf(row)
    const { id, elements } = row.element
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
  const onKeyDown = (event: KeyboardEvent, row: Row) => {
    const deed = deedOf(event)
    if (!deed) return
    event.preventDefault()
    const { id } = row.element
    if (deed.kind === 'go') return go(deed.to, row)
    if (deed.kind === 'undo') return undo()
    if (deed.kind === 'redo') return redo()
    if (deed.kind === 'open') {
      choose(id)
      return onOpen()
    }
    const ids = selection.includes(id) ? selection : [id]
    if (deed.kind === 'step') {
      change(stepAll(tree, ids, deed.way))
      return chooseAll(ids)
    }
    if (deed.kind === 'duplicate') {
      const copies = duplicateAll(tree, ids, newElementId)
      change(copies.tree, '', `Duplicar ${namesOf(elementsOf(tree, ids), { widgets })}`)
      return chooseAll(copies.ids)
    }
    change(removeAll(tree, ids))
    choose(neighbourOfAll(tree, ids))
  }

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
        sx={{ listStyle: 'none', m: 0, p: 0.5 }}
      >
        {rows.map((row) => (
          <OutlineRow
            key={row.element.id}
            row={row}
            title={titleOf(row, widgets)}
            isChosen={selection.includes(row.element.id)}
            isReachable={row === current}
            isOpen={!closed.has(row.element.id)}
            onToggle={(isOpen) => toggle(row.element.id, isOpen)}
            onChoose={(event) => press(row.element.id, event)}
            onKeyDown={(event) => onKeyDown(event, row)}
            handle={handle(row.element.id)}
            isHeld={
              held !== undefined &&
              (held.id === row.element.id || (selection.includes(held.id) && selection.includes(row.element.id)))
            }
            drop={held?.drop?.onto === row.element.id ? held.drop.where : undefined}
          />
        ))}
      </Box>
      <OutlineMenu document={document} widgets={widgets} list={list} />
    </>
  )
}

const titleOf = ({ element }: Row, widgets: WireWidget[]) =>
  widgets.find(({ name }) => name === element.widgetType)?.title ?? `${element.widgetType} (não instalado)`
