import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent } from 'react'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { Drop } from './drop.ts'
import { OutlineRow } from './outline-row.tsx'
import type { Row } from './tree.ts'

type Marks = {
  chosen: readonly string[]
  /** The row that Tab leads to. */
  reachable: string | undefined
  held: readonly string[]
  drop: Drop | undefined
}
type Options = {
  /** A row of the top level and all that are shown in it. */
  rows: readonly Row[]
  widgets: WireWidget[]
  closed: ReadonlySet<string>
  marks: Marks
  /** The same object at every drawing. */
  actions: {
    onToggle: (id: string, isOpen: boolean) => void
    onChoose: (id: string, event: MouseEvent) => void
    onKeyDown: (id: string, event: KeyboardEvent) => void
    onGrab: (id: string, event: PointerEvent) => void
  }
}

/** A page has hundreds of rows: with a letter in one of them only those of its section are looked at again. */
export const OutlineSection = memo(DrawnSection, (before, next) => {
  const isSame = (['widgets', 'closed', 'actions'] as const).every((name) => before[name] === next[name])
  const [top, nextTop] = [before.rows[0], next.rows[0]]
  const isSameTop = (['element', 'place', 'count'] as const).every((name) => top?.[name] === nextTop?.[name])
  return isSame && isSameTop && marksIn(before) === marksIn(next)
})

function DrawnSection({ rows, widgets, closed, marks: { chosen, reachable, held, drop }, actions }: Options) {
  return rows.map((row) => {
    const { id } = row.element
    return (
      <OutlineRow
        key={id}
        row={row}
        title={titleOf(row, widgets)}
        isChosen={chosen.includes(id)}
        isReachable={id === reachable}
        isOpen={!closed.has(id)}
        onToggle={(isOpen) => actions.onToggle(id, isOpen)}
        onChoose={(event) => actions.onChoose(id, event)}
        onKeyDown={(event) => actions.onKeyDown(id, event)}
        onGrab={(event) => actions.onGrab(id, event)}
        isHeld={held.includes(id)}
        drop={drop?.onto === id ? drop.where : undefined}
      />
    )
  })
}

/** What is marked in this section. */
function marksIn({ rows, marks: { chosen, reachable, held, drop } }: Options): string {
  const ids = new Set(rows.map(({ element }) => element.id))
  const isHere = (id: string | undefined) => id !== undefined && ids.has(id)
  return JSON.stringify([
    chosen.filter(isHere),
    held.filter(isHere),
    isHere(reachable) ? reachable : '',
    isHere(drop?.onto) ? drop : '',
  ])
}

const titleOf = ({ element }: Row, widgets: WireWidget[]) =>
  widgets.find(({ name }) => name === element.widgetType)?.title ?? `${element.widgetType} (não instalado)`
