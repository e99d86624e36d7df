import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { deedOf, type OutlineDeed } from './outline-keys.ts'
import { OutlineRow } from './outline-row.tsx'
import { duplicate, neighbourOf, remove, type Row, rowsOf, spotOf, step } from './tree.ts'
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
  const { tree, chosen, choose, change, undo, redo } = document
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = rowsOf(tree, closed)
  const holdsFocus = useRef(false)
  const { held, handle } = useDrag({
    tree,
    onDrop: (next, id) => {
      change(next)
      choose(id)
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
    if (deed.kind === 'step') {
      change(step(tree, id, deed.way))
      return choose(id)
    }
    if (deed.kind === 'duplicate') {
      const copy = duplicate(tree, id, newElementId)
      change(copy.tree)
      return choose(copy.id)
    }
    change(remove(tree, id))
    choose(neighbourOf(tree, id))
  }

  if (rows.length === 0)
    return (
      <Typography color="textSecondary" variant="body2" sx={{ p: 2 }}>
        A página está vazia. Comece por “Acrescentar”: um título, uma imagem, uma grade de produtos…
      </Typography>
    )
  return (
    <Box
      component="ul"
      role="tree"
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
          isChosen={row.element.id === chosen?.id}
          isReachable={row === current}
          isOpen={!closed.has(row.element.id)}
          onToggle={(isOpen) => toggle(row.element.id, isOpen)}
          onChoose={() => {
            choose(row.element.id)
            onOpen()
          }}
          onKeyDown={(event) => onKeyDown(event, row)}
          handle={handle(row.element.id)}
          isHeld={held?.id === row.element.id}
          drop={held?.drop?.onto === row.element.id ? held.drop.where : undefined}
        />
      ))}
    </Box>
  )
}

const titleOf = ({ element }: Row, widgets: WireWidget[]) =>
  widgets.find(({ name }) => name === element.widgetType)?.title ?? `${element.widgetType} (não instalado)`
